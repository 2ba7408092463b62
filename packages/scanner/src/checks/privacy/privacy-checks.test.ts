import { readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { privacyChecks } from "#checks/privacy/privacy-checks.ts";

const FORBIDDEN = /\bcompliant\b|\bunlawful\b|\bcertified\b|\billegal\b|guarantee/i;

describe("the privacy checks", () => {
  it("are all the declarations of the folder", () => {
    const files = readdirSync(import.meta.dirname)
      .filter((name) => /^prv-.*(?<!\.test)\.ts$/.test(name))
      .map((name) => name.replace(/\.ts$/, ""));
    expect(privacyChecks.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
    expect(files).toHaveLength(36);
  });

  it.each(privacyChecks)("$id can be handed to a person who is no specialist", (check) => {
    expect(check.area).toBe("privacy");
    expect(["consent", "optout", "policy", "thirdparty", "embeds", "forms"]).toContain(check.group);
    expect(check.fixSteps.length).toBeGreaterThan(0);
    expect(check.resources.every(({ url }) => URL.canParse(url))).toBe(true);
    const words = [check.title, check.whyItMatters, check.businessImpact, ...check.fixSteps];
    expect(words.filter((text) => text.length < 20 || FORBIDDEN.test(text))).toEqual([]);
  });
});
