/** Moves the focus to the page's main part: a screen reader then says where it is. */
export function focusMain(options: FocusOptions = {}): void {
  const main = document.querySelector<HTMLElement>("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus(options);
}
