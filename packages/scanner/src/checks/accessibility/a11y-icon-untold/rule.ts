import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { UntoldIcons } from "./probe.ts";

const UNTOLD_ICONS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** A table with more looks shows pictures of its own things. */
const MOST_LOOKS = 6;
/** Icons of a list are decoration more often than not. */
const FEWEST_IN_LIST = 3;
const MOST_LOOKS_IN_LIST = 3;
/** What style sheets and files call marks of a state. */
const STATE =
  /(?<![a-z])(?:ok|yes|no|check(?:ed|mark)?|tick|cross|x-?mark|times|close|done|open|closed|error|err|fail(?:ed|ure)?|success|warn(?:ing)?|danger|up|down|on|off|true|false|valid|invalid|(?:un)?available|in-?stock|out-?of-?stock|full|free|busy|(?:in)?active|online|offline|pass(?:ed)?|red|green|yellow|included|excluded)(?![a-z])/i;

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F3 and F39 are about such images. */
export const a11yIconUntold = rule({
  id: "a11y-icon-untold",
  severity: "high",
  criteria: ["1.1.1"],
  defect: "Icons that say what no text says",
  title: "Icons in tables, lists and ratings have a text alternative",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    "Write what each icon means into its cell, for example “included” and “not included”. The text may be visually hidden.",
    'Or name the icon itself: with alt on an <img>, or with role="img" and aria-label in place of aria-hidden on an <svg>.',
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(UNTOLD_ICONS, decide)],
});

function decide(groups: UntoldIcons[]): Decision {
  const byHolder = [...Map.groupBy(groups, ({ holder }) => holder).values()];
  return { applies: groups.length > 0, defects: byHolder.flatMap((own) => worstOf(own.flatMap(defectOf))) };
}

/** Where columns of a table fail, nobody needs to be asked about its others; else one question a table is enough. */
function worstOf(defects: RuleDefect[]): RuleDefect[] {
  const failures = defects.filter(({ outcome }) => outcome !== "review");
  return failures.length > 0 ? failures : defects.slice(0, 1);
}

function defectOf(group: UntoldIcons): RuleDefect[] {
  if (group.isToldBeside) return [];
  if (group.kind === "column") return inColumn(group);
  return group.kind === "list" ? inList(group) : [questionAbout(group)];
}

function inColumn(group: UntoldIcons): RuleDefect[] {
  const { heading, icons, looks, looksInAll, iconsInAll, arePhotos, element } = group;
  // Icons without a header belong to the text beside them.
  if (heading === "" || looksInAll > MOST_LOOKS) return [];
  if (looks > 1 && iconsInAll > looksInAll && !arePhotos) {
    const message = `Under “${heading}”, ${icons} cells show only icons, ${looks} different ones. A screen reader reads nothing there`;
    return [{ message, element }];
  }
  const shown = icons === 1 ? "a cell shows" : `${icons} cells show`;
  const message = `Under “${heading}”, ${shown} only an icon without a text alternative. Does the icon tell people something?`;
  return [{ outcome: "review", message, element }];
}

function questionAbout({ kind, heading, icons, looks, areSigns, element }: UntoldIcons): RuleDefect {
  if (kind === "counted") {
    const message = `Beside “${heading}” and in ${icons - 1} more ${icons === 2 ? "line" : "lines"}, like shapes form a row, and screen readers are not told of them. Do they show a number that no text says?`;
    return { outcome: "review", message, element };
  }
  if (kind === "row") {
    const message = `${icons} different icons stand side by side, without a text or text alternative. Do they tell people something?`;
    return { outcome: "review", message, element };
  }
  const ratings = icons === 1 ? "A rating is" : `${icons} ratings are`;
  const shown =
    areSigns === true
      ? "written with signs for stars, which some screen readers pass by and others read one by one"
      : "shown by stars alone, without a text alternative";
  const message =
    kind === "stars"
      ? `${ratings} ${shown}. Does a text say how many there are?`
      : `Items of this list are marked with ${looks} different icons, and no text says what they mean. Do people need to know?`;
  return { outcome: "review", message, element };
}

function inList({ icons, looks, names, element }: UntoldIcons): RuleDefect[] {
  const isOfState = looks > 1 && looks <= MOST_LOOKS_IN_LIST && names.some((name) => STATE.test(name));
  if (!isOfState || icons < FEWEST_IN_LIST || icons === looks) return [];
  const message = `${icons} items of this list differ in an icon, and no text says what it means. Do people need to know?`;
  return [{ outcome: "review", message, element }];
}
