import { isElement, matchesSelector, rectOf } from "#gather/page/in-page/dom.ts";
import { hintsOfStyle } from "#gather/page/in-page/hints-of-style.ts";
import { elementsMatching, rulesOf } from "#gather/page/in-page/style-rules.ts";
import { hoverGuesses, textsMovedOver } from "#gather/page/in-page/operating/hover/hover-guesses.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { shadowRoots } from "#gather/page/in-page/operating/page/through-shadows.ts";

const REVEALS = [
  "display",
  "visibility",
  "opacity",
  "max-height",
  "height",
  "transform",
  "clip",
  "clip-path",
];
const MOVES_IN = ["left", "right", "top", "bottom", "translate", "scale", "z-index", "grid-template-rows"];
const LARGE = 0.4;
const MOST_RULES = 5000;
const HOST = ":host";
/** About something in a shadow root while its host is pointed at. */
const OF_HOST = /^\s*:host\([^()]*:hover[^()]*\)[\s>]+\S/;

/** Selectors of sheets that were read in this task. */
const inThisTask = new Map<CSSStyleSheet, string[]>();

/** Where scripts hear that the pointer comes and moves, and whether a framework tells which elements it hears for. */
interface HearingOfHover {
  coming: ReadonlySet<Node>;
  moves: ReadonlySet<Node>;
  isToldByFramework: boolean;
}

/** What may show more while the pointer is over it, by style or by script; guesses come last. */
export function hoverTriggers({ coming, moves, isToldByFramework }: HearingOfHover): Element[] {
  const state = readPageState();
  const listening = [...[...coming].filter(isElement), ...textsMovedOver(moves)];
  const styled = [document, ...shadowRoots()].flatMap(triggersIn);
  const hinted = hintsOfStyle().map(({ element }) => element);
  const triggers = new Set(
    [...styled, ...hinted, ...listening].filter((element) => state.has(element) && isSmall(element)),
  );
  const sure = [...triggers].toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const guesses = isToldByFramework ? [] : hoverGuesses(coming, state);
  return [...new Set([...sure, ...guesses])];
}

/** What the style sheets of a root show more of, one sheet of many roots read once. */
function triggersIn(root: Document | ShadowRoot): Element[] {
  const sheets = [...root.styleSheets, ...root.adoptedStyleSheets];
  const selectors = [...new Set(sheets.flatMap(hoverSelectorsOf))];
  const host = root instanceof ShadowRoot && selectors.includes(HOST) ? [root.host] : [];
  return [...host, ...selectors.flatMap((selector) => elementsMatching(selector, root))];
}

function isSmall(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width * height < LARGE * innerWidth * innerHeight && !matchesSelector(element, "html,body,main");
}

/** Selectors of what a style sheet shows more of while it is pointed at; none of a sheet that may not be read. */
function hoverSelectorsOf(sheet: CSSStyleSheet): string[] {
  const known = inThisTask.get(sheet) ?? hoverSelectorsIn(rulesOf(sheet).slice(0, MOST_RULES));
  if (inThisTask.size === 0) queueMicrotask(() => inThisTask.clear());
  inThisTask.set(sheet, known);
  return known;
}

function hoverSelectorsIn(rules: readonly CSSRule[]): string[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(":hover")) {
      return reveals(rule.style) ? rule.selectorText.split(",").flatMap(triggerOf) : [];
    }
    return rule instanceof CSSGroupingRule ? hoverSelectorsIn(rulesOf(rule)) : [];
  });
}

function reveals(style: CSSStyleDeclaration): boolean {
  const value = (name: string): string => style.getPropertyValue(name);
  if (value("display") === "none" || value("visibility") === "hidden" || value("opacity") === "0")
    return false;
  return [...REVEALS, ...MOVES_IN].some((name) => value(name) !== "");
}

/** The element that is pointed at: only a rule about something in or beside it reveals that. */
function triggerOf(selector: string): string[] {
  if (OF_HOST.test(selector)) return [HOST];
  const [before = "", ...after] = selector.split(":hover");
  const rest = after.join(":hover");
  const isAboutOthers = /^[^\s>+~]*[\s>+~]/.test(rest.trim() === "" ? "" : rest);
  const isWhole = before.split("(").length === before.split(")").length;
  return isAboutOthers && isWhole ? [/(?:^|[\s>+~])$/.test(before) ? `${before}*` : before] : [];
}
