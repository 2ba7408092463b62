import type { EngineFinding } from "#evidence.ts";
import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import type { TextLoss } from "#gather/page/in-page/views/text-loss.ts";

/** What a view calls the texts it lost. */
export interface LossTerms extends Pick<EngineFinding, "rule" | "wcag" | "actRules"> {
  /** When it happens, as a sentence goes on: `when the page is enlarged to 200%`. */
  when: string;
  view: string;
}

const SAID: Record<TextLoss["kind"], { verdict: EngineFinding["verdict"]; words: string }> = {
  cut: { verdict: "failed", words: "is cut off by its box" },
  shortened: {
    verdict: "review",
    words: "is shortened by its box. Can people read the rest somewhere else?",
  },
  gone: { verdict: "review", words: "disappears. Can people get to it another way?" },
  overlaps: { verdict: "review", words: "runs into another text. Can people still read both?" },
};

/** A text that was whole in the usual view and is not in another. */
export function textLossFinding({ kind, text, element }: TextLoss, terms: LossTerms): EngineFinding {
  const { verdict, words } = SAID[kind];
  const { rule, wcag, actRules, when, view } = terms;
  return plumblineFinding({
    rule,
    verdict,
    wcag,
    actRules,
    severity: "medium",
    message: `${when}, the text “${text}” ${words}`,
    element,
    view,
  });
}
