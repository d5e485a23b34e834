import { beforeEach, expect, it } from "vitest";
import type { TableSettings } from "../api/types.ts";
import { set } from "../match/page/settings.svelte.ts";
import { hasLastSettings, remember } from "./lastSettings.ts";

beforeEach(() => localStorage.clear());

it("keeps the settings of the last table apart from those of this device", () => {
  set("manualEnd", true);
  remember({ edition: "new-2018", expansions: [] } as unknown as TableSettings);
  set("vibrate", true);
  expect(hasLastSettings()).toBe(true);
  expect(JSON.parse(localStorage.getItem("bastide.table") ?? "{}")).toMatchObject({ manualEnd: true, vibrate: true });
});
