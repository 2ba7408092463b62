import { noticeFor, shownOf } from "#checks/accessibility/a11y-required-unmarked/probe.ts";
import type { EntryKind, FieldOfForm } from "#gather/operating/forms/form-facts.ts";

import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  attribute,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { hasRedGround, redParts } from "#gather/page/in-page/red.ts";
import { referenced, textOf } from "#gather/page/in-page/semantics.ts";
import { type Before, deepActive, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { entryFor, type Field } from "./field-entries.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";
import {
  isBesideAlone,
  textWithoutSigns,
  warningsSince,
} from "#gather/page/in-page/operating/messages/warning-signs.ts";

/** What of a field may tell that something is wrong with it. */
interface Look {
  red: ReadonlySet<string>;
  isInvalid: boolean;
  words: string;
  title: string;
  hints: string;
  /** As it is shown while nothing is said of it. */
  shown: string;
  style: string;
}

/** A form that is about to be sent. */
interface Watched {
  form: Element;
  /** What it stands in, which stays where the form goes. */
  around: Element | null;
  hasRedGround: boolean;
  fields: ReadonlyMap<Field, Look>;
  notice: string;
  /** Told by the browser of each field at which it found something wrong. */
  invalid: Set<Event>;
  entries: Map<Field, EntryKind>;
  written: Map<Field, string>;
  stop: () => void;
}

const FIELDS =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=file]),select,textarea";
const WITH_LIST = "[role=combobox],[list],[aria-autocomplete],[aria-haspopup=listbox],[autocomplete=off]";
const GROUPS = "fieldset,[role=group],[role=radiogroup]";
const PICTURES = "img[alt],svg[aria-label],[role=img][aria-label],svg title";
/** Pictures and icon fonts. */
const WORDLESS = "img:not([alt]),img[alt=''],svg:not([aria-label]),i:empty,span[class*=icon i]:empty";
const MOST_FIELDS = 40;
const LABEL_LIMIT = 60;
const HINTS_LIMIT = 300;
/** Steps up from a field in which a frame drawn around it stands. */
const FRAMES = 3;

let watched: Watched | null = null;

/** Notes how the fields of a form look, before it is sent. */
export function watchForm(form: Element): void {
  watched?.stop();
  const invalid = new Set<Event>();
  const note = (event: Event): void => void invalid.add(event);
  form.addEventListener("invalid", note, true);
  const state = readPageState();
  const fields = queryAll(form, FIELDS)
    .filter(isField)
    .filter((field) => !field.disabled && isShown(field, state))
    .slice(0, MOST_FIELDS);
  watched = {
    form,
    around: parentElement(form),
    hasRedGround: hasRedGround(form),
    fields: new Map(fields.map((field) => [field, lookOf(field)])),
    notice: noticeFor(form),
    invalid,
    entries: new Map(),
    written: new Map(),
    stop: () => form.removeEventListener("invalid", note, true),
  };
}

