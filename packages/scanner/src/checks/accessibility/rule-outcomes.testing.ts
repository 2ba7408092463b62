import { describe, expect, it } from "vitest";

import type { PageCheck, Verdict } from "#check.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import {
  ACCESSLINT,
  ALFA,
  AXE,
  PLUMBLINE,
  type EngineName,
  type SourceName,
} from "#evidence/engine-names.ts";
import type { Probe } from "#evidence/probe-facts.ts";
import { mendedPage } from "#fix-examples/mended-page.testing.ts";
import { OPERATED_FACTS } from "#gather/operating/operate-page.ts";
import { aPageWith, type Route } from "#gather/page/site-server.testing.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import { mergeFindings } from "#judge/merge-findings.ts";
import { judgeOfPage } from "#judge/page-verdict.ts";

import { checkOf } from "./room-check.ts";
import { ROOMS } from "./rooms.ts";
import type { Rule } from "./rule.ts";
import { LONG, operateShown, visitShown, type Visit as VisitAsked } from "./shared-browser.testing.ts";

/** A page to be judged, and what is to be found on it. */
interface PageCase {
  /** What it shows, where the markup does not say so at a glance. */
  what?: string;
  /** Markup inside an accessible page's main area, or a whole document that starts with its doctype. */
  body: string;
  /** Whether the markup is sent as it is, as a part that scripts load into other pages. */
  isPart?: true;
  /** Style sheet of a page that fits phones. */
  style?: string;
  /** Further pages of the site, and other paths. */
  routes?: Record<string, Route>;
  /** Selectors of what is found. */
  at?: readonly string[];
  /** Who must be among the sources of what is found; our own rule where it decides, else the first engine it names. */
  by?: SourceName;
  /** Whether the page is one of those that are operated and looked at in other views; by default where the rule needs it. Set, it is looked at for all rules. */
  isKeyPage?: boolean;
}

/** Probes whose facts are the same whether or not a page was looked at before it is operated. */
const OPERATED = new Set(OPERATED_FACTS.map(({ id }) => id));
const DEFECT = new Set<Verdict["outcome"]>(["failed", "review", "advice"]);
/** Pages of a rule in which its examples are tried: each is visited once more, and the first one for all rules. */
const MENDED_PAGES = 2;

type Given = string | PageCase | readonly (string | PageCase)[];

/**
 * Pages for each answer of a rule. One that never passes is about something that is a defect wherever it stands. What
 * only a person can confirm is never `failed` but asks for a `review`, and what breaks no criterion is `advice`. What applies to each page it looks at has pages
 * that are not looked at instead of such that it does not apply to.
 */
type RulePages = ({ passed: Given } | { neverPasses: true }) &
  (
    | { failed: Given; review?: Given; advice?: Given }
    | { review: Given; failed?: never; advice?: Given }
    | { advice: Given; failed?: never; review?: Given }
  ) &
  ({ notApplicable: Given; notLookedAt?: Given } | { notLookedAt: Given } | { alwaysApplies: true });

/**
 * Tests that a rule gives each answer it can give, on real pages in the shared browser. That it could not run is tested
 * where it finds nothing: without what one of its probes or its engine brought it must say so.
 */
