import type { Choice } from "#gather/operating/forms/choice-facts.ts";

import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  attribute,
  checkVisibility,
  closestElement,
  folded,
  isElement,
  matchesSelector,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, referenced } from "#gather/page/in-page/semantics.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { isNewPassword } from "./field-entries.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** Where scripts hear of what is written, of what is chosen or entered, of presses, and of fields that are left. */
export interface Hearing {
  writing: ReadonlySet<Node>;
  choosing: ReadonlySet<Node>;
  pressing: ReadonlySet<Node>;
  leaving: ReadonlySet<Node>;
}

/** A field that can be entered or chosen in. */
export type ChoiceField = Pick<Choice, "element" | "label" | "kind" | "advice"> & {
  /** Set on a field to search or filter with, where scripts hear of what is written: by what it is called, or perhaps. */
  searchesAtOnce?: "by its name" | "perhaps";
  /** Set on a field for a few letters, where scripts hear of what is written: how many it takes. */
  fullAfter?: number;
  /** Set on a field that takes no more than so many letters, where scripts hear of what is written and nothing stands in it. */
  mostLetters?: number;
  /** Set where that is said in words alone, so that more can be written. */
  takesMore?: true;
  /** Set on a field in which a page may save what is written, as soon as nobody writes any more, or may say how good it is. */
  maySave?: true;
  /** Set on an empty field of plain text where scripts hear that it is left. */
  mayBeCleared?: true;
  /** Of a number that goes down to zero in a few steps: how many. */
  stepsToZero?: number;
  /** Set where no script hears of anything that is done to it, so that hardly anything can come of it. */
  isUnheard?: true;
  /** Set on a list of more than two choices of which scripts hear. */
  hasMore?: true;
};

const FIELDS =
  "textarea:enabled,input[type=file]:enabled,select:enabled,input[type=radio]:enabled:not(:checked),input[type=checkbox]:enabled,input[type=text]:enabled,input[type=search]:enabled,input[type=email]:enabled,input[type=tel]:enabled,input[type=password]:enabled,input:not([type]):enabled,input[type=range]:enabled,input[type=number]:enabled";
/** Fields whose value the arrow keys change; only what scripts make of that is of interest. */
const STEPPED = "input[type=range],input[type=number]";
/** What opens a list is tried as such. */
const LISTS = "[role=combobox],[aria-autocomplete],[aria-haspopup]";
/** What keeps the browser's suggestions out may have its own, and take nothing else. */
const SUGGESTS = `${LISTS},[list],[autocomplete=off]`;
const SEARCH =
  /\b(?:search|filter|find|query|suche?n?|filtern|recherch|chercher|filtrer|busca|buscar|filtrar|cerca|filtra|zoek)/i;
/** What sends a form, so that its fields are there to be filled in. */
const SENDS = "button:not([type=button],[type=reset]),input[type=submit],input[type=image]";
const SHORT = 6;
/** What is no longer than this is written as a whole. */
const LONG = 300;
const MOST_LIMITED = 2;
/** Numbers that people have before them, such as those of orders, are hardly longer. */
const DIGITS = 10;
/** How pages say how many letters a field takes. */
const LIMIT_IN_WORDS =
  /(?<![\d.,])(\d{2,3}) ?(?:characters?|chars|letters|zeichen|buchstaben|caract[eè]res|caratteri|tekens|letras|lettere|znak\p{L}*|tecken|tegn|merkki\p{L}*|karakter\p{L}*|caracter\p{L}*|знак\p{L}*|символ\p{L}*)(?!\p{L})|(?<!\d)0 ?\/ ?(\d{2,3})(?!\d)/iu;
const MOST_UNNAMED = 2;
const MOST_SAVING = 2;
const MOST_FILES = 2;
const MOST_CLEARED = 3;
const PASSED = "a[href],button";
const MOST_PASSED = 2;
const MOST_STEPS = 3;
const ADVICE_LIMIT = 600;
/** A longer text is about more than the field. */
const NEAR_LIMIT = 300;

