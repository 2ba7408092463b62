import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { PassedControl } from "./probe.ts";

/** A script in the opening tag. */
const HEARS_PRESS = /^<[^>]*\sonclick=/i;

const PASSED_CONTROLS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yLinkOutOfReach = rule({
  id: "a11y-link-out-of-reach",
  severity: "high",
  criteria: ["2.1.1"],
  effectOf: ["a11y-mouse-only-control"],
  defect: "Link or button that the Tab key passes by",
  title: "The Tab key reaches every link and button",
  ...KEYBOARD_REACH,
  fixSteps: [
    'Remove tabindex="-1" from the link or button, or hide it if nobody needs it.',
    'Make a <button> or a link with an address of what only has role="button" or role="link". A role alone takes no focus and hears no key.',
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [
    examine(PASSED_CONTROLS, (controls) => ({
      applies: controls.length > 0,
      defects: controls.filter(({ isReachedElsewhere }) => !isReachedElsewhere).map(defectOf),
    })),
  ],
});

function defectOf({ name, others = 0, isByRole, element }: PassedControl): RuleDefect {
  const [alone, several] =
    isByRole === true
      ? ["which only its role makes a control", "which only their role makes controls"]
      : ["because its tabindex is -1", "because their tabindex is -1"];
  const what = `Tab passes by ${quoted(name, "this control")}`;
  const message = others === 0 ? `${what}, ${alone}` : `${what} and ${others} others beside it, ${several}`;
  // Whoever wrote what a press does meant it to be pressed.
  if (isByRole === true && HEARS_PRESS.test(element.snippet)) return { message, element };
  return { outcome: "review", message: `${message}. Can the keyboard do the same in another way?`, element };
}
