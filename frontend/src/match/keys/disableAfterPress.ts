// Disables a new button for a moment after a press, because a quick second press was meant for the button that was
// there before, and the end of a turn can't be undone.

import type { Attachment } from "svelte/attachments";

export const DISABLED_MS = 600;
let pressed = -Infinity;
// A click by a key has a count of 0: the player has moved the focus to the button, so it works at once.
addEventListener("click", (event) => event.detail > 0 && (pressed = performance.now()), { capture: true });

/** Disables a button for DISABLED_MS if it is added within that time after a press. */
export const disableAfterPress: Attachment<HTMLButtonElement> = (button) => {
  if (performance.now() - pressed > DISABLED_MS) return;
  button.disabled = true;
  const timer = setTimeout(() => (button.disabled = false), DISABLED_MS);
  return () => clearTimeout(timer);
};
