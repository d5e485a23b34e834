// What shows a player that it is their turn while the page is hidden: the title, the icon and a notification.

import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";
import { set, settings } from "../page/settings.svelte.ts";

const ICON = 'link[rel="icon"][type="image/svg+xml"]';
const [USUAL, CALLING] = ["/favicon.svg", "/favicon-turn.svg"];

/** Whether browsers of this kind can notify, and whether this page may. */
export const permission = (): NotificationPermission | null =>
  typeof Notification === "undefined" ? null : Notification.permission;

/** Asks the browser for leave, where the player wishes to be notified. Returns whether they will be. */
export async function wish(on: boolean): Promise<boolean> {
  const granted = on && permission() !== null && (await Notification.requestPermission()) === "granted";
  set("notify", granted);
  return granted;
}

/** Made while a component is set up. */
export class Attention {
  /** What the title begins with; empty while the page is in sight or it is nobody's turn here. */
  readonly mark = $derived.by(() => (this.#hidden && this.#called() ? `● ${this.#called()} · ` : ""));
  readonly #called: () => string | null;
  readonly #subscribe = createSubscriber((update) => on(document, "visibilitychange", update));
  #shown: Notification | null = null;

  /** Takes what a called player reads, null while nobody here is to act; the page's title, and the match's id. */
  constructor(called: () => string | null, title: () => string, match: string) {
    this.#called = called;
    $effect(() => {
      const calling = this.mark !== "";
      document.querySelector(ICON)?.setAttribute("href", calling ? CALLING : USUAL);
      if (!calling) return this.#withdraw();
      untrack(() => this.#notify(called() ?? "", title(), match));
      return () => document.querySelector(ICON)?.setAttribute("href", USUAL);
    });
    $effect(() => () => this.#withdraw());
  }

  get #hidden(): boolean {
    this.#subscribe();
    return document.visibilityState === "hidden";
  }

  /** One notification for each match: a later one takes the place of the one before. */
  #notify(text: string, title: string, match: string): void {
    if (!settings.notify || permission() !== "granted") return;
    this.#shown = new Notification(text, { body: title, tag: match, icon: "/icon-180.png" });
    this.#shown.onclick = () => {
      window.focus();
      this.#withdraw();
    };
  }

  #withdraw(): void {
    this.#shown?.close();
    this.#shown = null;
  }
}
