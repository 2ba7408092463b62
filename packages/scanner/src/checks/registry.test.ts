import { AREAS } from "@plumbline/contract/areas";
import { describe, expect, it } from "vitest";

import { LIGHTHOUSE_GROUP } from "#check.ts";
import { CHECKS } from "#checks/registry.ts";
import { SEEN_BY_LIGHTHOUSE } from "#judge/absorb-twins.ts";
import { GATES, GROUP_CAPS } from "#score/weights.ts";

describe("the registry of checks", () => {
  it("holds at least ten checks of each area, each id once", () => {
    for (const area of AREAS) {
      expect(CHECKS.filter((check) => check.area === area).length).toBeGreaterThanOrEqual(10);
    }
    expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
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

  it("knows every check the scoring names", () => {
    const ids = new Set(CHECKS.map(({ id }) => id));
    const named = [...GATES.flatMap(({ checks }) => checks), ...Object.entries(SEEN_BY_LIGHTHOUSE).flat()];
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

  it("gives a client reasons and steps for each", () => {
    for (const check of CHECKS) {
      const texts = [check.title, check.whyItMatters, check.businessImpact, ...check.fixSteps];
      expect([check.id, texts.filter((text) => text.trim() === "")]).toEqual([check.id, []]);
      expect([check.id, check.fixSteps.length > 0]).toEqual([check.id, true]);
    }
  });
});