/** Fields of the page, with what is said near each; those first of which scripts hear that something is chosen in them. */
export function choiceFields(
  { describe }: ProbedPage,
  { writing, choosing, pressing, leaving }: Hearing,
  isMeant: (field: Element) => boolean = () => true,
): ChoiceField[] {
  const state = readPageState();
  const isStepped = (field: Element): boolean => matchesSelector(field, STEPPED);
  const fields = queryPage(FIELDS)
    .filter((field) => isMeant(field) && (state.has(field) || isDrawnOver(field, state) || isOfButton(field)))
    .filter((field) => !isStepped(field) || [writing, choosing].some((hearing) => isHeard(field, hearing)));
  const unnamed = new Set(fields.filter((field) => mayFilter(field, writing)).slice(0, MOST_UNNAMED));
  const limited = new Set(fields.filter((field) => isLimited(field, writing)).slice(0, MOST_LIMITED));
  const saving = new Set(fields.filter((field) => maySave(field, writing)).slice(0, MOST_SAVING));
  const cleared = new Set(
    fields
      .filter((field) => mayBeCleared(field, leaving))
      .toSorted((one, other) => Number(leaving.has(other)) - Number(leaving.has(one)))
      .slice(0, MOST_CLEARED),
  );
  const files = new Set(
    fields.filter((field) => isForFiles(field) && isHeard(field, choosing)).slice(0, MOST_FILES),
  );
  const passed = isMeant(document.body) ? heardOnFocus(choosing, state) : [];
  const isUnheard = (field: Element): boolean =>
    ![writing, choosing, pressing].some((hearing) => isHeard(field, hearing));
  const order = (field: Element): number => (choosing.has(field) ? 0 : isUnheard(field) ? 2 : 1);
  return [...fields, ...passed]
    .filter(
      (field) =>
        !(field instanceof HTMLTextAreaElement) || [limited, saving, cleared].some((some) => some.has(field)),
    )
    .filter((field) => !isForFiles(field) || files.has(field))
    .filter((field) => !isSecret(field) || saving.has(field))
    .toSorted((one, other) => order(one) - order(other))
    .map((field) => ({
      element: describe(field),
      label: folded(matchesSelector(field, PASSED) ? accessibleName(field) : labelOf(field), 60),
      kind: kindOf(field),
      advice: adviceNear(field),
      ...(isUnheard(field) ? { isUnheard: true } : {}),
      ...(searches(field) && isHeard(field, writing) ? { searchesAtOnce: "by its name" } : {}),
      ...(unnamed.has(field) ? { searchesAtOnce: "perhaps" } : {}),
      ...(field instanceof HTMLSelectElement && field.options.length > 2 && isHeard(field, choosing)
        ? { hasMore: true }
        : {}),
      ...(isShort(field) && isHeard(field, writing) ? { fullAfter: field.maxLength } : {}),
      ...(takesDigits(field) && isHeard(field, writing) ? { fullAfter: DIGITS } : {}),
      ...(saving.has(field) ? { maySave: true } : {}),
      ...(isHeard(field, choosing) || isHeard(field, writing) ? stepsToZero(field) : {}),
      ...(cleared.has(field) ? { mayBeCleared: true } : {}),
      ...(limited.has(field) ? limitOf(field) : {}),
    }));
}

/** Links and buttons that hear when the focus comes or goes, which happens to them as people pass. */
function heardOnFocus(choosing: ReadonlySet<Node>, state: PageState): Element[] {
  return [...choosing]
    .filter(isElement)
    .filter((element) => matchesSelector(element, PASSED) && state.has(element))
    .filter((element) => focusOf(element) === "tab")
    .slice(0, MOST_PASSED);
}

function isForFiles(field: Element): boolean {
  return matchesSelector(field, "input[type=file]");
}

/** A field for files that a button or a label opens in its place. */
function isOfButton(field: Element): boolean {
  return isForFiles(field) && closestElement(field, "[inert]") === null;
}

/** What is written in at length, or by itself, and no search: pages save that, and say so. */
function maySave(field: Element, writing: ReadonlySet<Node>): boolean {
  if (!isWritten(field) || kindOf(field) !== "text" || field.readOnly || !isHeard(field, writing))
    return false;
  if (isSecret(field)) return isNewPassword(field);
  return field instanceof HTMLTextAreaElement || (writing.has(field) && !searches(field) && !isShort(field));
}

/** How often the arrow key must be pressed until a number is zero, where it may be. */
function stepsToZero(field: Element): Pick<ChoiceField, "stepsToZero"> {
  if (!(field instanceof HTMLInputElement) || field.type !== "number") return {};
  const [steps, least] = [Number(field.value), Number(field.min)];
  const isFew = steps >= 1 && steps <= MOST_STEPS && Number.isInteger(steps);
  return isFew && least <= 0 ? { stepsToZero: steps } : {};
}

/** A box to tick or choose that is hidden from sight alone, because something else is drawn in its place: the keyboard reaches it. */
function isDrawnOver(field: Element, state: PageState): boolean {
  if (!(field instanceof HTMLInputElement) || !matchesSelector(field, "[type=radio],[type=checkbox]"))
    return false;
  const isThere =
    checkVisibility(field, { visibilityProperty: true }) &&
    closestElement(field, "[inert],[aria-hidden=true]") === null;
  return (
    isThere && [...(field.labels ?? []), parentElement(field)].some((one) => one !== null && state.has(one))
  );
}

