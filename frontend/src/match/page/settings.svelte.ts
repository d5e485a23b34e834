// What this device does at the table; kept in the browser, not with the player.

export interface Settings {
  vibrate: boolean;
  oneClick: boolean;
  autoEnd: boolean;
  /** A turn never ends by itself. */
  manualEnd: boolean;
  /** Several persons at this device: the table is covered while it goes from hand to hand. */
  coverTurns: boolean;
  /** The short cuts were offered, and the offer was put away. */
  shortCutsSeen: boolean;
  /** A notification when it is this player's turn and the page is hidden. */
  notify: boolean;
  /** The overview of a board larger than the view is put away. */
  noOverview: boolean;
}

const KEY = "bastide.table";
const OFF: Settings = {
  vibrate: false,
  oneClick: false,
  autoEnd: false,
  manualEnd: false,
  coverTurns: false,
  shortCutsSeen: false,
  notify: false,
  noOverview: false,
};

function stored(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return Object.fromEntries(
      Object.keys(OFF).map((name) => [name, kept[name as keyof Settings] === true]),
    ) as unknown as Settings;
  } catch {
    return { ...OFF };
  }
}

export const settings = $state<Settings>(stored());

export function set(name: keyof Settings, value: boolean): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* the choice then holds for this page */
  }
}
