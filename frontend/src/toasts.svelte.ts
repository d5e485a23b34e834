// Short messages that come and go: `toast("Link copied")`, `toast(refusal.sentence, "bad")`.

export type ToastKind = "plain" | "good" | "bad";
export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

const LASTS = 6000; // ms
let last = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, kind: ToastKind = "plain"): void {
  const same = toasts.find((old) => old.text === text);
  if (same) dismiss(same.id);
  const id = ++last;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
