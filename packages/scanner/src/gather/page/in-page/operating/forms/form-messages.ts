import { MOST_MESSAGES } from "#gather/operating/forms/most-messages.ts";
import type { FormMessage, SentForm } from "#gather/operating/forms/form-facts.ts";

import { declaredLanguage } from "#gather/page/in-page/declared-language.ts";
import {
  closestElement,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { newErrorTexts } from "#gather/page/in-page/error-texts.ts";
import { referenced } from "#gather/page/in-page/semantics.ts";
import {
  type Before,
  changedTexts,
  contains,
  deepActive,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";
import { elementKind } from "#gather/page/in-page/element-kind.ts";
import { aroundForm, watchedFields, watchedForm } from "./form-fields.ts";
import { TELLS, toldSince } from "#gather/page/in-page/operating/messages/live-regions.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const FIELDS = "input,select,textarea";
const TABLES = "table,[role=table],[role=grid],[role=treegrid]";
const ROWS = "tr,[role=row]";
const ENTRIES = "li,dt,dd,article,[role=listitem],[role=option]";
const FEWEST_ALIKE = 2;
/** More numbers are the days of a calendar. */
const MOST_NUMBERS = 9;
const UNSEEN = "script,style,template,link";
const TEXT_LIMIT = 120;
const FEWEST_LETTERS = 4;

/** Texts that came to be seen since, and whether a screen reader gets to know of them. */
export function formMessages(before: Before, { describe }: ProbedPage): FormMessage[] {
  const active = deepActive();
  const described =
    active === null
      ? []
      : ["aria-describedby", "aria-errormessage"].flatMap((name) => referenced(active, name));
  const told = toldSince(before.told).map(lettersOf);
  return [...newlyShown(before), ...changedTexts(before)]
    .filter((element) => isMessage(element) && !isEntry(element, before))
    .slice(0, MOST_MESSAGES)
    .map((element) => ({
      element: describe(element),
      text: wordsOf(element),
      isAnnounced:
        isLive(element) ||
        described.some((one) => one.contains(element) || element.contains(one)) ||
        isSaidAgain(element, told),
      ...fieldOf(element),
      near: fieldsNear(element),
      ...langOf(element),
      ...(isElsewhere(element) ? { isElsewhere: true } : {}),
    }));
}

/** Whether its words are put into a live region as well, as scripts do that keep one out of sight. */
function isSaidAgain(element: Element, told: readonly string[]): boolean {
  const words = lettersOf(element instanceof HTMLElement ? innerText(element) : "");
  return told.some((one) => one !== "" && (words.includes(one) || one.includes(words)));
}

function lettersOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(" ");
}

/**
 * Whether it is an entry of a table or list of many, such as a result that is drawn anew, rather than a word on the form.
 * Fields may be laid out in a table, too.
 */
export function isEntry(element: Element, { state }: Before): boolean {
  const table = closestElement(element, TABLES);
  if (table !== null) return fieldsIn(table).length === 0 && queryAll(table, ROWS).length > 1;
  const around = parentElement(element);
  if (around === null || fieldsIn(around).length > 0 || isLive(element)) return false;
  const alike = [...around.children].filter(
    (one) => one !== element && elementKind(one) === elementKind(element),
  );
  const isOfMany = matchesSelector(element, ENTRIES) || alike.length >= FEWEST_ALIKE;
  const isRedrawn = (): boolean =>
    [...state.keys()].some((one) => !one.isConnected && elementKind(one) === elementKind(element));
  return isOfMany && (alike.some((one) => state.has(one)) || isRedrawn());
}

function langOf(element: Element): Pick<FormMessage, "lang"> {
  const lang = declaredLanguage(element);
  return lang === "" ? {} : { lang };
}

/** Neither in the form nor right before or after it; where the form is gone, not in what it stood in. */
export function isElsewhere(message: Element): boolean {
  const form = watchedForm();
  if (form === null || contains(form, message) || contains(message, form)) return false;
  const stoodIn = aroundForm();
  if (!form.isConnected && stoodIn !== null)
    return !contains(stoodIn, message) && !contains(message, stoodIn);
  const around = [...(parentElement(form)?.children ?? [])].filter((one) => !matchesSelector(one, UNSEEN));
  const at = around.indexOf(form);
  return ![around[at - 1], around[at + 1]].some((one) => one !== undefined && contains(one, message));
}

/** Error texts of the form that came since it was looked at. */
export function errorsSince(before: Before, page: ProbedPage): SentForm["errors"] {
  const form = watchedForm();
  if (form === null) return { ofFields: [], forms: [] };
  const changed = [...newlyShown(before), ...changedTexts(before)];
  return newErrorTexts(form, page, {
    isNew: (text) => changed.some((one) => contains(one, text) || contains(text, one)),
    isAtField: (text) => fieldBeside(text) !== null,
  });
}

/** The field that a message belongs to: the one that refers to it, else the one it stands beside. */
function fieldOf(message: Element): Pick<FormMessage, "field" | "tie"> {
  const fields = watchedFields();
  for (const [field, one] of fields.entries()) {
    const tie = tieOf(one, message);
    if (tie !== null) return { field, tie };
  }
  const beside = fieldBeside(message);
  return { field: beside === null ? null : fields.findIndex((one) => one === beside), tie: null };
}

function tieOf(field: Element, message: Element): FormMessage["tie"] {
  const group = closestElement(field, "fieldset,[role=group],[role=radiogroup]");
  const owners = group === null ? [field] : [field, group];
  const refers = (name: string): boolean =>
    owners.some((owner) =>
      referenced(owner, name).some((one) => contains(one, message) || contains(message, one)),
    );
  if (refers("aria-describedby")) return "description";
  if (refers("aria-errormessage")) return "errormessage";
  const labels = field instanceof HTMLInputElement ? [...(field.labels ?? [])] : [];
  const legends = group === null ? [] : queryAll(group, "legend");
  const isLabel = [...labels, ...legends].some((label) => contains(label, message));
  return isLabel || refers("aria-labelledby") ? "label" : null;
}

const STEPS_TO_FIELD = 4;
const MOST_NEAR = 4;

/** The one field, or group of choices, that a message stands with; null where it may mean several. */
function fieldBeside(message: Element): Element | null {
  const form = watchedForm();
  if (queryAll(message, "li,a[href]").length > 1) return null;
  let inner = message;
  for (let step = 0; step < STEPS_TO_FIELD; step += 1) {
    const around = parentElement(inner);
    if (around === null || form === null || !contains(form, around)) return null;
    const [first, ...others] = fieldsIn(around);
    if (first !== undefined && others.length > 0 && isLive(message) && isLast(inner)) return null;
    if (first !== undefined) return others.length === 0 ? first : fieldJustBefore(inner);
    inner = around;
  }
  return null;
}

/**
 * Indexes of the fields that a message may be about: those that refer to it, and those in the smallest box around it that
 * holds any, where those are few. Choices under one name are one field.
 */
function fieldsNear(message: Element): number[] {
  const fields = watchedFields();
  const tied = fields.filter((field) => tieOf(field, message) !== null);
  let beside: Element[] = [];
  for (let around = parentElement(message); around !== null; around = parentElement(around)) {
    beside = fieldsIn(around);
    if (beside.length > 0) break;
  }
  const near = [...tied, ...(beside.length > MOST_NEAR ? [] : beside)];
  const names = new Set(near.filter(isChoice).map(({ name }) => name));
  const isNear = (field: Element): boolean =>
    near.includes(field) || (isChoice(field) && field.name !== "" && names.has(field.name));
  return fields.flatMap((field, index) => (isNear(field) ? [index] : []));
}

/** Whether no field comes after it in its box: what is told there is mostly said of the form. */
function isLast(element: Element): boolean {
  for (let next = element.nextElementSibling; next !== null; next = next.nextElementSibling)
    if (matchesSelector(next, FIELDS) || fieldsIn(next).length > 0) return false;
  return true;
}

function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type);
}

