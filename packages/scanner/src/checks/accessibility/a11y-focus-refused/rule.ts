import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FocusScript } from "./probe.ts";

const FOCUS_SCRIPTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** The statement itself, wherever it stands: in `if (this.blur) this.blur()` it runs as well. */
const GIVES_FOCUS_AWAY = /\bthis\.blur\s*\(\s*\)/;

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F55 */
export const a11yFocusRefused = rule({
  id: "a11y-focus-refused",
  severity: "critical",
  criteria: ["2.1.1", "2.4.7"],
  defect: "Control that drops the keyboard focus at once",
  title: "Controls keep the keyboard focus they get",
  ...KEYBOARD_REACH,
  fixSteps: [
    'Remove "this.blur()" from the onfocus attribute of each control.',
    "If it was there to hide the outline after a click, style :focus-visible instead.",
  ],
  effort: "S",
  examines: [examine(FOCUS_SCRIPTS, decide)],
});

function decide(controls: FocusScript[]): Decision {
  return {
    applies: controls.length > 0,
    defects: controls
      .filter(({ script }) => GIVES_FOCUS_AWAY.test(script))
      .map(({ name, element }) => ({
        message: `${quoted(name, "This control")} drops the keyboard focus as soon as it gets it, so the keyboard can't operate it`,
        element,
      })),
  };
}
