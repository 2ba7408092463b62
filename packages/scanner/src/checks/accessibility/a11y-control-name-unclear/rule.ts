import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { isFileOrAddress, isIdentifier, isTemplateRest } from "#checks/accessibility/wording/filler-text.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { isGenericLinkText } from "#checks/generic-link-texts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import { namesWithoutWords } from "./names-without-words.ts";
import type { NamedButton } from "./probe.ts";

const NAMED_BUTTONS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Names that say that it is a button, which screen readers say themselves. */
const OF_ANY_BUTTON =
  /^(?:button|btn|button \d+|(?:button|btn) (?:text|label|name)|(?:my |icon |image |new )button|icon|image|img|svg|graphic|click(?: me| here)?|label|aria label|untitled|undefined|null|\[object object\]|schaltfläche|bouton|botón|pulsante)$/;
/** In other languages, that it is to be clicked. */
const ASKS_FOR_CLICK =
  /klick|cliqu|clicc?|clic(?!\p{L})|klik|pulsa|pulse|pincha|tıkla|нажм|кликн|натисн|اضغط|انقر|לחצ|クリック|点击|點擊|클릭|κλικ|πατήστε/iu;
/** What an editor inserts under that name. */
const OF_EDITOR = /^(?:image|icon|graphic|label|button)$/;
const IMAGE_FILE = /^\S+\.(?:svg|png|jpe?g|gif|webp)$/i;

export const a11yControlNameUnclear = rule({
  id: "a11y-control-name-unclear",
  severity: "high",
  criteria: ["2.4.6"],
  defect: "Button or link whose name doesn't say what it does",
  title: "Buttons and icon links say what they do",
  whyItMatters:
    'Screen readers read buttons and links out of context, and voice control calls them by name. A name such as "close_24px" or "button 3" tells nobody what the control does.',
  businessImpact:
    "Customers who are blind can't use a menu, cart or search whose button has a meaningless name.",
  fixSteps: [
    "Name each button after what it does, such as “Open the menu” or “Search”.",
    'Hide the words of icon fonts with aria-hidden="true", and name the link or button itself.',
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(NAMED_BUTTONS, decide)],
});

/** Where the name is in sight, the text around it may say the rest; beside an icon, only screen readers hear it. */
function decide(buttons: NamedButton[]): Decision {
  return {
    applies: buttons.length > 0,
    defects: [
      ...oppositesOfOneName(buttons),
      ...lettersOfTwoSizes(buttons),
      ...buttons.flatMap(oneOfMany),
      ...buttons.flatMap(readAsIcon),
      ...buttons.flatMap(namesWithoutWords),
      ...buttons.filter(saysNothing).map(({ name, isText, element }): RuleDefect => {
        const message = `The name “${name}” doesn't say what the button does`;
        return isText
          ? { outcome: "review", message: `${message}. Does the text around it?`, element }
          : { message, element };
      }),
    ],
  };
}

/** Signs that do the opposite of each other. */
const OPPOSITES = new Set([
  "‹›",
  "«»",
  "<>",
  "←→",
  "↑↓",
  "⬅➡",
  "◀▶",
  "◁▷",
  "▲▼",
  "△▽",
  "❮❯",
  "⟨⟩",
  "−+",
  "–+",
  "-+",
]);

/** Side by side, an arrow to the left and one to the right have one name: that of one of them is wrong. */
function oppositesOfOneName(buttons: readonly NamedButton[]): RuleDefect[] {
  return buttons.flatMap((button, at) => {
    const other = buttons
      .slice(at + 1)
      .find(({ name, box }) => box !== undefined && box === button.box && name === button.name);
    const signs = [`${button.sign}${other?.sign}`, `${other?.sign}${button.sign}`];
    if (button.sign === undefined || other === undefined || !signs.some((pair) => OPPOSITES.has(pair)))
      return [];
    const message = `The buttons “${button.sign}” and “${other.sign}” do opposite things and are both named “${button.name}”`;
    return [{ message, element: other.element }];
  });
}

/** A small and a large “A” for the size of the text sound the same. */
function lettersOfTwoSizes(buttons: readonly NamedButton[]): RuleDefect[] {
  const letters = buttons.filter(({ name, box }) => /^\p{L}$/u.test(name) && box !== undefined);
  const alike = Map.groupBy(letters, ({ name, box }) => `${box} ${name.toLowerCase()}`);
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return [];
    const message = `Buttons side by side are named “${[first, ...others].map(({ name }) => name).join("”, “")}”. Do people who can't see them learn which does what?`;
    return [{ outcome: "review" as const, message, element: first.element }];
  });
}

/** Markers of a map and dots below slides do different things. */
function oneOfMany({ name, alike, element }: NamedButton): RuleDefect[] {
  if (alike === undefined || !/\p{L}/u.test(name)) return [];
  const message = `${alike} buttons are all named “${name}”, and nothing beside them says more. Can people who can't see them tell them apart?`;
  return [{ outcome: "review", message, element }];
}

/** No plain word: `arrow_forward`, `looks_3`. */
const OF_FONT = /[_\d]/;

/** A plain word such as `search` may be the right name. Beside a text, the icon's word is noise. */
function readAsIcon({ name, icons, isLink, element }: NamedButton): RuleDefect[] {
  if (icons === undefined) return [];
  const { words, isAlone } = icons;
  const isOfFont = words.some((word) => OF_FONT.test(word));
  if (isAlone) {
    if (!isOfFont) return [];
    const message = `The only name of this ${isLink === true ? "link" : "button"} is “${name}”, what its font calls the icon. A screen reader reads that out`;
    return [{ wcag: ["1.1.1", "4.1.2"], message, element }];
  }
  const text = name.split(/\s+/).filter((part) => !words.includes(part));
  const isSaidTwice = words.some((word) => word === text.join(" ").toLowerCase());
  if (!isOfFont && !isSaidTwice) return [];
  const message = `A screen reader reads “${name}”, with the word for the icon. Add aria-hidden="true" to the icon`;
  return [{ outcome: "advice", wcag: [], message, element }];
}

function saysNothing({ name, icons, isText, isOfEditor, isLink }: NamedButton): boolean {
  if (isLink === true) return false;
  if (isOfEditor === true && OF_EDITOR.test(plainWords(name))) return false;
  if (OF_ANY_BUTTON.test(plainWords(name))) return true;
  if (ASKS_FOR_CLICK.test(name) && isGenericLinkText(name, null)) return true;
  if (icons === undefined && !isText && isIdentifier(name)) return true;
  return !isText && (IMAGE_FILE.test(name) || isFileOrAddress(name) || isTemplateRest(name));
}
