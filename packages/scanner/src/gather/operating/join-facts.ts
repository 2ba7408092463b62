import { factsOf, type PageFacts, type Probe } from "#evidence/probe-facts.ts";
import { SENT_FORMS, type SentForms } from "#gather/operating/forms/form-facts.ts";

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
