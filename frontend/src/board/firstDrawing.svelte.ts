// The first drawing of a board: its figures do not stand on bare lawns before the tiles are drawn.

/** Milliseconds that a board waits for its drawings at most: one that is missing must not keep the board away. */
const LONGEST = 3000;

/** Made while a component is set up, so that its timer ends with the component. */
export class FirstDrawing {
  #done = $state(false);

  constructor() {
    $effect(() => {
      const timer = setTimeout(() => this.end(), LONGEST);
      return () => clearTimeout(timer);
    });
  }

  /** Whether the board still waits for the drawings of the tiles on show. */
  get waiting(): boolean {
    return !this.#done;
  }

  /** The tiles on show are drawn, or could not be. The board never waits again. */
  end(): void {
    this.#done = true;
  }
}
