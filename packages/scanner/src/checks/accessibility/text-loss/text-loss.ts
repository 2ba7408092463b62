import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import type { LostText, LostTexts } from "#gather/page/in-page/views/text-loss.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const load = () => import("./probe.ts");

/** Texts lost in three views. */
export const TEXT_LOSS_WIDENED = probeBeside(import.meta.url, load, { shape: 1, when: "wide text" });
export const TEXT_LOSS_ENLARGED = probeBeside(import.meta.url, load, { shape: 1, when: "enlarged to 200%" });
export const TEXT_LOSS_NARROW = probeBeside(import.meta.url, load, { shape: 1, when: "320 px wide" });

const SAID: Record<LostText["kind"], Pick<RuleDefect, "outcome" | "cause"> & { words: string }> = {
  cut: { words: "is cut off by its box", cause: "cut off by its box" },
  shortened: {
    outcome: "review",
    words: "is shortened by its box. Can people read the rest somewhere else?",
  },
  "out of reach": {
    words: "is below the edge of the window, and the page can't be scrolled to it",
    cause: "below a window that can't be scrolled",
  },
  gone: { outcome: "review", words: "disappears. Can people get to it another way?" },
  overlaps: { outcome: "review", words: "runs into another text. Can people still read both?" },
};

/**
 * Texts that were whole in the usual view and are not in another.
 *
 * @param when it happens, as a sentence goes on: `When the page is enlarged to 200%`
 */
export function textLosses({ hasText, losses }: LostTexts, when: string): Decision {
  return {
    applies: hasText,
    defects: losses
      // A title or the page behind a link tells the rest of a shortened text.
      .filter(({ kind, leadsToWhole }) => kind !== "shortened" || !leadsToWhole)
      .map(({ kind, text, element }) => {
        const { words, ...about } = SAID[kind];
        return { ...about, severity: "medium", message: `${when}, the text “${text}” ${words}`, element };
      }),
  };
}
