import { contrastRatio } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { contrastNeeded } from "#checks/accessibility/a11y-color-contrast/contrast-needed.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { TextInStates } from "./probe.ts";

export const TEXTS_IN_STATES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const WHILE = { hover: "Under the mouse pointer", focus: "While it has the keyboard focus" };

/** What is too pale at rest is told as such, by the engines; here it is what only a state makes pale. */
export function fadedTexts(texts: TextInStates[]): Decision {
  return {
    applies: texts.length > 0,
    defects: texts.flatMap(({ state, text, atRest, inState, fontSize, fontWeight, element }) => {
      const needed = contrastNeeded(fontSize, fontWeight);
      const ratio = contrastRatio(inState.letters, inState.behind);
      if (contrastRatio(atRest.letters, atRest.behind) < needed || ratio >= needed) return [];
      const colors = `${hex(inState.letters)} on ${hex(inState.behind)}`;
      const message = `${WHILE[state]}, “${text}” has a contrast of ${ratio.toFixed(2)}:1 (${colors}). It needs ${needed}:1`;
      return [{ actRules: [], message, element }];
    }),
  };
}

/** `#1a2b3c` of red, green and blue, 0-255. */
export function hex(color: readonly number[]): string {
  const parts = color.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, "0"));
  return `#${parts.join("")}`;
}
