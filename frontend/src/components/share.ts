// Hands a link on: to the machine's own way of sharing, or to the clipboard.

import { t } from "../i18n/index.ts";
import { toast } from "../toasts.svelte.ts";

export interface Shared {
  /** A whole address, or a path of this site. */
  url: string;
  title?: string;
  text?: string;
}

/** Whether this browser has a way of sharing of its own, as phones do. */
export const canShare = (): boolean => typeof navigator.share === "function";

export const wholeAddress = (url: string): string => new URL(url, location.origin).href;

/** Shares a link; copies it where the browser can't share it. Somebody who closes the sheet wants neither. */
export async function share({ url, title = "Bastide", text }: Shared): Promise<void> {
  const data = { title, url: wholeAddress(url), ...(text ? { text } : {}) };
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
  }
}

/** Copies a link and says so. Returns false where the browser does not let us; then it says what to do. */
export async function copy(url: string): Promise<boolean> {
  const whole = wholeAddress(url);
  const copied = await written(whole);
  if (copied) toast(t("share.copied"), "good");
  else toast(t("share.by_hand", { link: whole }));
  return copied;
}

/** Copies other text, which stands beside the button, and says so. */
export async function copyText(text: string): Promise<void> {
  if (await written(text)) toast(t("share.text_copied"), "good");
  else toast(t("share.select"));
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byCommand(text);
  }
}

/** Pages over plain http, as in a home network, have no clipboard; the older command still works there. */
function byCommand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;top:0;opacity:0";
  // Within a dialog only what lies in it can be selected.
  (before?.closest("dialog") ?? document.body).append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
