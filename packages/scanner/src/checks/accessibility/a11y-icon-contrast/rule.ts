import { contrastRatio, mixed } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { FAINT_PARTS } from "#checks/accessibility/families/faint-parts.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { IconButton } from "./probe.ts";

const ICON_BUTTONS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const NEEDED = 3;
const LEVELS = [0, 64, 128, 191, 255];
/** A faint color is at its best on one of these. */
const ANY_GROUND = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue): IconButton["behind"] => [red, green, blue, 1])),
);

export const a11yIconContrast = rule({
  id: "a11y-icon-contrast",
  severity: "medium",
  criteria: ["1.4.11"],
  defect: "Icon of a button with low contrast",
  title: "Icons of buttons stand out from their background",
  ...FAINT_PARTS,
  fixSteps: [
    "Make the icon darker or its background lighter until the contrast is at least 3 to 1.",
    "Change the color once, in your style sheet. The same icon color usually repeats on all pages.",
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [examine(ICON_BUTTONS, decide)],
});

function decide(buttons: IconButton[]): Decision {
  return {
    applies: buttons.some((button) => button.isOnUnknown !== true || bestOfSign(button) < NEEDED),
    defects: buttons.flatMap((button) => (button.isSign === true ? ofSign(button) : ofDrawing(button))),
  };
}

function ofDrawing(button: IconButton): RuleDefect[] {
  const best = bestContrast(button.drawn, button.behind);
  if (best >= NEEDED) return [];
  const what = quoted(button.name, "this button");
  const message = `The icon of ${what} has a contrast of ${best.toFixed(2)}:1 with its background. It needs ${NEEDED}:1`;
  return [{ message, element: button.element }];
}

/** On a picture, and of a color to choose, only a person can tell. */
function ofSign(button: IconButton): RuleDefect[] {
  const { name, alsoBehind = [], isOnUnknown, mayBeSwatch, element } = button;
  const best = bestOfSign(button);
  if (best >= NEEDED) return [];
  const where =
    isOnUnknown === true
      ? ", whatever is behind it"
      : ` with ${alsoBehind.length > 0 ? "the picture behind it" : "its background"}`;
  const atMost = isOnUnknown === true || alsoBehind.length > 0 ? "at most " : "";
  const message = `The sign of ${quoted(name, "this button")} has a contrast of ${atMost}${best.toFixed(2)}:1${where}. It needs ${NEEDED}:1`;
  const isSure = isOnUnknown !== true && alsoBehind.length === 0 && mayBeSwatch !== true;
  return isSure
    ? [{ message, element }]
    : [{ outcome: "review", message: `${message}. Can people see where the button is?`, element }];
}

function bestOfSign({ drawn, behind, alsoBehind = [], isOnUnknown }: IconButton): number {
  const grounds = isOnUnknown === true ? ANY_GROUND : [behind, ...alsoBehind];
  return Math.max(...grounds.map((ground) => bestContrast(drawn, ground)));
}

/** What of the icon is seen best: a shape within a shape makes it out as well as one on the background. */
function bestContrast(drawn: IconButton["drawn"], behind: IconButton["behind"]): number {
  const seen = drawn.map((color) => mixed(color, behind, color[3]));
  const all = [...seen, behind.slice(0, 3)];
  return Math.max(...all.flatMap((one) => all.map((other) => contrastRatio(one, other))));
}
