// How far this browser is in each lesson. It is kept here, so that a guest needs no account to go on later.

const KEY = "bastide.lessons";

export interface Progress {
  /** How many of the lesson's actions are played. */
  readonly at: number;
  /** The lesson was once played to its end. */
  readonly done?: boolean;
}

const kept = $state<{ all: Readonly<Record<string, Progress>> }>({ all: read() });

function read(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(([, one]) => Number.isInteger((one as Progress | null)?.at)),
    );
  } catch {
    return {};
  }
}

export const progressOf = (lesson: string): Progress => kept.all[lesson] ?? { at: 0 };

/** Keeps where the learner stands; a lesson that was done once stays so. */
export function keep(lesson: string, at: number, length: number): void {
  const done = progressOf(lesson).done === true || at >= length;
  kept.all = { ...kept.all, [lesson]: done ? { at, done } : { at } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.all));
  } catch {
    /* storage may be forbidden: the place then holds for this page */
  }
}