export function ruleOutcomes(rule: Rule, pages: RulePages): void {
  const check = checkOf(rule);
  const { failed, review, advice } = pages;
  const passed = "passed" in pages ? pages.passed : undefined;
  const notApplicable = "notApplicable" in pages ? pages.notApplicable : undefined;
  const notLookedAt = "notLookedAt" in pages ? pages.notLookedAt : undefined;
  const cases = [
    ...casesOf("passed", passed),
    ...casesOf("failed", failed),
    ...casesOf("review", review),
    ...casesOf("advice", advice),
    ...casesOf("not-applicable", notApplicable),
    ...casesOf("not-looked-at", notLookedAt),
  ];
  const base =
    cases.find(({ outcome }) => outcome === "not-applicable") ??
    cases.find(({ outcome }) => outcome === "passed" || outcome === "not-applicable");
  if (base === undefined) throw new RangeError(`${rule.id} needs a page on which it finds nothing.`);
  const visit = visitFor(rule);
  const seen = new Map<PageCase, ReturnType<typeof evidenceOf>>();
  const see = (page: PageCase): ReturnType<typeof evidenceOf> => {
    const evidence = seen.get(page) ?? evidenceOf(page, visit(page));
    seen.set(page, evidence);
    return evidence;
  };
  describe.concurrent(`${rule.id} is`, { timeout: LONG }, () => {
    if (rule.example !== undefined) {
      // First, for it takes the longest.
      it("mended where its example is put in the place", async () => {
        let tried = 0;
        for (const { page, title } of cases.filter(isMendable)) {
          if (tried === MENDED_PAGES) break;
          const looksAround = tried === 0;
          if (await expectMended({ rule, page, title, looksAround }, await see(page))) tried += 1;
        }
        expect([rule.id, tried > 0]).toEqual([rule.id, true]);
      });
    }
    it.each(cases)("$outcome on $title", async ({ outcome, page }) => {
      expectVerdict(check.evaluate(...(await see(page))), { outcome, rule, page });
    });
    it.each(neededBy(rule))("not answered without what $id brings", async ({ without }) => {
      const { page } = base;
      const [evidence, site] = await see(page);
      const reason = "The page took too long to examine for this.";
      expect(check.evaluate(without(evidence, reason), site)).toEqual({ outcome: "could-not-run", reason });
    });
    it("never anything else", () => {
      const alwaysApplies = notApplicable === undefined && notLookedAt === undefined;
      expect([rule.id, rule.alwaysApplies === true]).toEqual([rule.id, alwaysApplies]);
    });
  });
}

interface Case {
  outcome: Verdict["outcome"];
  page: PageCase;
  title: string;
}

/** What mends a part of a page makes a page of it, which is then judged as one. */
function isMendable({ outcome, page }: Case): boolean {
  return DEFECT.has(outcome) && page.isPart !== true;
}

function casesOf(outcome: Verdict["outcome"], given: Given | undefined): Case[] {
  if (given === undefined) return [];
  const list = isList(given) ? given : [given];
  return list
    .map((page) => (typeof page === "string" ? { body: page } : page))
    .map((page) => ({ outcome, page, title: page.what ?? page.body }));
}

function isList(given: Given): given is readonly (string | PageCase)[] {
  return Array.isArray(given);
}

function expectVerdict(
  verdict: Verdict,
  { outcome, rule, page }: Pick<Case, "outcome" | "page"> & { rule: Rule },
): void {
  // With why, where it is another one.
  expect(verdict.outcome === outcome ? outcome : JSON.stringify(verdict)).toBe(outcome);
  if (!("findings" in verdict)) return;
  const by = page.by ?? usualSource(rule);
  const told = verdict.findings.filter(({ sources = [] }) => sources.some((source) => source.startsWith(by)));
  expect([by, told.length > 0]).toEqual([by, true]);
  const at = verdict.findings.map(({ element }) => element?.selector ?? "");
  expect(at.toSorted()).toEqual((page.at ?? at).toSorted());
}

interface Mending {
  rule: Rule;
  page: PageCase;
  title: string;
  /** Whether the page is looked at for what other rules tell of it, too. */
  looksAround: boolean;
}

/**
 * Puts the examples of a page's findings in their places, and looks at it again: it has the defect no longer, and as it
 * rests no new one.
 *
 * @returns whether there were examples to try
 */
async function expectMended(
  { rule, page, title, looksAround }: Mending,
  [before]: Parameters<PageCheck["evaluate"]>,
): Promise<boolean> {
  const judged = (room: Rule, seen: PageEvidence) =>
    judgeOfPage(checkOf(room), seen, {
      evidence: anEvidence({ pages: [seen] }),
      failures: new CheckFailures(),
    });
  const mended = mendedPage(documentOf(page), mergeFindings(judged(rule, before).findings));
  if (mended === null) return false;
  const ofRule = visitFor(rule)(page);
  const visit = looksAround ? forAllAtRest(ofRule) : ofRule;
  const [after] = await evidenceOf({ ...page, body: mended }, visit);
  const left = judged(rule, after).findings.map(({ message }) => message);
  expect([title, left]).toEqual([title, []]);
  if (!looksAround) return true;
  const failing = (seen: PageEvidence) =>
    ROOMS.filter((room) => judged(room, seen).outcome === "failed").map(({ id }) => id);
  const isNow = failing(after);
  // Only what its own rule decides on was looked at before.
  const was = isNow.length === 0 ? [] : failing((await evidenceOf(page, visit))[0]);
  expect([title, isNow.filter((id) => !was.includes(id))]).toEqual([title, []]);
  return true;
}