function fieldJustBefore(element: Element): Element | null {
  const before = element.previousElementSibling;
  if (before === null || matchesSelector(before, "button,h1,h2,h3,h4,h5,h6,legend")) return null;
  const [first, ...others] = matchesSelector(before, FIELDS) ? [before] : fieldsIn(before);
  return first !== undefined && others.length === 0 ? first : null;
}

/** Fields that people write or choose in; choices under one name are one. */
function fieldsIn(element: Element): Element[] {
  const known = new Set<Element>(watchedFields());
  const names = new Set<string>();
  return queryAll(element, FIELDS).filter((field) => {
    if (!known.has(field)) return false;
    if (!isChoice(field)) return true;
    const isFirst = field.name === "" || !names.has(field.name);
    names.add(field.name);
    return isFirst;
  });
}

/** Words alone: what brings fields along is another step of the form. */
function isMessage(element: Element): boolean {
  const words = wordsOf(element);
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  if ((words.match(/\d+/g)?.length ?? 0) > MOST_NUMBERS) return false;
  const state = readPageState();
  const brings = queryAll(element, FIELDS).some((field) => state.has(field));
  return letters >= FEWEST_LETTERS && !brings && !isButton(element);
}

/** A button that says that it works is no message. */
function isButton(element: Element): boolean {
  return closestElement(element, "button,[role=button],a[href],label,option") !== null;
}

/** Whether a screen reader reads the element out by itself, or a part of it. */
export function isLive(element: Element): boolean {
  if (queryAll(element, TELLS).length > 0) return true;
  for (let above: Element | null = element; above !== null; above = parentElement(above)) {
    if (matchesSelector(above, TELLS)) return true;
    // The nearest word on it counts.
    if (matchesSelector(above, "[aria-live=off]")) return false;
  }
  return false;
}

function wordsOf(element: Element): string {
  return element instanceof HTMLElement ? folded(innerText(element), TEXT_LIMIT) : "";
}

const LEADS = "a[href],button,[role=tab],[role=button],[role=link],[role=menuitem]";

/**
 * Whether the focus went to a field, or into a message, where a screen reader reads on. A link or button that stood there
 * before, such as that of the current step, says nothing of what is wrong.
 */
export function focusIsOnTheWay(before: Before): boolean {
  const active = deepActive();
  if (active === null || active === document.body) return false;
  if (active === before.control || before.control.contains(active)) return false;
  if (!matchesSelector(active, LEADS) || !before.state.has(active)) return true;
  const came = [...newlyShown(before), ...changedTexts(before)];
  const described = ["aria-describedby", "aria-errormessage"].flatMap((name) => referenced(active, name));
  return came.some((one) =>
    [active, ...described].some((other) => contains(one, other) || contains(other, one)),
  );
}
