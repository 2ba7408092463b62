import { contrastRatio, mixed } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import {
  type ColorChange,
  type ColoredState,
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/controls/control-facts.ts";

import type { DrawnChoice } from "./probe.ts";

const DRAWN_CHOICES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** https://www.w3.org/WAI/WCAG22/Techniques/general/G183 asks as much where a color alone tells something. */
const LEAST = 3;
const MARK = "mark";
const WORDS: Readonly<Record<string, string>> = {
  "aria-pressed": "pressed",
  "aria-checked": "checked",
  "aria-selected": "selected",
};

export const a11yStateFaint = rule({
  id: "a11y-state-faint",
  severity: "medium",
  criteria: ["1.4.1", "1.4.11"],
  defect: "Control that shows its state only by color once it is used",
  title: "People can see what is pressed, checked or selected",
  whyItMatters:
    "People with low vision, or who can't tell some colors apart, don't see which seats, sizes or filters they have chosen.",
  businessImpact: "Customers order the wrong thing, or give up because nothing seems to happen.",
  fixSteps: [
    "Show the state by more than a color: a check mark, a thicker border, or bold text.",
    "Or choose two colors with a contrast of at least 3 to 1 between them.",
    "Then look at the page in black and white. You must still see what is chosen.",
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [examine(OPERATED_CONTROLS, decide), examine(DRAWN_CHOICES, decideDrawn)],
});

function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const colored = controls.flatMap((control) => {
    const { coloredState, name, element } = control;
    return coloredState === undefined ? [] : [{ control, name, element, coloredState }];
  });
  const defects = colored.flatMap(({ control, name, element, coloredState }): RuleDefect[] => {
    const { state, colors, isTold } = coloredState;
    const ratio = Math.max(...colors.map(ratioOf));
    if (ratio >= LEAST) return [];
    const word = WORDS[state] ?? "chosen";
    const message = `Only a color shows that ${quoted(name, "this control")} is ${word}, and its contrast with the color before is ${ratio.toFixed(2)}:1`;
    // What changes elsewhere may say what is chosen.
    return state === MARK && isTold !== true && !changesWords(control)
      ? [{ wcag: ["1.4.1"], message, element }]
      : [
          {
            outcome: "review",
            message: `${message}. Can people see which ones are ${word}?`,
            element,
          },
        ];
  });
  const apart = controls.flatMap(markedApart);
  return unlessUntried(
    { applies: colored.length + apart.length > 0, defects: [...defects, ...apart] },
    notTried,
  );
}

/** As the answers of a quiz, of which the right one turns green and the wrong one red. */
function markedApart({ markedApartFrom, name, element }: TriedControl): RuleDefect[] {
  if (markedApartFrom === undefined) return [];
  const message = `When they are pressed, ${quoted(name, "this control")} and ${quoted(markedApartFrom, "another one")} take different colors, and nothing else differs. Do the colors say which of them is right?`;
  return [{ outcome: "review", wcag: ["1.4.1"], message, element }];
}

function changesWords({ byEnter, bySpace, byPointer }: TriedControl): boolean {
  return [byEnter, bySpace, byPointer].some((effect) => effect !== null && effect.texts.length > 0);
}

/** Labels that are all that is seen of their fields. */
function decideDrawn(choices: DrawnChoice[]): Decision {
  const colored = choices.filter(({ colors }) => colors.length > 0);
  const defects = colored
    .map((choice) => ({ ...choice, ratio: Math.max(...choice.colors.map(ratioOf)) }))
    .filter(({ ratio }) => ratio < LEAST)
    .map(({ name, ratio, element }): RuleDefect => {
      const message = `Only a color shows that ${quoted(name, "this choice")} is chosen, and its contrast with the color before is ${ratio.toFixed(2)}:1`;
      return { wcag: ["1.4.1"], message, element };
    });
  return { applies: colored.length > 0, defects };
}

/** Of colors through which others are seen, that over white. */
function ratioOf({ from, to }: ColorChange): number {
  return contrastRatio(overWhite(from), overWhite(to));
}

function overWhite(color: ColoredState["colors"][number]["from"]): number[] {
  return mixed(color.slice(0, 3), [255, 255, 255], color[3]);
}
