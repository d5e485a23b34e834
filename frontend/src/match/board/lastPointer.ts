// Where the pointer was last: for what is shown because of it, and loaded later.

let last: PointerEvent | undefined;
const keep = (event: PointerEvent) => void (last = event);
for (const type of ["pointermove", "pointerdown"] as const)
  globalThis.addEventListener?.(type, keep, { passive: true, capture: true });

export const lastPointer = (): PointerEvent | undefined => last;
