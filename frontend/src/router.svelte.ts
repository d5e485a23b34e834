// A history router in a few lines: a handful of addresses do not need a library.

export type Route =
  | { page: "lobby" | "me" | "about" | "missing" }
  | { page: "rules"; id?: string }
  | { page: "account"; deed: "reset" | "confirm"; key?: string }
  | { page: "table"; id: string; invite?: string }
  | { page: "match"; id: string }
  | { page: "replay"; id: string; n?: number };

/** The page that an address (path and query) names. Never throws; what nobody knows is "missing". */
export function parse(address: string): Route {
  const url = new URL(address, "http://here");
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
  const [first, id, ...rest] = parts; // "/t/" is the short form of invite links
  if (first === undefined) return { page: "lobby" };
  if (first === "account") return account([id, ...rest].filter((part) => part !== undefined));
  if (rest.length > 0) return { page: "missing" };
  if ((first === "me" || first === "about") && id === undefined) return { page: first };
  if (first === "rules") return id === undefined ? { page: "rules" } : { page: "rules", id };
  if (id === undefined) return { page: "missing" };
  if (first === "table" || first === "t") {
    const invite = url.searchParams.get("invite");
    return invite ? { page: "table", id, invite } : { page: "table", id };
  }
  if (first === "match") return { page: "match", id };
  if (first === "replay") {
    const n = url.searchParams.get("n");
    return n !== null && /^\d+$/.test(n) ? { page: "replay", id, n: Number(n) } : { page: "replay", id };
  }
  return { page: "missing" };
}

/** The addresses in the mails of accounts: /account/reset, /account/reset/<key>, /account/confirm/<key>. */
function account([deed, key, ...rest]: string[]): Route {
  if (deed === undefined) return { page: "me" };
  if (rest.length === 0 && deed === "reset")
    return key === undefined ? { page: "account", deed } : { page: "account", deed, key };
  if (rest.length === 0 && deed === "confirm" && key !== undefined) return { page: "account", deed, key };
  return { page: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

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

/** Goes to an address of this site; `replace` leaves no entry in the history (replays move through numbers that way). */
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
