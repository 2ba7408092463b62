import { describe, expect, it } from "vitest";

import { aPage } from "#evidence-builders.testing.ts";
import { ALFA, AXE, type EngineName } from "#evidence/engine-names.ts";
import type { EngineAnswer, EngineReport } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { KEYBOARD_WALK, TEXTS_ON_PICTURES } from "#gather/examining/operated-facts.ts";
import { SENT_FORMS } from "#gather/operating/forms/form-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import { MOVING_CONTENT } from "#gather/views/moving-content-facts.ts";
import { completed, countLate, planForRest } from "#scan/late-parts.ts";

const tooLate = { gathered: false, reason: "Too late.", isLate: true } as const;
const answer = (value: unknown) => ({ gathered: true, shape: 1, value }) as const;
const cutShort = answer({ controls: ["one"], notTried: [{ count: 2, reason: LATE }] });
const whole = answer({ controls: ["one", "two", "three"], notTried: [] });
const seen = (facts: NonNullable<PageEvidence["facts"]>, engines: EngineAnswer[] = []) =>
  aPage({ facts, engines });

function aReport(engine: EngineName): EngineReport {
  return { engine, version: "1", findings: [], passedRules: [], inapplicableRules: [] };
}

describe("a page there was no time for all of", () => {
  it("is visited again for that alone where it was operated for too long", () => {
    const page = seen({ [OPERATED_CONTROLS.id]: cutShort, [SENT_FORMS.id]: whole });
    expect(countLate(page)).toBe(1);
    expect(planForRest(page)).toEqual({ skipsAtRest: true, onlyFor: [{ id: OPERATED_CONTROLS.id }] });
  });

  it("is examined at rest again for what was too late there alone", () => {
    const onlyFor = [{ id: KEYBOARD_WALK.id }, { id: OPERATED_CONTROLS.id }];
    const page = seen({ [KEYBOARD_WALK.id]: tooLate, [OPERATED_CONTROLS.id]: cutShort });
    expect(planForRest(page)).toEqual({ onlyFor, engines: [] });
    const asked = seen({}, [
      { engine: AXE, report: tooLate },
      { engine: ALFA, report: { gathered: true, value: aReport(ALFA) } },
    ]);
    expect(planForRest(asked)).toEqual({ onlyFor: [], engines: [AXE] });
  });

  it("is visited again as a whole where what was too late is made of what engines say", () => {
    expect(planForRest(seen({ [TEXTS_ON_PICTURES.id]: tooLate }))).toEqual({});
  });

  it("is shown in all views again where an engine was too late in one", () => {
    const { skipsAtRest, onlyFor = [] } = planForRest(
      seen({}, [{ engine: AXE, view: "phone width", report: tooLate }]),
    );
    expect(skipsAtRest).toBe(true);
    expect(onlyFor.map(({ id }) => id)).toContain(MOVING_CONTENT.id);
  });

  it("keeps what was seen first, and takes what was missing from the second visit", () => {
    const first = seen({ [OPERATED_CONTROLS.id]: cutShort, [SENT_FORMS.id]: answer("first") }, [
      { engine: AXE, report: tooLate },
      { engine: AXE, view: "phone width", report: tooLate },
    ]);
    const again = seen({ [OPERATED_CONTROLS.id]: whole, [SENT_FORMS.id]: answer("second") }, [
      { engine: AXE, view: "phone width", report: { gathered: true, value: aReport(AXE) } },
    ]);
    const page = completed(first, again);
    expect(page.facts).toEqual({ [OPERATED_CONTROLS.id]: whole, [SENT_FORMS.id]: answer("first") });
    expect(page.engines.map((one) => [one.view, one.report.gathered])).toEqual([
      [undefined, false],
      ["phone width", true],
    ]);
    expect(countLate(page)).toBe(1);
  });
});
