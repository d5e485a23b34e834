/** Putting changes into a view, and its hash, which says whether both sides hold the same one. */
import type { Change, View } from "./types";

/** The view after `change`; `view` stays as it is. Lists that grow are new lists. */
export function applyChange(view: View, change: Change): View {
  const next: View = { ...view, ...(change.set ?? {}) };
  for (const [key, items] of Object.entries(change.add ?? {})) {
    const before = (view as Record<string, unknown>)[key];
    next[key] = Array.isArray(before) ? [...before, ...items] : [...items];
  }
  for (const key of change.drop ?? []) delete next[key];
  return next;
}

function byCodePoint(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const step = left[i]!.codePointAt(0)! - right[i]!.codePointAt(0)!;
    if (step !== 0) return step;
  }
  return left.length - right.length;
}

function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
}

/** JSON with sorted keys, no spaces and only ASCII characters: one text for one value, on both sides of the wire. */
export function canonical(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return "[" + value.map(canonical).join(",") + "]";
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => byCodePoint(a, b));
  return "{" + entries.map(([key, item]) => quoted(key) + ":" + canonical(item)).join(",") + "}";
}

/** The view as everybody sees it: without the list of legal actions. */
function common(view: View): View {
  if (!view.decision || !("actions" in view.decision)) return view;
  const { actions: _, ...decision } = view.decision;
  return { ...view, decision };
}

/** 16 hex digits, or null where the browser offers no digest (plain http away from localhost). */
export async function viewHash(view: View): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new TextEncoder().encode(canonical(common(view)));
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...digest.slice(0, 8)].map((b) => b.toString(16).padStart(2, "0")).join("");
}
