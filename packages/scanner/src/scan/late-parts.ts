import type { EngineAnswer } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PageFacts } from "#evidence/probe-facts.ts";
import { TEXTS_ON_PICTURES } from "#gather/examining/operated-facts.ts";
import { FIX_TRIALS } from "#gather/fixing/fix-trials.ts";
import { OPERATED_FACTS, wasLeftForTime } from "#gather/operating/operate-page.ts";
import type { VisitPlan } from "#gather/page/visit-plan.ts";
import { VIEW_FACTS } from "#gather/views/examine-views.ts";

type Seen = Pick<PageEvidence, "engines" | "facts">;
/** As in the plan of a visit. */
export type PlanOfRest = Pick<VisitPlan, "onlyFor" | "engines" | "skipsAtRest">;

/** Made of what engines say. */
const FROM_ENGINES = new Set([TEXTS_ON_PICTURES.id, FIX_TRIALS.id]);
const LATER_ON = new Set([...VIEW_FACTS, ...OPERATED_FACTS].map(({ id }) => id));

/** How much of what was to be examined there was no time for. */
export function countLate(page: Seen): number {
  return page.engines.filter(isLate).length + lateFacts(page).length;
}

/** How to visit a page once more for what there was no time for; all of it where what is missing follows from the rest. */
export function planForRest(page: Seen): PlanOfRest {
  const facts = lateFacts(page);
  if (facts.some((id) => FROM_ENGINES.has(id))) return {};
  const late = page.engines.filter(isLate);
  const ofViews = late.filter(({ view }) => view !== undefined);
  const atRest = late.filter(({ view }) => view === undefined);
  // An engine looks at a view while its facts are asked for.
  const onlyFor = [...facts.map((id) => ({ id })), ...(ofViews.length === 0 ? [] : VIEW_FACTS)];
  const skipsAtRest = atRest.length === 0 && facts.every((id) => LATER_ON.has(id));
  return skipsAtRest ? { skipsAtRest, onlyFor } : { onlyFor, engines: atRest.map(({ engine }) => engine) };
}

/** What was seen of a page first, with what a second visit had the time for. */
export function completed<Page extends Seen>(page: Page, again: Seen): Page {
  const facts: PageFacts = { ...page.facts };
  for (const id of lateFacts(page)) {
    const answer = again.facts?.[id];
    if (answer !== undefined) facts[id] = answer;
  }
  const engines = page.engines.map((first) =>
    isLate(first) ? (again.engines.find((second) => isSameAsking(first, second)) ?? first) : first,
  );
  return { ...page, engines, ...(page.facts === undefined ? {} : { facts }) };
}

function lateFacts({ facts = {} }: Seen): string[] {
  return Object.entries(facts)
    .filter(([, fact]) => (fact.gathered ? wasLeftForTime(fact.value) : fact.isLate === true))
    .map(([id]) => id);
}

function isLate({ report }: EngineAnswer): boolean {
  return !report.gathered && report.isLate === true;
}

function isSameAsking(one: EngineAnswer, other: EngineAnswer): boolean {
  return one.engine === other.engine && one.view === other.view;
}
