import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { SHORTCUT_SETTING } from "#checks/accessibility/wording/key-words.ts";
import { SINGLE_KEYS, type SingleKeys } from "#gather/examining/operated-facts.ts";

const PRESS =
  "press|hit|type|key|taste|drücken? sie|drücke|touche|appuyez sur|tecla|pulse|pulsa|presione|tasto|premi|premere|toets|druk op|klawisz|naciśnij";

export const a11yCharacterShortcut = rule({
  id: "a11y-character-shortcut",
  severity: "medium",
  criteria: ["2.1.4"],
  actRules: ["ffbc54"],
  defect: "Single keys trigger actions",
  title: "Single keys don't trigger actions by accident",
  whyItMatters:
    "People who speak to their computer can set off a single-key shortcut with any word that they say, and people whose hands tremble press keys by mistake.",
  businessImpact:
    "Customers delete, send or leave something without meaning to, and don't know what happened.",
  fixSteps: [
    "Change the shortcut so that it also needs Ctrl or Alt, or so that it works only while its control has the focus.",
    "Or add a setting that turns the shortcut off or changes its key.",
  ],
  effort: "M",
  examines: [examine(SINGLE_KEYS, decide)],
});

function decide(keys: SingleKeys | null, page: ExaminedPage): Decision {
  if (keys === null) return { applies: false, defects: [] };
  const { acting, spent = [], once = [], tried, canSwitchOff } = keys;
  const pressed = [acting, spent, once].find(({ length }) => length > 0) ?? [];
  // A page that reacts to every key, as a game or a terminal does, has no shortcuts in this sense.
  if (pressed.length === 0 || acting.length > tried / 2 || canSwitchOff === true)
    return { applies: true, defects: [] };
  return { applies: true, defects: [defectOf({ ...keys, pressed, isSpent: pressed === spent }, page)] };
}

function defectOf(
  { pressed, isSpent, settings }: { pressed: string[]; isSpent: boolean; settings: string[] },
  page: ExaminedPage,
): RuleDefect {
  const setting = settings.find((name) => SHORTCUT_SETTING.test(name));
  const does = `Pressing ${pressed.slice(0, 5).map(namedKey).join(", ")} does something right away`;
  if (setting !== undefined)
    return {
      outcome: "review",
      message: `${does}. Does ${quoted(setting, "a setting")} change that or turn it off?`,
      element: null,
    };
  // What acted twice and then no more may have been something else, unless the page says so.
  const isSure = !isSpent || pressed.some((key) => isToldOf(key, page));
  return isSure
    ? { message: `${does}. We found no setting that changes it or turns it off`, element: null }
    : {
        outcome: "review",
        message: `${does} twice, and then no more. Is it a shortcut that people can't turn off?`,
        element: null,
      };
}

/** Letters alone are pressed without Shift. */
function namedKey(key: string): string {
  return /^\p{Lu}$/u.test(key) ? `Shift+${key}` : key;
}

/** Whether the page tells people to press a key. */
function isToldOf(key: string, { document }: ExaminedPage): boolean {
  if (!document.gathered) return false;
  const told = new RegExp(
    `(?<!\\p{L})(?:${PRESS})(?!\\p{L})[^\\p{L}]{1,3}${RegExp.escape(key)}(?![\\p{L}\\d])`,
    "iu",
  );
  return told.test(document.value.text);
}
