// Leaving a running match by the browser's Back asks once. An entry of the history with the same address takes the
// first Back; the page stays as it is meanwhile.

const MARK = "bastide.table";

const marked = () => (history.state as { guard?: string } | null)?.guard === MARK;

/** Made while a component is set up. */
export class BackGuard {
  asking = $state(false);
  readonly #playing: () => boolean;

  /** `playing` says whether leaving would interrupt something. */
  constructor(playing: () => boolean) {
    this.#playing = playing;
    $effect(() => {
      if (!playing()) return;
      if (!marked()) history.pushState({ guard: MARK }, "", location.href);
      addEventListener("popstate", this.#back);
      return () => removeEventListener("popstate", this.#back);
    });
  }

  /** Goes where Back led. */
  readonly leave = (): void => {
    this.asking = false;
    history.back();
  };

  readonly stay = (): void => {
    this.asking = false;
  };

  readonly #back = (): void => {
    // The address is still the match's: only the entry above it is gone.
    if (this.#playing() && !marked()) this.asking = true;
  };
}
