import { describe, expect, it } from "vitest";

import { CALIBRATION } from "#checks/accessibility/calibration/calibration.ts";
import { mergeEngines } from "#checks/accessibility/judging/merge-engines.ts";
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
/** Tests that the engines together tell the examples of each ACT rule apart, on real pages. */
export function testActExamples(subject: string, rules: readonly ActExamples[]): void {
  describe.concurrent(`ACT rules on ${subject}`, { timeout: LONG }, () => {
    it.each(rules)("$rule $asks", async (examples) => {
      const answerTo = async (body: string): Promise<string> => {
        const document = body.startsWith("<!doctype") ? body : aPageWith(body);
        // Small pages are operated as key pages are; how pages look in other views is tested elsewhere.
        return answerOn(await visitShown({ ...LINKED, "/": document }, { isKeyPage: false }), examples);
      };
      const { failed, review = [], clean } = examples;
      const wrong: string[] = [];
      for (const body of failed) if ((await answerTo(body)) !== "failed") wrong.push(`missed: ${body}`);
      for (const body of review) if ((await answerTo(body)) !== "review") wrong.push(`not asked: ${body}`);
      for (const body of clean)
        if ((await answerTo(body)).startsWith("failed")) wrong.push(`false alarm: ${body}`);
      expect(wrong).toEqual([]);
    });
  });
}

/** What is said of the criterion on a page; what only others say than those who ought to is no answer. */
function answerOn(page: PageEvidence, { criterion, by }: ActExamples): string {
  const engines = page.engines.filter(({ report }) => report.gathered);
  expect(page.notMeasured ?? engines.length).toBe(3);
  const merged = mergeEngines(statementsOn(page, ROOMS).statements, CALIBRATION);
  const about = merged.filter(({ wcag }) => wcag.includes(criterion));
  const failures = about.filter(({ verdict }) => verdict === "failed");
  if (about.length === 0) return "clean";
  const verdict = failures.length > 0 ? "failed" : "review";
  const told = failures.length > 0 ? failures : about;
  const sources = new Set<SourceName>(told.flatMap(({ said }) => said.map(({ engine }) => engine)));
  return by.some((name) => sources.has(name)) ? verdict : `${verdict} by ${[...sources].join(", ")} alone`;
}
