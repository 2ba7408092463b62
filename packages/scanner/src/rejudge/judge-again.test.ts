import { AREAS } from "@plumbline/contract/areas";
import { describe, expect, it } from "vitest";

import { toRecords } from "#archive/evidence-records.ts";
import { CHECKS } from "#checks/registry.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { readEvidence } from "#judge/recorded/recorded-verdicts.testing.ts";
import { runChecks } from "#judge/run-checks.ts";
import { type JudgedAgain, judgeAgain, type ToldResult } from "#rejudge/judge-again.ts";
import { scoreAreas } from "#score/score-area.ts";

const recorded = readEvidence();
/** A scan of four pages, key pages among them, as it was gathered. */
const scanned: Evidence = { ...recorded, pages: recorded.pages.slice(0, 4) };
const told = toldOf(scanned);

function toldOf(evidence: Evidence): ToldResult {
  const judgment = runChecks(evidence, CHECKS, { areas: AREAS });
  const checks = judgment.checks.map(({ check, outcome }) => {
    const { id, area, title } = check;
    return { id, area, title, outcome };
  });
  return { areas: scoreAreas(AREAS, judgment, evidence).areas, checks };
}

/** As the archive brings it: written as JSON lines and read back. */
async function* archived(evidence: Evidence): AsyncGenerator<object> {
  for (const record of toRecords(evidence)) yield Object(JSON.parse(JSON.stringify(record)));
}

async function again(evidence: Evidence, then: ToldResult = told): Promise<JudgedAgain> {
  return await judgeAgain(archived(evidence), { told: then });
}

function withPages(change: (page: PageEvidence) => object): Evidence {
  return { ...scanned, pages: scanned.pages.map((page) => Object.assign({}, page, change(page))) };
}

function without(whole: object, ...names: string[]): object {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
}

async function reasonsFor(evidence: Evidence, then: ToldResult = told): Promise<string> {
  const judged = await again(evidence, then);
  expect(judged.isJudged).toBe(false);
  return judged.isJudged ? "" : judged.reasons.join("\n");
}

describe("judging a scan again", () => {
  it("brings the very scores it was told with where neither evidence nor rules have changed", async () => {
    expect(told.areas.accessibility?.score).toBeTypeOf("number");
    expect(await again(scanned)).toEqual({ isJudged: true, areas: told.areas });
  });

  it("judges the areas the scan was of and no others", async () => {
    const { seo } = told.areas;
    const judged = await again(scanned, { checks: told.checks, areas: { ...(seo && { seo }) } });
    expect(judged).toEqual({ isJudged: true, areas: { seo } });
  });

  it("keeps to the day of the scan: what expires by the clock expires no earlier", async () => {
    const old = { ...scanned, now: new Date("2024-02-01T00:00:00Z") };
    expect(await again(old, toldOf(old))).toEqual({ isJudged: true, areas: toldOf(old).areas });
  });

  it("stops when it is told to", async () => {
    const signal = AbortSignal.abort(new Error("The worker stops."));
    await expect(judgeAgain(archived(scanned), { told, signal })).rejects.toThrow("The worker stops.");
  });
});

describe("evidence of an older shape", () => {
  it("is judged where all that was added since is optional", async () => {
    // As of ruleset 2026.11.5: no glance at components, no word on the address, no contention.
    const older = withPages((page) => ({
      document: page.document.gathered
        ? { gathered: true, value: without(page.document.value, "components") }
        : page.document,
      lighthouse: page.lighthouse?.gathered
        ? { gathered: true, value: without(page.lighthouse.value, "contention") }
        : page.lighthouse,
    }));
    const site = without(scanned.site, "isPublic") as Evidence["site"];
    const judged = await again({ ...older, site });
    expect(judged.isJudged && judged.areas.seo).toEqual(told.areas.seo);
  });

  it("is not judged where our own rules decided in the page and left no facts", async () => {
    // As of ruleset 2026.11.3: the verdicts of our rules stand among the engines', and facts are unknown.
    const ownVerdicts = {
      engine: "Plumbline",
      report: {
        gathered: true,
        value: {
          engine: "Plumbline",
          version: "2026.11.3",
          findings: [],
          passedRules: ["a11y-reflow"],
          inapplicableRules: [],
        },
      },
    };
    const older = withPages((page) => ({
      ...without(page, "facts"),
      facts: undefined,
      engines: [...page.engines, ownVerdicts],
    }));
    expect(await reasonsFor(older)).toMatch(/^The scan did not gather what these checks look at now: a11y-/u);
  });

  it("is not judged where one probe was not asked yet: nothing found is not nothing there", async () => {
    const older = withPages(({ facts = {} }) => ({ facts: without(facts, "a11y-image-alt") }));
    expect(await reasonsFor(older)).toBe(
      "The scan did not gather what these checks look at now: a11y-image-alt.",
    );
  });

  it("is not judged where key pages were not operated yet, and is where there are only other pages", async () => {
    const operated = ["operated-controls", "hover-contents", "choices", "sent-forms"];
    const older = withPages(({ facts = {} }) => ({ facts: without(facts, ...operated) }));
    expect(await reasonsFor(older)).toContain("did not gather");
    const plain = { ...older, pages: older.pages.filter(({ isKeyPage }) => !isKeyPage) };
    expect(plain.pages.length).toBeGreaterThan(0);
    expect((await again(plain, toldOf(plain))).isJudged).toBe(true);
  });

  it("is not judged by facts of another shape", async () => {
    const id = "a11y-reflow: 320 px wide";
    const older = withPages(({ facts = {} }) => ({
      facts: facts[id]?.gathered ? { ...facts, [id]: { ...facts[id], shape: 0 } } : facts,
    }));
    expect(await reasonsFor(older)).toBe(
      "The scan did not gather what these checks look at now: a11y-reflow.",
    );
  });

  it("is not judged where requests or documents tell less than they do now", async () => {
    const bare = withPages((page) => ({ requests: page.requests.map((one) => without(one, "mimeType")) }));
    expect(await reasonsFor(bare)).toBe("The evidence has an older shape. It lacks a request's mimeType.");
    const textless = withPages(({ document }) => ({
      document: document.gathered ? { ...document, value: without(document.value, "videos") } : document,
    }));
    expect(await reasonsFor(textless)).toBe("The evidence has an older shape. It lacks a document's videos.");
  });

  it("is not judged without what evidence always has, and names it", async () => {
    const older = withPages(() => ({ cookieWrites: undefined }));
    const site = without(scanned.site, "securityTxt") as Evidence["site"];
    expect(await reasonsFor({ ...older, site })).toBe(
      "The evidence has an older shape. It lacks the site's securityTxt, a page's cookieWrites.",
    );
  });
});

describe("a check that can no longer see", () => {
  it("keeps the scan from being judged where it trips over the evidence", async () => {
    const broken = withPages(() => ({ cookieWrites: [{}] }));
    expect(await reasonsFor(broken)).toContain("These checks cannot run on evidence of that time: ");
  });

  it("keeps it too where the check is newer than the scan and cannot run", async () => {
    const corsProbe = { gathered: false as const, reason: "It was not asked for." };
    const unasked = { ...scanned, site: { ...scanned.site, corsProbe } };
    const then = toldOf(unasked);
    expect((await again(unasked, then)).isJudged).toBe(true);
    const younger = { ...then, checks: then.checks.filter(({ id }) => id !== "sec-cors") };
    expect(await reasonsFor(unasked, younger)).toBe(
      "These checks cannot run on evidence of that time: sec-cors.",
    );
  });
});
