// How loud this device is. It is kept in the browser, not with the player.

const KEY = "bastide.sound";
const USUAL = 0.6;

interface Volume {
  /** From 0 to 1. */
  level: number;
  muted: boolean;
}

function stored(): Volume {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Volume>;
    const level = typeof kept.level === "number" && kept.level >= 0 && kept.level <= 1 ? kept.level : USUAL;
    return { level, muted: kept.muted === true };
  } catch {
    return { level: USUAL, muted: false };
  }
}

export const volume = $state<Volume>(stored());

export function setVolume(next: Partial<Volume>): void {
  Object.assign(volume, next);
  try {
    localStorage.setItem(KEY, JSON.stringify(volume));
  } catch {
    /* the choice then holds for this page */
  }
}
