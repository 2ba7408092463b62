import { readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { securityChecks } from "./security-checks.ts";

const GROUPS = ["transport", "content", "headers", "cookies", "components", "exposure", "dns"];

describe("the security checks", () => {
  it("are one for each file, named by its id, with a test beside", () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.startsWith("sec-"));
    const ids = securityChecks.map(({ id }) => id);
    expect(files.toSorted()).toEqual(ids.flatMap((id) => [`${id}.test.ts`, `${id}.ts`]).toSorted());
  });

  it("are the 40 of the catalogue, four of them for information", () => {
    expect(securityChecks).toHaveLength(40);
    const forInformation = securityChecks.filter(({ severity }) => severity === "info").map(({ id }) => id);
    expect(forInformation).toEqual(["sec-coop-corp", "sec-dns-dnssec", "sec-permissions", "sec-securitytxt"]);
  });

  it.each(securityChecks)("$id tells its reader all he needs", (check) => {
    expect(check.area).toBe("security");
    expect(GROUPS).toContain(check.group);
    expect(check.sources.length).toBeGreaterThan(0);
    expect(check.fixSteps.length).toBeGreaterThanOrEqual(3);
    expect(check.resources.length).toBeGreaterThanOrEqual(1);
    for (const { url } of check.resources) expect(new URL(url).protocol).toBe("https:");
    for (const text of [check.title, check.whyItMatters, check.businessImpact, ...check.fixSteps]) {
      expect(text.trim().length).toBeGreaterThan(15);
    }
  });
});
