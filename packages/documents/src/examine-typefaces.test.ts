import { expect, it } from "vitest";

import { examineTypefaces } from "#examine-typefaces.ts";

it("the documents' typefaces print every script they promise", () => {
  expect(examineTypefaces()).toBe("18 files for 11 scripts");
});
