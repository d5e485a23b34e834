// What this browser keeps: the colour scheme. (The language is kept by i18n, the player's name and mark by the server.)

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "bastide.theme";
const chosen = $state<{ theme: Theme }>({ theme: stored() });

function stored(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? "system";
  } catch {
    return "system";
  }
}

export const theme = (): Theme => chosen.theme;

/**
 * Shows the site in a scheme and keeps the choice; "system" follows the machine. (public/theme.js does it before the
 * first paint.)
 */
export function setTheme(next: Theme): void {
  chosen.theme = next;
  if (next === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    /* the choice then holds for this page */
  }
}
