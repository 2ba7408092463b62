import {
  attribute,
  childElements,
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import {
  accessibleName,
  blockAround,
  isExposed,
  isSeen,
  referenced,
  textNodesBeside,
} from "#gather/page/in-page/semantics.ts";

/** A name without a word in it, and what stands around the control that may say the rest. */
export interface WordlessName {
  /** Letters of a font of icons, which mean nothing where that font is not read, are `private`. */
  kind: "sign" | "number" | "private";
  /** Whether a description, such as a title, or a named group says more. */
  isDescribed: boolean;
  hasWordsBeside: boolean;
  /** Set on a link that leads nowhere and so must do something, as a button does. */
  leadsNowhere?: true;
  /** Where in it an icon without a name stands, if any. */
  icon: "before" | "after" | null;
  /** Others beside it are named likewise, as in a list of pages or a set of keys. */
  isOneOfMany: boolean;
  /** It says that it opens a list or menu. */
  opensList: boolean;
}

const PRIVATE = /\p{Co}/u;
const NUMBER = /^[([]?\d{1,4}\+?[)\]]?$/;
/** Letters that are written for a sign: the cross of what closes, the letter of what informs. */
const LETTER_AS_SIGN = /^[xXi]$/;
/** With or without what asks for a drawing of it, or for one in colors. */
const FEW_SIGNS = /^(?:.[\uFE0E\uFE0F]?\s*){1,3}$/u;
/** Signs that differ, from which on a box of them is a palette or a set of keys. */
const SET = 4;
const SHORT = 3;
const ICONS = "img,svg,canvas,i,[class*=icon i]";
const GROUPS = "[role=group],[role=radiogroup],[role=toolbar],[role=spinbutton],fieldset";
const ACTIONS = "a[href],button,[role=button],[role=link],input,select,textarea";
const PRESSED = "a[href],button,[role=button],input[type=button],summary";
const LEADS_NOWHERE = /^(?:#|javascript:.*)$/i;
const FEWEST_LETTERS = 3;

/** What a name without words is; null where it has some, or where what it marks is no control of its own. */
export function wordlessNameOf(control: Element, name: string): WordlessName | null {
  const kind = kindOfName(name, control);
  if (kind === null || isOutOfUse(control) || isMarkInText(control)) return null;
  const icon = PRIVATE.test(name) ? "before" : iconIn(control);
  return {
    kind,
    isDescribed: isDescribed(control),
    hasWordsBeside: hasWordsBeside(control),
    ...(LEADS_NOWHERE.test(attribute(control, "href") ?? "") ? { leadsNowhere: true as const } : {}),
    icon,
    isOneOfMany: isOneOfMany(control, kind),
    opensList: matchesSelector(control, "[aria-haspopup]:not([aria-haspopup=false]),[aria-expanded],summary"),
  };
}

function kindOfName(name: string, control: Element): WordlessName["kind"] | null {
  const read = name.replaceAll(/\p{Co}/gu, "").trim();
  if (read === "") return "private";
  if (NUMBER.test(read)) return "number";
  if (LETTER_AS_SIGN.test(read)) return matchesSelector(control, "a[href]") ? null : "sign";
  const isSign = !/[\p{L}\p{N}\p{Sc}]/u.test(read);
  return isSign && FEW_SIGNS.test(read) ? "sign" : null;
}

function isOutOfUse(control: Element): boolean {
  return closestElement(control, ":disabled,[aria-disabled=true],[inert]") !== null;
}

/** A link to a part of the page, such as to a note below or to the heading it stands in. */
function isMarkInText(control: Element): boolean {
  if (!matchesSelector(control, "a[href]")) return false;
  const address = attribute(control, "href") ?? "";
  const isToPart = address.startsWith("#") && !LEADS_NOWHERE.test(address);
  return isToPart || closestElement(control, "h1,h2,h3,h4,h5,h6,sup,sub") !== null;
}

function isDescribed(control: Element): boolean {
  const texts = [
    attribute(control, "title"),
    attribute(control, "aria-description"),
    attribute(control, "aria-roledescription"),
    ...referenced(control, "aria-describedby").map(textContent),
  ];
  const group = closestElement(control, GROUPS);
  return [...texts, group === null ? null : accessibleName(group)].some((text) =>
    /\p{L}{2}/u.test(text ?? ""),
  );
}

/** Words in its block that are no part of another control. A button stands in no sentence, yet a person may read on. */
function hasWordsBeside(control: Element): boolean {
  const block = blockAround(control);
  if (block === null) return false;
  const words = textNodesBeside(control, block)
    .filter(({ parentElement: around }) => around !== null && closestElement(around, ACTIONS) === null)
    .map((node) => node.textContent ?? "");
  return (words.join(" ").match(/\p{L}/gu) ?? []).length >= FEWEST_LETTERS;
}

/** Whether an icon that says nothing stands before or after the text. */
function iconIn(control: Element): WordlessName["icon"] {
  const icon = queryAll(control, ICONS).find(
    (one) => isSeen(one) && !/[\p{L}\p{N}]/u.test(textContent(one) ?? ""),
  );
  if (icon === undefined) return null;
  const text = textNodesBeside(icon, control).find((node) => (node.textContent ?? "").trim() !== "");
  if (text === undefined) return "before";
  const isAfter = icon.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter === 0 ? "after" : "before";
}

function isOneOfMany(control: Element, kind: WordlessName["kind"]): boolean {
  return boxesAround(control).some((around) => {
    const others = queryAll(around, PRESSED)
      .filter((one) => one !== control && isExposed(one))
      .map((one) => accessibleName(one));
    if (kind === "number") return others.some((name) => NUMBER.test(name.replaceAll(/\p{Co}/gu, "").trim()));
    const signs = new Set(others.filter((name) => name !== "" && name.length <= SHORT));
    return signs.size >= SET - 1;
  });
}

/** The box a control stands in and, where each item of a list has a box of its own, the list. */
function boxesAround(control: Element): Element[] {
  const box = parentElement(control);
  if (box === null) return [];
  const list = parentElement(box);
  if (list === null) return [box];
  const items = childElements(list);
  const areItems = [...items].every(
    (item) => tagName(item) === tagName(box) && queryAll(item, PRESSED).length <= 1,
  );
  return areItems && items.length > 2 ? [box, list] : [box];
}
