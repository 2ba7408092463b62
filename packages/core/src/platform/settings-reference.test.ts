import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { settingsReference } from "./settings-reference.ts";

it("is what docs/reference/settings.md says", () => {
  const page = new URL("../../../../docs/reference/settings.md", import.meta.url);
  expect(readFileSync(page, "utf8")).toBe(settingsReference());
});
