import { AREAS, type Area } from "@plumbline/contract/areas";
import type { AreaScore, Finding } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";
import { pageCheck, passed, type Check } from "#check.ts";
import { anEvidence, aPage } from "#evidence-builders.testing.ts";
import { runChecks } from "#judge/run-checks.ts";
import { toCheckSummary } from "#scan/to-result.ts";
import { gainOfFixing } from "#score/gain-of-fixing.ts";
import { scoreArea } from "#score/score-area.ts";

const PAGES = 8;
const SITES = 40;
const ADDRESS = "https://shop.example/";
const evidence = anEvidence({
  pages: Array.from({ length: PAGES }, (_, index) => aPage({ url: `${ADDRESS}${index}` })),
});

/** One place where a check found something. */
interface Place {
  page: number;
  component: string;
  outcome: Finding["outcome"];
}

/** What is wrong with a made-up site, by check. */
type Site = Map<Check, Place[]>;

/** The same numbers from 0 to 1 for the same seed (a linear congruential generator). */
function numbersFrom(seed: number): (below: number) => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Real checks of an area, so that groups are the real ones, some of them failing here and there. */
function siteOf(area: Area, seed: number): Site {
  const below = numbersFrom(seed);
  const failing = 1 + below(40);
  const all = CHECKS.filter(
    (check) => check.area === area && check.severity !== "info" && !closesGate(check),
  );
  const chosen = Array.from({ length: failing }, () => all[below(all.length)]).filter(
    (one) => one !== undefined,
  );
  return new Map(
    chosen.map((check) => {
      const places = Array.from({ length: 1 + below(12) }, (): Place => {
        return {
          page: below(PAGES),
          component: `part${below(9)}`,
          outcome: below(5) === 0 ? "review" : "fail",
        };
      });
      return [check, places];
    }),
  );
}

/** A gate holds whatever else is fixed. */
function closesGate({ gate }: Check): boolean {
  return gate !== undefined;
}

function scoreOf(area: Area, site: Site) {
  const checks = [...site].map(([{ id, group, severity, defect, title }, places]) =>
    pageCheck({
      id,
      area,
      group,
      // A critical defect closes a gate of security and privacy.
      severity: severity === "critical" && area !== "accessibility" ? "high" : severity,
      defect,
      title,
      sources: [],
      whyItMatters: "",
      businessImpact: "",
      fixSteps: [],
      effort: "S",
      resources: [],
      evaluate: ({ url }) => {
        const here = places.filter(({ page }) => url === `${ADDRESS}${page}`);
        const findings = here.map(({ component, outcome }) => ({ message: component, component, outcome }));
        return findings.length === 0 ? passed : { outcome: "failed", findings };
      },
    }),
  );
  const judgment = runChecks(evidence, checks, { areas: AREAS });
  const scored = scoreArea(area, judgment, evidence);
  const result = {
    areas: { [area]: scored },
    checks: judgment.checks.map((judged) => toCheckSummary(judged, evidence)),
    findings: judgment.findings,
  };
  return { scored, result, loss: lossIn(scored) };
}

/** In tenths, as whole numbers: what the lines add up to. */
function lossIn({ lines }: AreaScore): number {
  return lines.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
}

const cases = (["accessibility", "security", "privacy"] as const).flatMap((area) =>
  Array.from({ length: SITES }, (_, seed) => [area, seed] as const),
);

describe.each(cases)("a site whose %s is broken in way %i", (area, seed) => {
  const site = siteOf(area, seed);
  const { scored, result, loss } = scoreOf(area, site);

  it("has the score its lines add up to", () => {
    expect(scored.score).toBe(Math.round(100 - loss / 10));
    expect(loss).toBeLessThan(1000);
  });

  it("never scores less for a place that was fixed", () => {
    for (const [check, places] of site) {
      const without = new Map(site).set(check, places.slice(1));
      expect(scoreOf(area, without).loss).toBeLessThanOrEqual(loss);
    }
  });

  it("gains what it was told it would gain, and something for each check", () => {
    // What two checks see is reported once: the other one loses nothing, and so gains nothing.
    const confirmed = new Set(
      result.findings.filter(({ outcome }) => outcome === "fail").map(({ check }) => check),
    );
    for (const check of [...site.keys()].filter(({ id }) => confirmed.has(id))) {
      const without = new Map(site);
      without.delete(check);
      const gained = (loss - scoreOf(area, without).loss) / 10;
      const told = gainOfFixing(area, check.id, result)?.area ?? Number.NaN;
      expect(Math.abs(told - gained)).toBeLessThan(0.12);
      expect(told).toBeGreaterThan(0);
    }
  });
});
