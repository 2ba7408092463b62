import { AREAS } from "@plumbline/contract/areas";
import { expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";
import { anEvidence, aPage } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import { isLeftOut } from "#judge/left-out.ts";
import { runChecks } from "#judge/run-checks.ts";
import { scoreArea } from "#score/score-area.ts";

/** A site without encryption at some address. */
function siteAt(startUrl: string, overrides: Partial<Evidence["site"]> = {}): Evidence {
  const { site } = anEvidence();
  return anEvidence({ pages: [aPage({ url: startUrl })], site: { ...site, startUrl, ...overrides } });
}

function security(evidence: Evidence) {
  const judgment = runChecks(evidence, CHECKS, { areas: AREAS });
  const failed = judgment.checks.filter(({ outcome }) => outcome === "failed").map(({ check }) => check.id);
  const encryption = judgment.checks.find(({ check }) => check.id === "sec-tls-none");
  return { score: scoreArea("security", judgment, evidence), failed, encryption };
}

it.each([
  "http://127.0.0.1:4401/",
  "http://localhost:3000/",
  "http://shop.localhost/",
  "http://[::1]:80/",
  "http://192.168.1.20/",
])(
  "does not judge the public address of a site scanned at %s, and gives its score no limit for that",
  (startUrl) => {
    const { score, failed, encryption } = security(siteAt(startUrl));
    expect(encryption).toMatchObject({
      outcome: "not-applicable",
      reason: "Not judged: not a public address.",
    });
    expect(failed.filter((id) => /tls|cert|dns|mail|hsts|redirect/.test(id))).toEqual([]);
    expect(failed).toContain("sec-csp");
    expect(score.score).toBeGreaterThan(39);
    expect(score.lines.filter(({ atMost }) => atMost !== undefined)).toEqual([]);
  },
);

it.each(["http://shop.example/", "http://93.184.216.34/"])("judges that of a site at %s", (startUrl) => {
  const { score, encryption } = security(siteAt(startUrl));
  expect(encryption?.outcome).toBe("failed");
  expect(score.score).toBeLessThanOrEqual(39);
});

it("goes by where the name leads, where that was looked up", () => {
  const staging = siteAt("http://staging.shop.example/", { isPublic: false });
  expect(security(staging).encryption?.outcome).toBe("not-applicable");
  const check = CHECKS.find(({ id }) => id === "sec-tls-none");
  if (check === undefined) throw new Error("There is no such check");
  // So that an issue found at the public address is not taken for fixed.
  expect(isLeftOut(check, staging)).toBe(true);
  expect(isLeftOut(check, siteAt("http://shop.example/"))).toBe(false);
});
