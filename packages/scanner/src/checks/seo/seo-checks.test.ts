import { readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { seoChecks } from "./seo-checks.ts";

const GROUPS = ["lighthouse", "indexing", "content", "links", "markup"];

describe("seoChecks", () => {
  it("lists every check that has a file, under the file's name", () => {
    const files = readdirSync(import.meta.dirname)
      .filter((name) => /^seo-.+\.ts$/.test(name) && !name.endsWith(".test.ts") && name !== "seo-checks.ts")
      .map((name) => name.replace(".ts", ""));
    const own = seoChecks.filter(({ group }) => group !== "lighthouse").map(({ id }) => id);
    expect(own.toSorted()).toEqual(files.toSorted());
  });

  it.each(seoChecks)("$id says what it means, how to fix it and where to read on", (check) => {
    expect(check.area).toBe("seo");
    expect(GROUPS).toContain(check.group);
    expect(check.fixSteps.length).toBeGreaterThan(0);
    expect(check.resources.length).toBeGreaterThan(0);
    expect(check.whyItMatters.length).toBeGreaterThan(40);
    expect(check.businessImpact.length).toBeGreaterThan(20);
  });
});
