import { needsFilling } from "@plumbline/contract/fix-example-text";
import { isWholeSnippet } from "@plumbline/contract/snippet";

import { messageOf } from "#checks/accessibility/judging/message-of.ts";
import { roomOf } from "#checks/accessibility/rooms.ts";
import type { EngineFinding } from "#evidence/engines.ts";
import { AXE } from "#evidence/engine-names.ts";
import type { PageFacts } from "#evidence/probe-facts.ts";
import { AXE_OPTIONS } from "#gather/engines/axe-rule-set.ts";
import { answerTo, type Examined } from "#gather/examining/examined.ts";
import { FIX_TRIALS, type FixTrial } from "#gather/fixing/fix-trials.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { ChangeToTry, ChangeTried } from "#gather/page/in-page/try-changes.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { withoutNetwork } from "#gather/page/without-network.ts";

import { changeOfExample } from "./change-of-example.ts";

const TRY_CHANGES = inPage(
  new URL("../page/in-page/try-changes.ts", import.meta.url),
  () => import("#gather/page/in-page/try-changes.ts"),
);
/** Fixes tried on one page. */
const MOST_FIXES = 12;
/** Frames were asked on the visit. */
const OPTIONS = { ...AXE_OPTIONS, iframes: false, preload: false };

/** An example for a complaint of axe, and the change to try; a reason where there is none. */
interface PlannedFix {
  check: string;
  text: string;
  toTry: ChangeToTry | { reason: string };
}

/**
 * Tries the examples for what axe is sure of in the loaded page, each distinct one at its first element, with the
 * network cut. The page stays changed, so it must be loaded again before anyone looks at it.
 */
export async function tryFixes(
  tab: PageTab,
  limitMs: number,
  { engines }: Pick<Examined, "engines">,
  page: string,
): Promise<PageFacts> {
  const axe = engines.find(({ engine, view }) => engine === AXE && view === undefined)?.report;
  if (axe?.gathered !== true) return {};
  const { findings } = axe.value;
  return await answerTo(FIX_TRIALS, async () => await tryPlanned(tab, limitMs, plannedFixes(findings, page)));
}

function plannedFixes(findings: readonly EngineFinding[], page: string): PlannedFix[] {
  const planned = findings
    .filter(({ verdict }) => verdict === "failed")
    .flatMap((finding) => plannedFix(finding, page) ?? []);
  return [
    ...new Map(planned.toReversed().map((fix) => [`${fix.check}\n${fix.text}`, fix])).values(),
  ].reverse();
}

function plannedFix(finding: EngineFinding, page: string): PlannedFix | null {
  const { engine, rule, element } = finding;
  const room = roomOf(engine, rule);
  if (element === null || room?.example === undefined) return null;
  const { snippet, selector } = element;
  const example = room.example({ snippet, message: messageOf(finding, room), page });
  if (example === null) return null;
  const { text } = example;
  const without = (reason: string): PlannedFix => ({ check: room.id, text, toTry: { reason } });
  if (needsFilling(example)) return without("Only a person knows what to fill in.");
  if (/\|>|>>>/u.test(selector)) return without("The element is in a frame or a shadow tree.");
  const change = isWholeSnippet(snippet) || example.colors ? changeOfExample(snippet, example) : null;
  if (change === null) return without("We try changes of colors and attributes only.");
  return { check: room.id, text, toTry: { selector, rule, change } };
}

async function tryPlanned(
  tab: PageTab,
  limitMs: number,
  planned: readonly PlannedFix[],
): Promise<FixTrial[]> {
  const toTry = planned.flatMap(({ toTry: change }) => ("reason" in change ? [] : [change]));
  const tried = await tryInPage(tab, limitMs, toTry.slice(0, MOST_FIXES));
  return planned.map(({ check, text, toTry: change }) => {
    const { outcome, reason } =
      "reason" in change
        ? { outcome: "not-tried" as const, reason: change.reason }
        : (tried[toTry.indexOf(change)] ?? {
            outcome: "not-tried" as const,
            reason: "We tried other fixes on this page first.",
          });
    return { check, text, outcome, reason };
  });
}

async function tryInPage(
  tab: PageTab,
  limitMs: number,
  changes: readonly ChangeToTry[],
): Promise<ChangeTried[]> {
  if (changes.length === 0) return [];
  const call = `${moduleSource(TRY_CHANGES)}.tryChanges(${JSON.stringify(changes)}, ${JSON.stringify(OPTIONS)})`;
  return asTried(await withoutNetwork(tab, async () => await tab.evaluate(call, limitMs)));
}

/** `tryChanges` in the page returns this shape. */
function asTried(value: unknown): ChangeTried[] {
  return value as ChangeTried[];
}
