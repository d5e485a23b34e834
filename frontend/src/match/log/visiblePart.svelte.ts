// The rows of a long list that are in sight, and some around them: only these are in the page. The room of the others
// is kept free by their number and the mean height of those that were measured.

import { tick } from "svelte";

/** Pixels of a row before any was measured. */
const GUESS = 46;
/** Rows beyond the sight on either side. */
const MORE = 12;
/** Rows between the sight and the end of the window at which the window moves. */
const NEAR = 3;
/** Rows shown before the size of the list is known. */
const FIRST = 40;

export class VisiblePart {
  from = $state(0);
  #wanted = $state(FIRST);
  #mean = $state(GUESS);
  #list: HTMLElement | null = null;
  #box: HTMLElement | null = null;
  /** The row that was brought into sight, and where the list was scrolled to for it. */
  #shown: { row: number; top: number } | null = null;
  readonly #count: () => number;

  constructor(count: () => number) {
    this.#count = count;
  }

  get to(): number {
    return Math.min(this.#wanted, this.#count());
  }

  /** Pixels kept free above and below. */
  get above(): number {
    return this.from * this.#mean;
  }

  get below(): number {
    return (this.#count() - this.to) * this.#mean;
  }

  /** Follows the scrolling of `box`, which the list lies in; returns the way to stop. */
  follow(list: HTMLElement, box: HTMLElement | null): () => void {
    [this.#list, this.#box] = [list, box];
    const look = () => this.#look();
    if (box) box.style.overflowAnchor = "none"; // the room above is an estimate, which is corrected unseen
    box?.addEventListener("scroll", look, { passive: true });
    look();
    const watch = box && typeof ResizeObserver !== "undefined" ? new ResizeObserver(() => this.#again()) : null;
    if (box) watch?.observe(box);
    return () => {
      watch?.disconnect();
      box?.removeEventListener("scroll", look);
    };
  }

  /** Brings a row into sight, after the rows around it have come into the page. */
  async show(row: number): Promise<void> {
    const [list, box] = [this.#list, this.#box];
    if (!list || !box) return;
    if (row < this.from || row >= this.to) {
      this.from = Math.max(0, row - MORE);
      this.#wanted = row + 1 + MORE;
    }
    await tick();
    const [line, frame] = [list.children[row - this.from]?.getBoundingClientRect(), box.getBoundingClientRect()];
    if (!line) return;
    const out = line.top < frame.top || line.bottom > frame.bottom;
    if (out) box.scrollTop += line.top - frame.top - frame.height / 2;
    this.#shown = { row, top: box.scrollTop };
    this.#look();
  }

  /** What was shown stays in sight when the list gets less room, unless a person has scrolled since. */
  #again(): void {
    if (this.#shown && this.#box?.scrollTop === this.#shown.top) void this.show(this.#shown.row);
  }

  /** Moves the window when the rows in sight come near its ends; rows of other heights alone never move it. */
  #look(): void {
    const [list, box] = [this.#list, this.#box];
    if (!list || !box) return;
    const top = Math.max(0, box.scrollTop - (list.offsetTop - box.offsetTop));
    const sight = () => [Math.floor(top / this.#mean), Math.ceil((top + box.clientHeight) / this.#mean)] as const;
    const [first, last] = sight();
    const above = this.from === 0 || first >= this.from + NEAR;
    const below = this.to >= this.#count() || last <= this.to - NEAR;
    if (above && below) return;
    this.#measure(list);
    const [from, to] = sight();
    this.from = Math.max(0, Math.min(from, this.#count() - 1) - MORE);
    this.#wanted = Math.max(to + MORE, this.from + 1);
  }

  #measure(list: HTMLElement): void {
    const [first, last] = [list.children[0], list.children[list.children.length - 1]];
    if (!first || !last) return;
    const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
    this.#mean = height / list.children.length || GUESS;
  }
}
