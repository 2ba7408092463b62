import { existsSync } from "node:fs";
import path from "node:path";

import { AREAS } from "@plumbline/contract/areas";
import { describe, expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";
import { LIGHTHOUSE_GROUP, GROUP_CAPS } from "#score/weights.ts";

/** What only a court or an auditor may say. */
const PROMISES = /\bcompliant\b|\bunlawful\b|\bcertified\b|\billegal\b|guarantee/i;

describe("the registry of checks", () => {
  it("holds checks of each area, each id once", () => {
    expect(new Set(CHECKS.map(({ area }) => area))).toEqual(new Set(AREAS));
    expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
  });

  it("has a test beside each check, which proves its answers", () => {
    const untested = CHECKS.filter(({ group }) => group !== LIGHTHOUSE_GROUP).filter(({ area, id }) => {
      const beside = path.join(import.meta.dirname, area, id);
      return !existsSync(`${beside}.test.ts`) && !existsSync(`${beside}/rule.test.ts`);
    });
    expect(untested.map(({ id }) => id)).toEqual([]);
  });

  it("gives every check that can cost points a group with a cap, and every cap a check", () => {
    const weighed = CHECKS.filter(
      ({ group, severity, severities }) =>
        group !== LIGHTHOUSE_GROUP && (severity !== "info" || severities !== undefined),
    );
    const used = new Set(weighed.map(({ area, group }) => `${area}/${group}`));
    const capped = AREAS.flatMap((area) => Object.keys(GROUP_CAPS[area]).map((group) => `${area}/${group}`));
    expect([...used].toSorted()).toEqual(capped.toSorted());
  });

  it("knows every check that another one names", () => {
    const ids = new Set(CHECKS.map(({ id }) => id));
    const named = CHECKS.flatMap(
      ({ toldBy = [], effectOf = [], effectOfInner = [], seenByLighthouse = [] }) =>
        [toldBy, effectOf, effectOfInner, seenByLighthouse].flat(),
    );
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("names every defect shortly and in no other check's words", () => {
    for (const area of AREAS) {
      const names = CHECKS.filter((check) => check.area === area).map(({ defect }) => defect);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it.each(CHECKS.map(({ id, defect }) => [id, defect]))("names %s in plain words", (_id, defect) => {
    expect(defect.trim().length).toBeGreaterThan(5);
    expect(defect.length).toBeLessThanOrEqual(60);
    expect(defect).not.toMatch(/\.$|aria|landmark|<|WCAG|`/iu);
  });

  it.each(CHECKS)("says why $id matters, how to mend it, and where to read on", (check) => {
    const { title, whyItMatters, businessImpact, fixSteps, sources, resources } = check;
    const texts = [title, whyItMatters, businessImpact, ...fixSteps];
    expect(texts.filter((text) => text.trim().length < 10 || PROMISES.test(text))).toEqual([]);
    expect([fixSteps, sources, resources].filter(({ length }) => length === 0)).toEqual([]);
    expect(resources.filter(({ url }) => !url.startsWith("https://") || !URL.canParse(url))).toEqual([]);
  });
});
