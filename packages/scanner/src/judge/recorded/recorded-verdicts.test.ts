import { AREAS } from "@plumbline/contract/areas";
import { describe, expect, it } from "vitest";

import { RULESET_VERSION } from "#ruleset.ts";

import {
  changesIn,
  readEvidence,
  readVerdicts,
  refusalToRecord,
  verdictsOn,
} from "./recorded-verdicts.testing.ts";

const evidence = readEvidence();
const recorded = readVerdicts();
const today = verdictsOn(evidence);

describe("the version of the ruleset", () => {
  it("is another one whenever recorded evidence is judged otherwise: then raise RULESET_VERSION", () => {
    const changes = recorded.ruleset === RULESET_VERSION ? changesIn(today, recorded) : [];
    expect(changes).toEqual([]);
  });

  it("is that of the recorded verdicts: else run npm run record:verdicts", () => {
    expect(recorded).toEqual(today);
  });
});

describe("recording verdicts", () => {
  const changed = { ...today, scores: { ...today.scores, seo: -1 } };

  it("refuses to hide a change under the version that judged otherwise", () => {
    expect(refusalToRecord(changed, today)).toContain(`seo: ${today.scores["seo"]} became -1`);
  });

  it("takes the change once the version is raised, and the same verdicts at any time", () => {
    expect(refusalToRecord({ ...changed, ruleset: "2026.12.1" }, today)).toBeNull();
    expect(refusalToRecord(today, today)).toBeNull();
  });
});

describe("the recorded evidence", () => {
  it("is judged, not only read: most checks decide on it", () => {
    const outcomes = Object.values(today.checks).map((verdict) => verdict.split(" ")[0] ?? "");
    const decided = outcomes.filter((outcome) => outcome !== "not-applicable" && outcome !== "could-not-run");
    expect(decided.length / outcomes.length).toBeGreaterThan(0.5);
    expect(outcomes.filter((outcome) => outcome === "failed").length).toBeGreaterThan(50);
  });

  it("tells a change of a check, of a place, of a score or of what something costs", () => {
    const failed = Object.keys(today.checks).find((id) => today.checks[id]?.startsWith("failed")) ?? "";
    const [page] = evidence.pages;
    const bare = { ...evidence, pages: evidence.pages.filter((one) => one !== page) };
    expect(changesIn({ ...today, checks: { ...today.checks, [failed]: "passed" } }, today)).toHaveLength(1);
    expect(changesIn({ ...today, scores: { ...today.scores, seo: -1 } }, today)).toHaveLength(1);
    expect(changesIn({ ...today, points: {} }, today)).toHaveLength(AREAS.length);
    expect(changesIn(verdictsOn(bare), today)).not.toEqual([]);
  });
});
