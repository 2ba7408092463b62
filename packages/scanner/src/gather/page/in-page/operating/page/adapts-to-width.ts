import { closestElement, everyElement, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { readPageState } from "./page-state.ts";

const MOST_ELEMENTS = 6000;
const MOST_RULES = 5000;
const OPENERS =
  "button,summary,[role=button],[role=tab],[aria-haspopup]:not([aria-haspopup=false]),[aria-expanded],[onclick],a:not([href]),a[href^='#'],a[href^='javascript:'],label[for]";
/** What no width of the window brings up. */
const CLOSED = "[hidden],dialog:not([open]),details:not([open]) > :not(summary),template,[popover]";

/** Whether a narrower window may show controls that are hidden now, such as the button of a menu. */
export function mayShowOthersWhenNarrow(listening: ReadonlySet<Node>): boolean {
  if (!asksForWidth()) return false;
  const state = readPageState();
  return everyElement(document, MOST_ELEMENTS).some(
    (element) =>
      !state.has(element) &&
      (listening.has(element) || matchesSelector(element, OPENERS)) &&
      closestElement(element, CLOSED) === null,
  );
}

/** Whether a style sheet of the page asks how wide the window is. */
function asksForWidth(): boolean {
  const isAsked = ({ mediaText }: MediaList): boolean => mediaText.includes("width");
  if (queryAll(document, "link[rel~=stylesheet][media*=width],style[media*=width]").length > 0) return true;
  return [...document.styleSheets].some((sheet) => {
    const rules = rulesOf(sheet);
    return (
      rules === null ||
      rules
        .slice(0, MOST_RULES)
        .some(
          (rule) => (rule instanceof CSSMediaRule || rule instanceof CSSImportRule) && isAsked(rule.media),
        )
    );
  });
}

/** Null where the browser does not let scripts read them, as those of other sites: they may ask for anything. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] | null {
  try {
    return [...sheet.cssRules];
  } catch {
    return null;
  }
}
