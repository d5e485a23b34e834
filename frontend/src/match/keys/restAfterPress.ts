// A button that comes under the pointer right after a press rests for a moment: a second, impatient press was meant
// for what stood there before, and a turn that has ended can't be taken back.

import type { Attachment } from "svelte/attachments";

export const REST_MS = 600;
let pressed = -Infinity;
// A press of a key has no count of clicks: who reaches the button by keys means it.
addEventListener("click", (event) => event.detail > 0 && (pressed = performance.now()), { capture: true });

/** Keeps a button asleep if it comes within that time after a press. */
export const restAfterPress: Attachment<HTMLButtonElement> = (button) => {
  if (performance.now() - pressed > REST_MS) return;
  button.disabled = true;
  const timer = setTimeout(() => (button.disabled = false), REST_MS);
  return () => clearTimeout(timer);
};
