import { describe, expect, it } from "vitest";

import type { CauseFacts, ScoreSheets } from "./cause-facts.ts";
import { costOfFixing, prioritize, type RankedCause } from "./priority.ts";
import type { ScoreLine } from "./scan-result.ts";
import { reachWords, reasonInFull, reasonInShort } from "./reason-words.ts";

function cause(check: string, overrides: Partial<CauseFacts> = {}): CauseFacts {
  const { issues = 1, openWeight = issues * 4 } = overrides;
  return {
    check,
    group: "critical",
    area: "accessibility",
    title: check,
    severity: "critical",
    effort: "S",
    issues,
    pages: 1,
    isSiteWide: false,
    openWeight,
    scoredWeight: openWeight,
    ...overrides,
  };
}

const MAJOR = { group: "major", severity: "high" } as const;
const line = (check: string, points: number) => ({ check, title: check, points, pages: 1 });

function sheets(overrides: ScoreSheets = {}): ScoreSheets {
  const sheet = { score: 60, lines: [], pagesMeasured: 50 };
  return { accessibility: sheet, security: sheet, ...overrides };
}

const accessibility = (...lines: ReturnType<typeof line>[]) =>
  sheets({ accessibility: { score: 60, lines, pagesMeasured: 50 } });

const order = (causes: readonly RankedCause[]) => causes.map(({ cause }) => cause).join(" ");
const only = (causes: readonly RankedCause[]) => {
  const [first] = causes;
  if (first === undefined) throw new Error("There is no cause.");
  return first;
};

