// A history router in a few lines: a handful of addresses do not need a library.

import { parse, type Route } from "./route.ts";

const here = () => location.pathname + location.search;
const current = $state<{ route: Route; address: string; hash: string }>({
  route: parse(here()),
  address: here(),
  hash: location.hash,
});

function show() {
  current.address = here();
  current.hash = location.hash;
  current.route = parse(current.address);
}

/** The page on show; reading `router.route` in a component or an effect follows it. */
export const router = {
  get route(): Route {
    return current.route;
  },
  get address(): string {
    return current.address;
  },
  /** The place within the page that the address names, without the sign before it. */
  get anchor(): string {
    return current.hash.slice(1);
  },
};

/**
 * Goes to an address of this site; `replace` leaves no entry in the history (replays move through numbers that way).
 */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (to === here() + location.hash) return;
  if (options.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  show();
}

/** Starts listening: the back button, and clicks on plain links to this site. Returns the way to stop. */
export function startRouter(): () => void {
  const click = (event: MouseEvent) => {
    const to = plainLink(event);
    if (to === null) return;
    event.preventDefault();
    navigate(to);
  };
  addEventListener("popstate", show);
  addEventListener("hashchange", show);
  document.addEventListener("click", click);
  show();
  return () => {
    removeEventListener("popstate", show);
    removeEventListener("hashchange", show);
    document.removeEventListener("click", click);
  };
}

const OURS = /^\/(?!api\/|art\/|_allauth\/|admin\/|assets\/)/;

function plainLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
  if (!OURS.test(link.pathname) || link.getAttribute("href")?.startsWith("#")) return null;
  return link.pathname + link.search + link.hash;
}