/** A field that is drawn anew by styles is seen by its label. */
export function isShown(field: Element, state: ReadonlyMap<Element, unknown>): boolean {
  const label = closestElement(field, "label");
  return state.has(field) || (label !== null && state.has(label));
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

export function watchedForm(): Element | null {
  return watched?.form ?? null;
}

/** What the form stands in, even if the form itself is gone. */
export function aroundForm(): Element | null {
  return watched?.around ?? null;
}

/** Whether the whole form stands on red now, and did not before. */
export function isReddened(): boolean {
  return watched !== null && !watched.hasRedGround && hasRedGround(watched.form);
}

export function watchedFields(): Field[] {
  return watched === null ? [] : [...watched.fields.keys()];
}

function lookOf(field: Field): Look {
  return {
    red: redOf(field),
    isInvalid: isInvalid(field),
    words: wordsOf(field),
    title: attribute(field, "title") ?? "",
    hints: hintsOf(field),
    shown: folded(shownOf(field), HINTS_LIMIT),
    style: [field, ...(field.labels ?? [])].map(colorsOf).join(),
  };
}

function colorsOf(part: Element): string {
  const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(part);
  return [color, backgroundColor, borderColor, fontWeight].join(" ");
}

function isInvalid(field: Element): boolean {
  const around = closestElement(field, GROUPS);
  const says = (one: Element | null): boolean =>
    !["false", "", null].includes(one === null ? null : attribute(one, "aria-invalid"));
  return says(field) || says(around);
}

/** Red of a field, its label and the frames around it alone. */
function redOf(field: Field): Set<string> {
  const frames: Element[] = [];
  for (
    let above = parentElement(field);
    above !== null && frames.length < FRAMES;
    above = parentElement(above)
  ) {
    if (queryAll(above, FIELDS).length > 1 || matchesSelector(above, "form,body")) break;
    frames.push(above, ...[...above.children].filter((one) => one !== field));
  }
  const around = [field, ...frames, ...(field.labels ?? [])];
  return new Set(
    around.flatMap((one, index) => {
      const parts = [...redParts(one), ...(hasRedGround(one) ? ["ground"] : [])];
      return parts.map((part) => `${index} ${part}`);
    }),
  );
}

/** Text that is seen next to a field alone. */
function textAround(field: Field): string {
  const around = parentElement(field);
  const isAlone = around instanceof HTMLElement && queryAll(around, FIELDS).length === 1;
  return isAlone ? textWithoutSigns(around) : "";
}

/** Words that belong to a field, in whatever way they are given but by its title. */
function wordsOf(field: Field): string {
  const around = parentElement(field) ?? field;
  const drawn = [around, ...queryAll(around, "*")].flatMap((one) =>
    ["::before", "::after"].map((pseudo) => getComputedStyle(one, pseudo).content),
  );
  const pictures = queryAll(boxOf(field), PICTURES).map(
    (one) => attribute(one, "alt") ?? attribute(one, "aria-label") ?? textOf(one),
  );
  const own = ["placeholder", "aria-label"].map((name) => attribute(field, name) ?? "");
  const words = drawn.filter((content) => /\p{L}/u.test(content) && content !== "none");
  const all = [...words, ...pictures, ...own, labelOf(field), textAround(field)];
  return all.filter((text) => text.trim() !== "").join(" ");
}

/** The largest box around a field that holds no other one. */
function boxOf(field: Element): Element {
  let box = parentElement(field) ?? field;
  for (let step = 0; step < FRAMES; step += 1) {
    const around = parentElement(box);
    if (around === null || matchesSelector(around, "form,body") || queryAll(around, FIELDS).length > 1)
      return box;
    box = around;
  }
  return box;
}

function placeholderOf(field: Field): { placeholder?: string } {
  const placeholder = folded(attribute(field, "placeholder") ?? "", LABEL_LIMIT);
  return placeholder === "" ? {} : { placeholder };
}

function hintsOf(field: Field): string {
  const described = referenced(field, "aria-describedby").map(textOf);
  const box = boxOf(field);
  const isAlone = queryAll(box, FIELDS).length === 1;
  const said = [
    labelOf(field),
    attribute(field, "placeholder") ?? "",
    attribute(field, "title") ?? "",
    ...described,
    ...(isAlone ? [...box.children].map(textOf) : []),
  ];
  return folded(said.join(" "), HINTS_LIMIT);
}

/** What can be written into the fields of the form that does not fit, and what fits where no format is wanted. */
export function wrongEntries(): { index: number; text: string }[] {
  if (watched === null) return [];
  const { entries } = watched;
  const planned = watchedFields().map((field) => entryFor(field));
  if (!planned.some((entry) => entry !== null && entry.kind !== "right")) return [];
  return watchedFields().flatMap((field, index) => {
    const entry = planned[index] ?? null;
    if (entry === null) return [];
    entries.set(field, entry.kind);
    return [{ index, text: entry.text }];
  });
}

/** Notes what a field wants, in which something was written that fits. */
export function noteEntry(field: Field, kind: EntryKind): void {
  watched?.entries.set(field, kind);
}

/** Notes what stands in a field that was just written in. */
export function noteWritten(index: number): void {
  const field = watchedFields()[index];
  if (field !== undefined) watched?.written.set(field, field.value);
}

/**
 * Fields in which nothing stands any more of what was written, nor anywhere else in the form, as words stand that became
 * tags; a field that has a list, or may have one in place of the browser's, may only take what is in that.
 */
export function emptiedFields(): number[] {
  const shown = watched?.form instanceof HTMLElement ? innerText(watched.form) : "";
  return watchedFields().flatMap((field, index) => {
    const written = watched?.written.get(field) ?? "";
    const isEmptied = field.isConnected && field.value === "" && written !== "" && !shown.includes(written);
    return isEmptied && !matchesSelector(field, WITH_LIST) ? [index] : [];
  });
}

/** What the fields of the form are called. */
export function fieldNames(): string[] {
  return watchedFields().map((field) => folded(labelOf(field), LABEL_LIMIT));
}

/** Gives one of the fields the focus; whether it took it. */
export function focusField(index: number): boolean {
  const field = watchedFields()[index];
  field?.focus();
  return field !== undefined && deepActive() === field;
}

/** How many fields of the page can be seen. */
export function seenFields(): number {
  const state = readPageState();
  return queryPage(FIELDS).filter((field) => state.has(field)).length;
}

/** How many fields can be gone through. */
export function fieldCount(): number {
  return watchedFields().length;
}

/** Whether something can't be pressed now. */
export function isOff(element: Element): boolean {
  return matchesSelector(element, ":disabled,[aria-disabled=true]");
}

/** Fields that are red as soon as something stands in them. */
export interface RedWhenWritten {
  fields: number[];
  /** Whether no other field was written in. */
  areAll: boolean;
}

/** Which of the fields that were written in have become red, once nothing has the focus anymore. */
export function redWhenWritten(): RedWhenWritten {
  const written = [...(watched?.fields ?? [])].flatMap(([field, before], index) =>
    (watched?.written.get(field) ?? "") === "" ? [] : [{ field, before, index }],
  );
  const red = written.filter(({ field, before }) => !isInvalid(field) && isRedder(lookOf(field), before));
  return { fields: red.map(({ index }) => index), areAll: red.length > 1 && red.length === written.length };
}

function isRedder(now: Look, before: Look): boolean {
  return [...now.red].some((part) => !before.red.has(part));
}

/** The fields as they are once nothing has the focus any more. */
export function fieldsAfter(sent: Before, { describe }: ProbedPage): FieldOfForm[] {
  if (watched === null) return [];
  const { fields, entries } = watched;
  const pictures = newlyShown(sent).flatMap(picturesIn);
  const hasPicture = (field: Field): boolean =>
    queryAll(boxOf(field), FIELDS).length === 1 && pictures.some((picture) => boxOf(field).contains(picture));
  const signs = warningsSince(sent);
  const hasSign = (field: Field): boolean => signs.some((sign) => isBesideAlone(sign, field, boxOf(field)));
  return [...fields].map(([field, before]) => {
    const now = lookOf(field);
    return {
      element: describe(field.isConnected ? field : document.body),
      label: folded(labelOf(field), LABEL_LIMIT),
      entry: entries.get(field) ?? "none",
      hints: before.hints,
      ...placeholderOf(field),
      shown: before.shown,
      look: before.style,
      isInvalid: now.isInvalid,
      isMarked: (now.isInvalid && !before.isInvalid) || isRedder(now, before),
      ...(hasPicture(field) ? { hasNewPicture: true } : {}),
      ...(hasSign(field) ? { hasNewSign: true } : {}),
    };
  });
}

function picturesIn(element: Element): Element[] {
  return matchesSelector(element, WORDLESS) ? [element] : queryAll(element, WORDLESS);
}

/** Sentence of the form that speaks of what must be filled in; empty where none does. */
export function noticeOfForm(): string {
  return watched?.notice ?? "";
}

/** Indexes of the fields whose own words are others than before. */
export function toldOtherwise(): number[] {
  return [...(watched?.fields ?? [])].flatMap(([field, { words, title }], index) =>
    wordsOf(field) === words && (attribute(field, "title") ?? "") === title ? [] : [index],
  );
}

/** Indexes of those of which only the title is another one. */
export function toldByTitle(): number[] {
  const fields = watchedFields();
  return toldOtherwise().filter((index) => {
    const field = fields[index];
    return field !== undefined && watched?.fields.get(field)?.words === wordsOf(field);
  });
}

/** Whether the browser found something wrong, and tells it: where the form wants that, else where a script asks for it. @param button what sends it */
export function checkedByBrowser(button: Element): "no" | "by itself" | "on demand" {
  const isFound = [...(watched?.invalid ?? [])].some((event) => !event.defaultPrevented);
  if (watched === null || !isFound) return "no";
  const asksNobody =
    matchesSelector(watched.form, "[novalidate]") || matchesSelector(button, "[formnovalidate]");
  return asksNobody ? "on demand" : "by itself";
}
