import { backgroundOf, type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import type { LookOfText, TextInUse } from "#gather/operating/hover/look-facts.ts";

import {
  attribute,
  closestElement,
  folded,
  matchesSelector,
  ownText,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { elementsMatching, rulesOf } from "#gather/page/in-page/style-rules.ts";
import { type Before, contains, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

/** A text, and what has to be pointed at or focused for it to look otherwise. */
export type LookToTry = Pick<TextInUse, "element" | "way" | "text"> & {
  trigger: string;
  /** Equal where the same rule of a style sheet draws the like. */
  alike: string;
};

const LOOKS = ["color", "background-color", "background", "opacity", "visibility", "display"];
const STATES = /:(hover|focus-visible|focus)(?![\w-])/;
const ALL_STATES = /:(?:hover|focus-visible|focus-within|focus|active)(?![\w-])/g;
const USED =
  "a[href],button:enabled,summary,[role=button],[role=link],[role=tab],[role=menuitem],[tabindex='0'],label";
const MOST_RULES = 5000;
/** Elements in a styled one among which its words are looked for. */
const PARTS = 6;
const TEXT_LIMIT = 60;
/** Kinds of links and buttons of which scripts hear that the pointer comes. */
const MOST_BY_SCRIPT = 2;

interface StateRule {
  selector: string;
  way: TextInUse["way"];
  /** What it sets: rules that set the same color twice are tried once. */
  sets: string;
}

/** Texts that style sheets or scripts may draw otherwise while something is pointed at; one for each such look. */
export function looksToTry(page: ProbedPage, hovering: readonly Element[]): LookToTry[] {
  const state = readPageState();
  const byScript = hovering.filter(
    (one) => matchesSelector(one, USED) && ownWords(one) !== "" && state.has(one),
  );
  const ofKinds = Map.groupBy(byScript, (one) => `${tagName(one)} ${attribute(one, "class")}`);
  const first = [...ofKinds.values()].flatMap(([one]) => (one === undefined ? [] : [one]));
  return [
    ...looksOfStyles(page, state),
    ...first.slice(0, MOST_BY_SCRIPT).map((one): LookToTry => {
      const element = page.describe(one);
      return {
        element,
        way: "hover",
        text: folded(ownWords(one), TEXT_LIMIT),
        trigger: page.selectorOf(one),
        // What a script does is not told by what the element is, so all its markup must be the same.
        alike: JSON.stringify(["by script", element.component, element.snippet]),
      };
    }),
  ];
}

/** Of texts under several rules for the pointer or the focus, one for each look that the rules set. */
function looksOfStyles({ describe, selectorOf }: ProbedPage, state: PageState): LookToTry[] {
  const found = new Map<string, LookToTry>();
  for (const { selector, way, sets } of [...document.styleSheets].flatMap(stateRules)) {
    const key = `${way} ${sets}`;
    if (found.has(key)) continue;
    for (const styled of elementsMatching(selector.replaceAll(ALL_STATES, "").trim() || "*")) {
      const trigger = triggerOf(styled, selector, way);
      const text = [styled, ...queryAll(styled, "*").slice(0, PARTS)].find((one) => ownWords(one) !== "");
      if (trigger === null || text === undefined || !state.has(text) || !state.has(trigger)) continue;
      const words = folded(ownWords(text), TEXT_LIMIT);
      const element = describe(text);
      const alike = JSON.stringify([selector, key, element.component, describe(trigger).component]);
      found.set(key, { element, way, text: words, trigger: selectorOf(trigger), alike });
      break;
    }
  }
  return [...found.values()];
}

function stateRules(sheet: CSSStyleSheet | CSSGroupingRule): StateRule[] {
  return rulesOf(sheet)
    .slice(0, MOST_RULES)
    .flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
      if (rule instanceof CSSStyleRule) {
        const sets = LOOKS.map((name) => rule.style.getPropertyValue(name));
        if (sets.every((value) => value === "")) return [];
        return rule.selectorText.split(",").flatMap((selector) => stateRule(selector, sets.join(";")));
      }
      return rule instanceof CSSGroupingRule ? stateRules(rule) : [];
    });
}

/** What is drawn before or after an element has no text to read, and what is not meant cannot be said in one selector. */
function stateRule(selector: string, sets: string): StateRule[] {
  const [, state] = STATES.exec(selector) ?? [];
  if (state === undefined || /::|:(?:before|after|not|is|where|has|disabled)/.test(selector)) return [];
  return [{ selector: selector.trim(), way: state === "hover" ? "hover" : "focus", sets }];
}

/** What stands before the state in the selector: the text itself, or something around it that is there to be used. */
function triggerOf(text: Element, selector: string, way: TextInUse["way"]): Element | null {
  const at = STATES.exec(selector)?.index ?? 0;
  const prefix = selector.slice(0, at).replaceAll(ALL_STATES, "");
  const whole = /(?:^|[\s>+~])$/.test(prefix) ? `${prefix}*` : prefix;
  const trigger = closestMatching(text, whole);
  if (trigger === null || (way === "focus" && focusOf(trigger) !== "tab")) return null;
  return closestElement(trigger, USED) === null && queryAll(trigger, USED).length === 0 ? null : trigger;
}

function closestMatching(text: Element, selector: string): Element | null {
  try {
    return closestElement(text, selector);
  } catch {
    return null;
  }
}

/** How a text looks now; the colors are null where a picture, another layer or an effect makes them hard to tell. */
export function lookOfText(before: Before, text: Element): LookOfText {
  const isSeen = readPageState().has(text);
  const style = getComputedStyle(text);
  const { fontSize, fontWeight } = style;
  const colors = isSeen && !isDrawnOver(text, style) ? colorsOf(text, style) : null;
  return {
    isSeen,
    isReplaced: newlyShown(before).length > 0,
    letters: colors?.letters ?? null,
    behind: colors?.behind ?? null,
    fontSize: Number.parseFloat(fontSize),
    fontWeight: Number(fontWeight),
  };
}

function colorsOf(text: Element, { color }: CSSStyleDeclaration): { letters: Color; behind: Color } | null {
  const [letters, behind] = [colorOf(color), backgroundOf(text)];
  return letters === null || behind === null || letters[3] < 1 ? null : { letters, behind };
}

/** Shadows, masks, drawn layers and whatever else lies between a text and the colors that styles tell of. */
function isDrawnOver(
  text: Element,
  { color, textShadow, webkitTextFillColor }: CSSStyleDeclaration,
): boolean {
  if (textShadow !== "none" || webkitTextFillColor !== color || hasStrangers(text)) return true;
  for (let one: Element | null = text; one !== null && one !== document.body; one = parentElement(one)) {
    const { boxShadow, filter, mixBlendMode, clipPath, backdropFilter } = getComputedStyle(one);
    const isPlain = filter === "none" && mixBlendMode === "normal" && clipPath === "none";
    if (!isPlain || boxShadow.includes("inset") || backdropFilter !== "none") return true;
    if (["::before", "::after"].some((part) => isLayer(getComputedStyle(one, part)))) return true;
  }
  return false;
}

function isLayer({ content, position }: CSSStyleDeclaration): boolean {
  return content !== "none" && content !== "normal" && ["absolute", "fixed"].includes(position);
}

/** Whether anything that is neither around the text nor in it lies at its place. */
function hasStrangers(text: Element): boolean {
  const { left, top, width, height } = rectOf(text);
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  return stack.length === 0 || stack.some((one) => !contains(text, one) && !contains(one, text));
}

function ownWords(element: Element): string {
  if (matchesSelector(element, "input,select,textarea,option,:disabled,[aria-disabled=true]")) return "";
  const text = ownText(element);
  return /[\p{L}\p{N}]/u.test(text) ? text.trim() : "";
}