describe("the order of causes", () => {
  it("is by group before all else", () => {
    const facts = [
      cause("low", { group: "minor", severity: "low" }),
      cause("high", MAJOR),
      cause("worst", { issues: 40 }),
    ];
    const ranked = prioritize(facts, accessibility(line("low", 30), line("high", 10)));
    expect(order(ranked)).toBe("worst.critical high.major low.minor");
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  it("takes what belongs to the whole site for as wide as what is on every page", () => {
    const everywhere = cause("page", { pages: 50 });
    const half = cause("less", { pages: 25 });
    const ranked = prioritize([half, cause("site", { isSiteWide: true }), everywhere], accessibility());
    expect(order(ranked)).toBe("page.critical site.critical less.critical");
  });

  it("then puts first what keeps a score down whatever else is fixed", () => {
    const security = { score: 39, lines: [{ ...line("tls", 2), atMost: 39 }], pagesMeasured: 50 };
    const ranked = prioritize(
      [cause("label"), cause("tls", { area: "security", effort: "L" })],
      sheets({ ...accessibility(line("label", 20)), security }),
    );
    expect(order(ranked)).toBe("tls.critical label.critical");
    expect(ranked[0]?.gate).toEqual({ atMost: 39, title: "tls" });
  });

  it("then asks how much of the overall score an hour of work brings", () => {
    const facts = [cause("big", { effort: "L" }), cause("quick"), cause("half", { issues: 7 })];
    const lines = [line("big", 20), line("quick", 5), line("half", 9)];
    expect(order(prioritize(facts, accessibility(...lines)))).toBe(
      "quick.critical half.critical big.critical",
    );
  });

  it("weighs points by what their area is worth overall", () => {
    const facts = [cause("alt"), cause("csp", { area: "security" })];
    const security = { score: 60, lines: [line("csp", 9)], pagesMeasured: 50 };
    const ranked = prioritize(facts, sheets({ ...accessibility(line("alt", 10)), security }));
    // 10 x 0.18 against 9 x 0.25, of the 0.43 that was measured
    expect(order(ranked)).toBe("csp.critical alt.critical");
    expect(ranked.map(({ overallPoints }) => overallPoints)).toEqual([5.233, 4.186]);
  });

  it("settles what is equal by severity, reach and name", () => {
    const facts = [
      cause("b", { ...MAJOR, pages: 3 }),
      cause("a", { ...MAJOR, pages: 3 }),
      cause("site", { ...MAJOR, isSiteWide: true }),
      cause("medium", { group: "major", severity: "medium", pages: 50 }),
    ];
    expect(order(prioritize(facts, sheets()))).toBe("site.major a.major b.major medium.major");
  });

  it("is the same whatever order the causes come in", () => {
    const groups = ["critical", "major", "minor"] as const;
    const facts = Array.from({ length: 60 }, (_, index) =>
      cause(`check-${index % 20}`, {
        group: groups[index % 3],
        issues: (index % 5) + 1,
        pages: index % 7,
        effort: (["S", "M", "L", null] as const)[index % 4],
      }),
    );
    const lines = Array.from({ length: 20 }, (_, index) => line(`check-${index}`, (index % 6) / 2));
    const expected = order(prioritize(facts, accessibility(...lines)));
    for (let shift = 1; shift < 60; shift += 7) {
      const shifted = [...facts.slice(shift), ...facts.slice(0, shift)].toReversed();
      expect(order(prioritize(shifted, accessibility(...lines)))).toBe(expected);
    }
  });

  it("leaves out what has no open issue", () => {
    expect(prioritize([cause("done", { issues: 0 })], sheets())).toEqual([]);
  });
});

describe("the points of a cause", () => {
  it("are those of its line on the score sheet, with the gate's where it keeps one closed", () => {
    const lines = [line("tls", 21), { check: "tls", title: "Capped", points: 4, pages: 0, atMost: 39 }];
    const security = { score: 39, lines, pagesMeasured: 50 };
    const ranked = prioritize([cause("tls", { area: "security" })], sheets({ security }));
    expect(only(ranked)).toMatchObject({ points: 25, gate: { atMost: 39, title: "Capped" } });
  });

  it("are split among a check's groups, and add up to the line", () => {
    const facts = [
      cause("contrast", { issues: 2, openWeight: 8 }),
      cause("contrast", { ...MAJOR, issues: 3, openWeight: 7, scoredWeight: 7 }),
    ];
    const points = prioritize(facts, accessibility(line("contrast", 10))).map((one) => one.points ?? 0);
    expect(points).toEqual([5.3, 4.7]);
  });

  it("leave out what is settled or awaits its check since the score was measured", () => {
    const facts = [cause("label", { issues: 1, openWeight: 4, scoredWeight: 40 })];
    expect(only(prioritize(facts, accessibility(line("label", 10)))).points).toBe(1);
  });

  it("hold those of a line that another tool's check stands for", () => {
    const paint = { ...line("lighthouse-paint", 12), fixedWith: ["own-paint", "own-other"] };
    const ranked = prioritize([cause("own-paint")], accessibility(line("own-paint", 0.5), paint));
    expect(only(ranked)).toMatchObject({ points: 12.5, alsoCounts: [paint.title] });
  });

  it("name no further line of the cause's own name", () => {
    const paint = {
      ...line("lighthouse-paint", 12),
      title: "Main content shows up late",
      fixedWith: ["own-paint"],
    };
    const named = cause("own-paint", { title: paint.title });
    expect(only(prioritize([named], accessibility(paint)))).toMatchObject({ points: 12, alsoCounts: [] });
  });

  it("say which lines they are added up from, and none where a line costs nothing or is the cause's own", () => {
    const free = { ...line("lighthouse-paint", 0), fixedWith: ["own-paint"] };
    const ranked = prioritize([cause("own-paint")], accessibility(line("own-paint", 0.5), free));
    expect(only(ranked)).toMatchObject({ points: 0.5, alsoCounts: [] });
  });

  describe("that a line of another area costs", () => {
    const seo = (...lines: ScoreLine[]) => ({ seo: { score: 60, lines, pagesMeasured: 50 } });
    const images = { ...line("seo-image-alt", 4.5), fixedWith: ["a11y-image-alt"] };

    it("count for the cause whose fix ends it, and toward its rank", () => {
      const facts = [cause("label"), cause("a11y-image-alt")];
      const both = accessibility(line("label", 6), line("a11y-image-alt", 5));
      expect(order(prioritize(facts, both))).toBe("label.critical a11y-image-alt.critical");
      const ranked = prioritize(facts, { ...both, ...seo(images) });
      expect(order(ranked)).toBe("a11y-image-alt.critical label.critical");
      // (5 x 0.18 + 4.5 x 0.30) of the 0.73 that was measured
      expect(only(ranked)).toMatchObject({
        points: 5,
        elsewhere: [{ area: "seo", points: 4.5 }],
        overallPoints: 3.082,
      });
    });

    it("make the causes add up to all that is missing", () => {
      const facts = [
        cause("a11y-image-alt", { openWeight: 8 }),
        cause("a11y-image-alt", { ...MAJOR, openWeight: 3 }),
        cause("seo-robots", { area: "seo" }),
      ];
      const ranked = prioritize(facts, {
        accessibility: { score: 90, lines: [line("a11y-image-alt", 10)], pagesMeasured: 5 },
        seo: { score: 88.5, lines: [images, line("seo-robots", 7)], pagesMeasured: 5 },
      });
      const missing = (10 * 0.18 + 11.5 * 0.3) / (0.18 + 0.3);
      const sum = ranked.reduce((total, { overallPoints }) => total + (overallPoints ?? 0), 0);
      expect(sum).toBeCloseTo(missing, 2);
    });

    it("count even where its own area has no score", () => {
      const unscored = { accessibility: { score: null, lines: [], pagesMeasured: 0 }, ...seo(images) };
      expect(only(prioritize([cause("a11y-image-alt")], unscored))).toMatchObject({
        points: null,
        overallPoints: 4.5,
      });
    });

    it("are no one else's where the line's own area has a cause for it", () => {
      const facts = [cause("seo-image-alt", { area: "seo" }), cause("a11y-image-alt")];
      const ranked = prioritize(facts, { ...accessibility(), ...seo(images) });
      expect(ranked.map(({ cause: name, points, elsewhere }) => [name, points, elsewhere.length])).toEqual([
        ["seo-image-alt.critical", 4.5, 0],
        ["a11y-image-alt.critical", 0, 0],
      ]);
    });

    it("are nobody's where no cause ends it", () => {
      const ranked = prioritize([cause("label")], { ...accessibility(line("label", 6)), ...seo(images) });
      expect(only(ranked)).toMatchObject({ points: 6, elsewhere: [] });
    });
  });

  it("are unknown where the area has no score", () => {
    const unmeasured = sheets({ accessibility: { score: null, lines: [], pagesMeasured: 0 } });
    expect(only(prioritize([cause("label")], unmeasured))).toMatchObject({
      points: null,
      overallPoints: null,
      pagesMeasured: null,
    });
  });
});

describe("the reason", () => {
  const LABEL = cause("label", { issues: 41, pages: 36 });

  it("says points and work in short, and all of it in full", () => {
    const ranked = only(prioritize([LABEL], accessibility(line("label", 12.5))));
    expect(reasonInShort(ranked)).toBe("5.2 overall points, about 4 hours");
    expect(reasonInFull(ranked)).toBe(
      "It costs 5.2 points of the overall score (12.5 points of Accessibility) and is on 36 of 50 pages. " +
        "Fixing all 41 issues takes about 4 hours (about $575).",
    );
  });

  it("shows the figure that the order goes by: more of it for the same work stands higher", () => {
    const security = { score: 60, lines: [line("csp", 9)], pagesMeasured: 50 };
    const ranked = prioritize(
      [cause("alt"), cause("csp", { area: "security" })],
      sheets({ ...accessibility(line("alt", 10)), security }),
    );
    expect(ranked.map(reasonInShort)).toEqual([
      "5.2 overall points, 30 minutes",
      "4.2 overall points, 30 minutes",
    ]);
  });

  it("never rounds what a cause costs to nothing", () => {
    const ranked = only(prioritize([LABEL], accessibility(line("label", 0.1))));
    expect(reasonInShort(ranked)).toBe("Under 0.1 overall points, about 4 hours");
    expect(reasonInFull(ranked)).toContain(
      "It costs under 0.1 points of the overall score (0.1 points of Accessibility)",
    );
  });

  it("names the gate, and a single issue as one", () => {
    const lines = [{ check: "tls", title: "Capped", points: 25, pages: 0, atMost: 39 }];
    const tls = cause("tls", { area: "security", isSiteWide: true });
    const ranked = only(prioritize([tls], sheets({ security: { score: 39, lines, pagesMeasured: 50 } })));
    expect(reasonInShort(ranked)).toBe("14.5 overall points, 30 minutes, caps Security at 39");
    expect(reasonInFull(ranked)).toBe(
      "It costs 14.5 points of the overall score (25 points of Security) and is on the whole site. Until it is fixed, Security cannot score above 39. " +
        "Fixing it takes 30 minutes (about $75).",
    );
  });

  it("claims no points and no work that nobody knows", () => {
    const unmeasured = sheets({ accessibility: { score: null, lines: [], pagesMeasured: 0 } });
    const ranked = only(prioritize([cause("label", { effort: null })], unmeasured));
    expect(reasonInShort(ranked)).toBe("No score yet, work not estimated");
    expect(reasonInFull(ranked)).toBe(
      "It is on 1 page. Accessibility has no score yet. The work to fix it is not estimated.",
    );
  });

  it.each([
    [{ isSiteWide: true, pages: 1, pagesMeasured: 50 }, "the whole site"],
    [{ isSiteWide: false, pages: 36, pagesMeasured: 50 }, "36 of 50 pages"],
    [{ isSiteWide: false, pages: 2, pagesMeasured: 2 }, "both pages"],
    [{ isSiteWide: false, pages: 50, pagesMeasured: 50 }, "all 50 pages"],
    [{ isSiteWide: false, pages: 1, pagesMeasured: 1 }, "1 page"],
    [{ isSiteWide: false, pages: 120, pagesMeasured: 25 }, "120 pages"],
    [{ isSiteWide: false, pages: 3, pagesMeasured: null }, "3 pages"],
  ])("says of %o: %s", (reach, words) => {
    expect(reachWords(reach)).toBe(words);
  });
});

describe("the cost of fixing", () => {
  it("is the work on all causes, and nothing for what was not estimated", () => {
    const facts = [cause("a", { issues: 41 }), cause("b", { effort: "M" }), cause("c", { effort: null })];
    expect(costOfFixing(prioritize(facts, sheets()))).toBe(575 + 350);
  });
});
