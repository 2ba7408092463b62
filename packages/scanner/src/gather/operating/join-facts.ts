import { factsOf, type PageFacts, type Probe } from "#evidence/probe-facts.ts";
import { SENT_FORMS, type SentForms } from "#gather/operating/form-facts.ts";
import { GESTURES } from "#gather/operating/gesture-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/control-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { TRIED_SLIDERS } from "#gather/operating/slider-facts.ts";

/** What stands in a step of a form that did not open could not be operated either. */
export function withUnreachedSteps(facts: PageFacts): PageFacts {
  const sent = factsOf({ facts }, SENT_FORMS);
  if (sent?.gathered !== true) return facts;
  const { stepsNotReached = [] } = sent.value;
  if (stepsNotReached.length === 0) return facts;
  const withSteps = <Facts extends { notTried: NotTried[] }>(
    all: PageFacts,
    asked: Probe<Facts>,
  ): PageFacts =>
    withValue(all, asked, (value) => ({ ...value, notTried: [...value.notTried, ...stepsNotReached] }));
  return withSteps(withSteps(withSteps(facts, OPERATED_CONTROLS), GESTURES), TRIED_SLIDERS);
}

/** Forms in contents that opened are forms of the page, too. */
export function withSentInside(facts: PageFacts, inside: readonly SentForms[]): PageFacts {
  return inside.length === 0 ? facts : withValue(facts, SENT_FORMS, (sent) => withThose(sent, inside));
}

function withThose(sent: SentForms, inside: readonly SentForms[]): SentForms {
  const all = [sent, ...inside];
  const answers = all.flatMap((one) => one.answers ?? []);
  const steps = all.flatMap((one) => one.steps ?? []);
  const filledIn = all.flatMap((one) => one.filledIn ?? []);
  const stepsNotTried = all.flatMap((one) => one.stepsNotTried ?? []);
  const stepsNotReached = all.flatMap((one) => one.stepsNotReached ?? []);
  return {
    ...sent,
    forms: all.flatMap(({ forms }) => forms),
    notTried: all.flatMap(({ notTried }) => notTried),
    ...(steps.length === 0 ? {} : { steps }),
    ...(filledIn.length === 0 ? {} : { filledIn }),
    ...(answers.length === 0 ? {} : { answers }),
    ...(stepsNotTried.length === 0 ? {} : { stepsNotTried }),
    ...(stepsNotReached.length === 0 ? {} : { stepsNotReached }),
  };
}

/** Facts of which those of one probe are others; as they are where it was not asked, or could not be answered. */
export function withValue<Facts>(
  facts: PageFacts,
  asked: Probe<Facts>,
  change: (value: Facts) => Facts,
): PageFacts {
  const known = factsOf({ facts }, asked);
  const answer = facts[asked.id];
  if (known?.gathered !== true || answer?.gathered !== true) return facts;
  return { ...facts, [asked.id]: { ...answer, value: change(known.value) } };
}
