import { CHECKS } from "@plumbline/scanner/checks";
import { describe, expect, it } from "vitest";

import { requireCheck } from "#checks/require-check.ts";

describe("a check named on the command line", () => {
  it("is found by its id, however it is written", () => {
    expect(requireCheck(" SEC-hsts", CHECKS).id).toBe("sec-hsts");
  });

  it("is suggested by a part of its id", () => {
    expect(() => requireCheck("hsts", CHECKS)).toThrow("Did you mean sec-hsts?");
  });

  it("is suggested in spite of a typing error", () => {
    expect(() => requireCheck("sec-htss", CHECKS)).toThrow(/Did you mean sec-hsts,/u);
  });
});
