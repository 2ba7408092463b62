import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { SINGLE_KEYS, type SingleKeys } from "#gather/examining/operated-facts.ts";

const SHORTCUT_SETTING = /short\s?cut|hot\s?key|\bkeys?\b|keyboard|tastatur|tastenk|raccourci|atajo/i;

export const a11yCharacterShortcut = rule({
  id: "a11y-character-shortcut",
  severity: "medium",
  criteria: ["2.1.4"],
  actRules: ["ffbc54"],
  defect: "Single keys trigger actions",
  title: "Single keys don't trigger actions by accident",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    "Change the shortcut so that it also needs Ctrl or Alt, or so that it works only while its control has the focus.",
    "Or add a setting that turns the shortcut off or changes its key.",
  ],
  effort: "M",
  examines: [examine(SINGLE_KEYS, decide)],
});

function decide(keys: SingleKeys | null): Decision {
  if (keys === null) return { applies: false, defects: [] };
  const { acting, tried, settings } = keys;
  // A page that reacts to every key, as a game or a terminal does, has no shortcuts in this sense.
  if (acting.length === 0 || acting.length > tried / 2) return { applies: true, defects: [] };
  const canChange = settings.some((name) => SHORTCUT_SETTING.test(name));
  return {
    applies: true,
    defects: [
      {
        outcome: canChange ? "review" : "fail",
        message: `Pressing ${acting.slice(0, 5).join(", ")} does something right away. We found no setting that changes it or turns it off`,
        element: null,
      },
    ],
  };
}
