import { describe, expect, it } from "vitest";

import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { ACCESSLINT_RULES } from "#gather/engines/accesslint.ts";
import { AXE_RULES } from "#gather/engines/axe-rule-set.ts";

import { checkOf } from "./room-check.ts";
import { roomOf, ROOMS } from "./rooms.ts";

/** Too seldom seen to have a rule of their own: the check of everything else tells them. */
const LEFT_TO_OTHER = ["input-assistance/accessible-authentication"];

describe("the rule that tells what an engine finds", () => {
  it("is there for every rule of axe and AccessLint that we run, but for rare ones", () => {
    const unnamed = [
      ...[...AXE_RULES.keys()].filter((id) => roomOf(AXE, id) === null),
      ...[...ACCESSLINT_RULES.keys()].filter((id) => roomOf(ACCESSLINT, id) === null),
    ];
    expect(unnamed).toEqual(LEFT_TO_OTHER);
  });

  it("is one alone, and stands for no rule of axe that we do not run", () => {
    const named = ROOMS.flatMap(({ engines = {} }) =>
      Object.entries(engines).flatMap(([engine, rules]) => rules.map((name) => `${engine} ${name}`)),
    );
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
    const ofAxe = ROOMS.flatMap(({ engines = {} }) => engines[AXE] ?? []);
    expect(ofAxe.filter((id) => !AXE_RULES.has(id))).toEqual([]);
  });

  it("is the same whichever of the engines finds it", () => {
    expect(roomOf(ALFA, "sia-r2")?.id).toBe("a11y-image-alt");
    expect(roomOf(ALFA, "sia-r9999")).toBeNull();
  });

  it("has the criteria axe gives its rule", () => {
    for (const { id, criteria, engines = {} } of ROOMS) {
      const axes = (engines[AXE] ?? []).flatMap((name) => AXE_RULES.get(name)?.wcag ?? []);
      expect([id, axes.filter((criterion) => !criteria.includes(criterion))]).toEqual([id, []]);
    }
  });
});

describe("a rule of accessibility", () => {
  it("never lets a recommendation cost points", () => {
    const advice = ROOMS.filter(({ criteria }) => criteria.length === 0);
    expect(advice.filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  it("is grouped by the principle of its criterion", () => {
    const groupOf = (name: string): string | undefined =>
      ROOMS.map(checkOf).find(({ id }) => id === name)?.group;
    expect(groupOf("a11y-image-alt")).toBe("perceivable");
    expect(groupOf("a11y-meta-refresh")).toBe("operable");
    expect(groupOf("a11y-label")).toBe("robust");
    expect(groupOf("a11y-html-has-lang")).toBe("understandable");
    expect(groupOf("a11y-region")).toBe("best-practice");
  });

  it("leaves no probe to be asked twice under two shapes", () => {
    const probes = ROOMS.flatMap(({ examines = [] }) => examines.flatMap(({ probes: asked }) => asked));
    const shapes = Map.groupBy(probes, ({ id }) => id);
    const torn = [...shapes].filter(([, same]) => new Set(same).size > 1);
    expect(torn.map(([id]) => id)).toEqual([]);
  });
});