/** A field of which nothing says that it searches, heard of letter by letter, and that no button sends. */
function mayFilter(field: Element, writing: ReadonlySet<Node>): boolean {
  if (!writing.has(field) || kindOf(field) !== "text" || matchesSelector(field, LISTS)) return false;
  if (searches(field) || isShort(field) || takesDigits(field)) return false;
  const form = closestElement(field, "form");
  const asksForOwn = !["", "off"].includes(attribute(field, "autocomplete") ?? "");
  return !asksForOwn && (form === null || queryAll(form, SENDS).length === 0);
}

/** One part of a number that is written in several fields. */
function isShort(field: Element): field is HTMLInputElement {
  if (!(field instanceof HTMLInputElement) || kindOf(field) !== "text") return false;
  return field.maxLength > 0 && field.maxLength <= SHORT && field.value === "" && !field.readOnly;
}

/** A field for digits that says nowhere how many it takes. */
function takesDigits(field: Element): boolean {
  const isNumeric = matchesSelector(field, "input[inputmode=numeric]") && kindOf(field) === "text";
  return isNumeric && isWritten(field) && field.maxLength < 0 && field.value === "" && !field.readOnly;
}

function isWritten(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
}

/** A field whose end people come to as they write. */
function isLimited(field: Element, writing: ReadonlySet<Node>): boolean {
  const { mostLetters = 0 } = limitOf(field);
  return mostLetters > SHORT && mostLetters <= LONG && isHeard(field, writing);
}

/** How many letters a field takes, by its attribute or else by what is said near it, where nothing stands in it yet. */
function limitOf(field: Element): Pick<ChoiceField, "mostLetters" | "takesMore"> {
  if (!isWritten(field) || kindOf(field) !== "text" || field.value !== "" || field.readOnly) return {};
  if (isSecret(field)) return {};
  if (field.maxLength >= 0) return { mostLetters: field.maxLength };
  const [, letters, most] = LIMIT_IN_WORDS.exec(adviceNear(field)) ?? [];
  const limit = Number(letters ?? most ?? 0);
  return limit > 0 ? { mostLetters: limit, takesMore: true } : {};
}

/** A field that people write plain text in and that neither searches nor offers entries. */
function mayBeCleared(field: Element, leaving: ReadonlySet<Node>): boolean {
  if (!isWritten(field) || kindOf(field) !== "text" || field.value !== "" || field.readOnly) return false;
  const isPlain = !isSecret(field) && !searches(field) && !isShort(field);
  return isPlain && !matchesSelector(field, SUGGESTS) && isHeard(field, leaving);
}

function isSecret(field: Element): boolean {
  return matchesSelector(field, "input[type=password]");
}

/** By its type or role, or by how it is called. */
function searches(field: Element): boolean {
  if (kindOf(field) !== "text" || matchesSelector(field, LISTS)) return false;
  if (matchesSelector(field, "[type=search],[role=searchbox]")) return true;
  const names = ["id", "name", "class", "placeholder", "aria-label"].map((name) => attribute(field, name));
  return [labelOf(field), ...names].some((name) => SEARCH.test(name ?? ""));
}

/** Frameworks listen at the root that they draw a page in. */
function isHeard(field: Element, writing: ReadonlySet<Node>): boolean {
  if (writing.has(document)) return true;
  for (let above: Element | null = field; above !== null; above = parentElement(above))
    if (writing.has(above)) return true;
  return false;
}

function kindOf(field: Element): Choice["kind"] {
  if (matchesSelector(field, PASSED)) return "control";
  if (field instanceof HTMLSelectElement) return "select";
  const type = attribute(field, "type");
  if (type === "range") return "slider";
  return type === "radio" || type === "checkbox" || type === "number" || type === "file" ? type : "text";
}

function adviceNear(field: Element): string {
  const described = referenced(field, "aria-describedby").map((element) => textContent(element));
  const around = [parentElement(field), closestElement(field, "fieldset,form,p,li")];
  const near = around.flatMap((one) => [one, one?.previousElementSibling ?? null]).map(textNear);
  return folded(
    [labelOf(field), ...described, ...near.filter((text) => text.length < NEAR_LIMIT)].join(" "),
    ADVICE_LIMIT,
  );
}

function textNear(element: Element | null): string {
  return element === null ? "" : folded(textContent(element), ADVICE_LIMIT);
}
