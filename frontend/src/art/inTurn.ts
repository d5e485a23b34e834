// Much work in small pieces: some at a time, and a frame of the page between them, so that it moves meanwhile.

const AT_ONCE = 4;
/** Milliseconds of a frame for the work; the rest is the page's. */
const SHARE = 8;

const waiting: (() => void)[] = [];
let working = 0;
let since = -Infinity;

/** Does the work once it is its turn. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    if (performance.now() - since > SHARE) await frame();
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

/** Resolves with the next frame; where none is drawn, as in a page out of sight, it does not wait for one. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      since = performance.now();
      resolve();
    };
    if (document.hidden) setTimeout(go);
    else requestAnimationFrame(go);
  });
}
