import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const PASSED_CONTROLS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yLinkOutOfReach = rule({
  id: "a11y-link-out-of-reach",
  severity: "high",
  criteria: ["2.1.1"],
  effectOf: ["a11y-mouse-only-control"],
  defect: "Link or button that the Tab key passes by",
  title: "The Tab key reaches every link and button",
  ...KEYBOARD_REACH,
  fixSteps: ['Remove tabindex="-1" from the link or button, or hide it if nobody needs it.'],
  effort: "S",
  likelyOwner: "developer",
  examines: [
    examine(PASSED_CONTROLS, (controls) => ({
      applies: controls.length > 0,
      defects: controls
        .filter(({ isReachedElsewhere }) => !isReachedElsewhere)
        .map(({ name, others = 0, element }) => ({
          outcome: "review",
          message: `Tab passes by ${quoted(name, "this control")}${others === 0 ? ", because its tabindex is -1" : ` and ${others} others beside it, because their tabindex is -1`}. Can the keyboard do the same in another way?`,
          element,
        })),
    })),
  ],
});