/** A visit in which all engines and rules look at the page as it rests, whatever else it is visited for. */
function forAllAtRest({ isKeyPage: isKey, onlyFor }: Visit): Visit {
  return { isKeyPage: isKey, ...(onlyFor === undefined ? {} : { onlyFor }) };
}

function usualSource({ examines = [], engines = {} }: Rule): SourceName {
  if (examines.some(({ onlySettles }) => !onlySettles)) return PLUMBLINE;
  return ([AXE, ALFA, ACCESSLINT] as const).find((engine) => engine in engines) ?? PLUMBLINE;
}

interface Needed {
  id: string;
  without: (page: PageEvidence, reason: string) => PageEvidence;
}

/** What a rule cannot answer without: the facts it decides on, and axe where it stands for one of its rules. */
function neededBy({ examines = [], engines = {} }: Rule): Needed[] {
  const probes = examines.filter(({ onlySettles }) => !onlySettles).flatMap(({ probes: asked }) => asked);
  const ofProbes = [...new Set(probes)].map((probe) => ({ id: probe.id, without: withoutFacts(probe) }));
  const engine = [AXE, ...(probes.length === 0 ? [ALFA] : [])].find((name) => name in engines);
  return engine === undefined ? ofProbes : [...ofProbes, { id: engine, without: withoutEngine(engine) }];
}

function withoutFacts({ id }: Probe<unknown>): Needed["without"] {
  return (page, reason) => ({ ...page, facts: { ...page.facts, [id]: { gathered: false, reason } } });
}

function withoutEngine(engine: string): Needed["without"] {
  return (page, reason) => ({
    ...page,
    engines: page.engines.map((answer) =>
      answer.engine === engine && answer.view === undefined
        ? { ...answer, report: { gathered: false, reason } }
        : answer,
    ),
  });
}

async function evidenceOf(page: PageCase, visit: Visit): Promise<Parameters<PageCheck["evaluate"]>> {
  const { operatesOnly, ...asked } = visit;
  const evidence = operatesOnly
    ? await operateShown(documentOf(page), asked.onlyFor)
    : await visitShown({ ...page.routes, "/": documentOf(page) }, asked);
  expect(evidence.notMeasured).toBeNull();
  const archived = asArchived(evidence);
  return [archived, anEvidence({ pages: [archived] })];
}

/** What rules decide on must outlast the archive, which keeps JSON. */
function asArchived(page: PageEvidence): PageEvidence {
  return JSON.parse(JSON.stringify(page)) as PageEvidence;
}

function documentOf({ body, style, isPart }: PageCase): string {
  if (isPart === true || body.startsWith("<!doctype")) return body;
  const head = `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>`;
  return aPageWith(body, style === undefined ? "" : head);
}

interface Visit extends VisitAsked {
  /** Whether a page is operated, and not looked at before. */
  operatesOnly?: boolean;
}

/**
 * A page is examined for what its rule decides on alone: whoever watches and presses does not let others see what came
 * of it. Nor is a page looked at as it rests for a rule that decides on other views alone. What engines say of opened
 * content and other views they say where all is looked at.
 */
function visitFor(rule: Rule): (page: PageCase) => Visit {
  const { examines = [], engines = {}, example } = rule;
  const onlyFor = examines.flatMap(({ probes }) => probes);
  const asked = Object.keys(engines) as EngineName[];
  const skipsAtRest =
    example === undefined && asked.length === 0 && onlyFor.every(({ view }) => view !== undefined);
  return (page) => {
    const visit = { isKeyPage: isKeyPage(rule, page), engines: asked, axeRules: engines[AXE] ?? [] };
    if (page.isKeyPage !== undefined || (visit.isKeyPage && asked.length > 0)) return visit;
    const operatesOnly =
      page.routes === undefined && asked.length === 0 && onlyFor.every(({ id }) => OPERATED.has(id));
    return { ...visit, onlyFor, skipsAtRest, operatesOnly };
  };
}

/** Small pages are operated by keyboard whether they are key pages or not. */
function isKeyPage({ examines = [] }: Rule, page: PageCase): boolean {
  const needsViews = examines.some(({ probes }) => probes.some(({ view }) => view !== undefined));
  return page.isKeyPage ?? needsViews;
}
