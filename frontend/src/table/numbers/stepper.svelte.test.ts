// A number with a button on each side.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import Stepper from "./Stepper.svelte";

let stepper: ReturnType<typeof mount>;
const props = $state({ name: "bridge", hint: "usually 3", value: 3, usual: 3, most: 4, onchange: (_: number) => {} });

beforeEach(() => {
  setLocale("en");
  Object.assign(props, { value: 3, onchange: (value: number) => (props.value = value) });
  stepper = mount(Stepper, { target: document.body, props });
  flushSync();
});
afterEach(() => unmount(stepper));

const button = (label: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!;
const input = () => document.querySelector("input")!;
const press = (label: string) => flushSync(() => button(label).click());
const type = (text: string) =>
  flushSync(() => {
    input().value = text;
    input().dispatchEvent(new Event("change", { bubbles: true }));
  });

test("goes up and down between 0 and the most, and says where it ends", () => {
  press("One more: bridge");
  expect([props.value, button("One more: bridge").ariaDisabled]).toEqual([4, "true"]);
  press("One more: bridge");
  expect(props.value).toBe(4);
  for (let n = 0; n < 6; n += 1) press("One less: bridge");
  expect([props.value, button("One less: bridge").ariaDisabled]).toEqual([0, "true"]);
  expect(document.querySelector("output")?.textContent).toBe("0");
});

test("takes a number that is typed, within its bounds; no number changes nothing", () => {
  type("1");
  expect(props.value).toBe(1);
  type("99");
  expect([props.value, input().value]).toEqual([4, "4"]);
  type("");
  expect([props.value, input().value]).toEqual([4, "4"]);
});

test("is named, described, and marked where it is not usual", () => {
  expect(input().labels?.[0]?.textContent).toBe("bridge");
  expect(document.getElementById(input().getAttribute("aria-describedby") ?? "")?.textContent).toBe("usually 3");
  press("One less: bridge");
  expect(input().labels?.[0]?.textContent).toContain("changed");
});
