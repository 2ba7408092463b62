import { describe, expect, it } from "vitest";

import { CALIBRATION } from "#checks/accessibility/calibration/calibration.ts";
import { type MergedFinding, mergeEngines } from "#checks/accessibility/judging/merge-engines.ts";
import { statementsOn } from "#checks/accessibility/judging/statements.ts";
import { ROOMS } from "#checks/accessibility/rooms.ts";
import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { SourceName } from "#evidence/engine-names.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";

import type { ActExamples } from "./act-examples.testing.ts";

const framed = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><p>${body}</p></html>`;
const WAY = framed("Way", "The way to the bakery");
const LINKED = {
  "/framed": framed("Framed", "Framed"),
  "/one": WAY,
  "/one/": WAY,
  "/same": WAY,
  "/two": framed("Prices", "Prices and offers of this week"),
  "/scripted": `<!doctype html><html lang="en"><title>Shop</title><main id="m"></main><script>m.textContent = location.search.startsWith("?north") ? "Call the north shop under 123, open all day long" : "Rye bread is baked from flour and salt"</script></html>`,
  "/form": framed("Form", "<a href=/one>Way</a>"),
};
/** Elements of a page that holds several examples: one of more than 80 in all is examined less thoroughly. */
const MOST_ELEMENTS = 50;

/** Tests that the engines together tell the examples of each ACT rule apart, on real pages. */
export function testActExamples(subject: string, rules: readonly ActExamples[]): void {
  describe.concurrent(`ACT rules on ${subject}`, { timeout: LONG }, () => {
    it.each(rules)("$rule $asks", async (examples) => {
      const answerTo = async (body: string): Promise<string> =>
        answerOn(await visited(body, examples), examples);
      const { failed, review = [], clean } = examples;
      const wrong: string[] = [];
      for (const bodies of pagesOfFailures(failed)) {
        const isToldApart = await failuresTold(bodies, examples);
        for (const [at, body] of bodies.entries())
          if (!isToldApart(at) && (await answerTo(body)) !== "failed") wrong.push(`missed: ${body}`);
      }
      for (const body of review) if ((await answerTo(body)) !== "review") wrong.push(`not asked: ${body}`);
      for (const bodies of onePageEach(clean)) {
        if (!(await answerTo(bodies.join("\n"))).startsWith("failed")) continue;
        // Together they may do what none does alone.
        for (const body of bodies)
          if ((await answerTo(body)).startsWith("failed")) wrong.push(`false alarm: ${body}`);
      }
      expect(wrong).toEqual([]);
    });
  });
}

/**
 * Small pages are operated as key pages are, here for what tells the criterion; how pages look in other views is tested
 * elsewhere.
 */
async function visited(body: string, { criterion }: ActExamples): Promise<PageEvidence> {
  const document = body.startsWith("<!doctype") ? body : aPageWith(body);
  const asked = ROOMS.filter(({ criteria }) => criteria.includes(criterion));
  const onlyFor = asked.flatMap(({ examines = [] }) => examines.flatMap(({ probes }) => probes));
  return await visitShown({ ...LINKED, "/": document }, { isKeyPage: false, onlyFor });
}

/** Puts examples that are no documents of their own together, as many as one page can bear. */
function onePageEach(bodies: readonly string[]): string[][] {
  const pages: string[][] = [];
  let room = 0;
  for (const body of bodies) {
    const elements = body.startsWith("<!doctype") ? MOST_ELEMENTS : body.split("<").length;
    if (elements > room) {
      pages.push([]);
      room = MOST_ELEMENTS;
    }
    pages.at(-1)?.push(body);
    room -= elements;
  }
  return pages;
}

/** The id of the place of an example; selectors keep to names without digits. */
const placeOf = (at: number): string => `example${String.fromCodePoint(65 + at)}`;
/** Scripts, style sheets and references reach beyond the example they stand in. */
const REACHES_FURTHER = /^<!doctype|<script|<style|<\/?main|\s(?:id|name|href)=/u;

/** Failures that cannot change each other share pages; the others have one each. */
function pagesOfFailures(bodies: readonly string[]): string[][] {
  const alone = bodies.filter((body) => REACHES_FURTHER.test(body));
  const together = bodies.filter((body) => !REACHES_FURTHER.test(body));
  return [...alone.map((body) => [body]), ...onePageEach(together)];
}

/**
 * Visits failures on one page, each in a place of its own.
 *
 * @returns whether the one at a position is told there; where not, it may still be on a page of its own
 */
async function failuresTold(
  bodies: readonly string[],
  examples: ActExamples,
): Promise<(at: number) => boolean> {
  if (bodies.length === 1) return () => false;
  const places = bodies.map((body, at) => `<div id="${placeOf(at)}">${body}</div>`);
  const page = await visited(places.join("\n"), examples);
  return (at) =>
    answerOn(page, examples, ({ element }) => element?.selector.startsWith(`#${placeOf(at)}`) ?? false) ===
    "failed";
}

/** What is said of the criterion on a page; what only others say than those who ought to is no answer. */
function answerOn(
  page: PageEvidence,
  { criterion, by }: ActExamples,
  isAsked: (finding: MergedFinding) => boolean = () => true,
): string {
  const engines = page.engines.filter(({ report }) => report.gathered);
  expect(page.notMeasured ?? engines.length).toBe(3);
  const merged = mergeEngines(statementsOn(page, ROOMS).statements, CALIBRATION);
  const about = merged.filter((finding) => finding.wcag.includes(criterion) && isAsked(finding));
  const failures = about.filter(({ verdict }) => verdict === "failed");
  if (about.length === 0) return "clean";
  const verdict = failures.length > 0 ? "failed" : "review";
  const told = failures.length > 0 ? failures : about;
  const sources = new Set<SourceName>(told.flatMap(({ said }) => said.map(({ engine }) => engine)));
  return by.some((name) => sources.has(name)) ? verdict : `${verdict} by ${[...sources].join(", ")} alone`;
}
