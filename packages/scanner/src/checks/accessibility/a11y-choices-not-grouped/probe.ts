import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  closestElement,
  isBefore,
  matchesSelector,
  nodeValue,
  parentElement,
  queryAll,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** Radio buttons or checkboxes that answer one question. */
export interface Choices {
  kind: "radio" | "checkbox";
  /** Name of the group they stand in; empty where there is no group, or it has no name. */
  groupName: string;
  /** The last text in sight before the first of them that belongs to none of them. */
  textBefore: string;
  /** Whether that text is a heading or a label of something else, which others know it by. */
  isHeading?: true;
  /** Whether each has a description, or a name of its own besides its label, that may repeat the question. */
  isDescribed: boolean;
  /** Set where they stand in a group that has no name: a fieldset without a legend, or with an empty one. */
  isInNameless?: true;
  /** Set where words in bold begin the very box that holds them. */
  isBoxTitle?: true;
  /** How many they are; absent in older facts. */
  choices?: number;
  /** Set on checkboxes that are sent under one name, as answers to one question are. */
  areSentAsOne?: true;
  /** The first of them. */
  element: ElementRef;
}

const GROUPS = "fieldset,[role=radiogroup],[role=group]";
const OTHER_FIELDS = "input:not([type=checkbox]):not([type=hidden]):not([type=submit]),select,textarea,table";
const MOST_GROUPS = 50;
const MOST_BOXES = 200;
const MOST_TEXTS = 20_000;
const TEXT_LIMIT = 200;
const BOLD = 600;

/** Sets of at least two radio buttons of one name, or of checkboxes side by side, in sight. */
export function probe({ describe, within }: AskedPage): Choices[] {
  const radios = everywhere("input[type=radio][name]").filter((radio) => isExposed(radio) && hasPlace(radio));
  const forms = everywhere("form");
  const sets = Map.groupBy(radios, (radio) => {
    const form = closestElement(radio, "form");
    return `${form === null ? -1 : forms.indexOf(form)} ${attribute(radio, "name")}`;
  });
  return [...sets.values(), ...checkboxSets()].filter(within(MOST_GROUPS)).flatMap((set) => {
    const [first, ...others] = set;
    if (first === undefined || others.length === 0) return [];
    return [
      {
        kind: matchesSelector(first, "[type=radio]") ? ("radio" as const) : ("checkbox" as const),
        groupName: groupNameOf(set),
        ...textBefore(first, set),
        isDescribed: set.every((choice) =>
          matchesSelector(choice, "[aria-describedby],[aria-label],[aria-labelledby]"),
        ),
        ...(areSentAsOne(set) ? { areSentAsOne: true as const } : {}),
        ...(isInNameless(set) ? { isInNameless: true as const } : {}),
        ...(isBoxTitle(set) ? { isBoxTitle: true as const } : {}),
        choices: set.length,
        element: describe(first),
      },
    ];
  });
}

/** Checkboxes have no name in common, so those of the nearest element that holds several and no other field. */
function checkboxSets(): Element[][] {
  const boxes = everywhere("input[type=checkbox]").filter((box) => isExposed(box) && hasPlace(box));
  const sets = Map.groupBy(boxes.slice(0, MOST_BOXES), holderOf);
  return [...sets].flatMap(([holder, set]) =>
    holder === null || queryAll(holder, OTHER_FIELDS).length > 0 ? [] : [set],
  );
}

function areSentAsOne(set: readonly Element[]): boolean {
  const names = new Set(set.map((box) => attribute(box, "name") ?? ""));
  return set.every((box) => matchesSelector(box, "[type=checkbox]")) && names.size === 1 && !names.has("");
}

function holderOf(box: Element): Element | null {
  let holder = parentElement(box);
  while (holder !== null && queryAll(holder, "input[type=checkbox]").length < 2)
    holder = parentElement(holder);
  return holder;
}

/** What styles draw anew is often hidden itself, and its label is not. */
function hasPlace(radio: Element): boolean {
  const labels = radio instanceof HTMLInputElement ? [...(radio.labels ?? [])] : [];
  return [radio, ...labels].some((part) => isSeen(part));
}

function groupNameOf(set: readonly Element[]): string {
  const [first] = set;
  const around = first === undefined ? [] : groupsAround(first);
  const names = around.filter((group) => set.every((radio) => group.contains(radio))).map(nameOfGroup);
  return (names.find((name) => name !== "") ?? "").slice(0, TEXT_LIMIT);
}

/** The group that holds these choices and no other field is meant to say what they are. */
function isInNameless(set: readonly Element[]): boolean {
  const [first] = set;
  const group = first === undefined ? null : closestElement(first, "fieldset,[role=radiogroup]");
  if (group === null || nameOfGroup(group) !== "") return false;
  const fields = queryAll(group, "input:not([type=hidden]),select,textarea");
  return fields.length === set.length && set.every((choice) => fields.includes(choice));
}

/** In a box of its own, bold words above choices are their title: `Symptoms`, and below it what one may tick. */
function isBoxTitle(set: readonly Element[]): boolean {
  const [first] = set;
  const box = first === undefined ? null : holderOfAll(first, set);
  const title = box === null ? undefined : [...childElements(box)][0];
  if (box === null || title === undefined || matchesSelector(box, "form,main,body,ul,ol,table")) return false;
  const isBold = Number(getComputedStyle(title).fontWeight) >= BOLD;
  return isBold && textOf(title) !== "" && queryAll(title, "input").length === 0 && isSeen(title);
}

function holderOfAll(first: Element, set: readonly Element[]): Element | null {
  let holder = parentElement(first);
  while (holder !== null && !set.every((choice) => holder?.contains(choice))) holder = parentElement(holder);
  return holder;
}

/** Of what is in it, a legend alone names a group. */
function nameOfGroup(group: Element): string {
  if (matchesSelector(group, "[aria-label],[aria-labelledby],[title]")) return accessibleName(group);
  const legend = [...childElements(group)].find((child) => tagName(child) === "legend");
  return legend === undefined || tagName(group) !== "fieldset" ? "" : textOf(legend);
}

function groupsAround(element: Element): Element[] {
  const parent = parentElement(element);
  const group = parent === null ? null : closestElement(parent, GROUPS);
  return group === null ? [] : [group, ...groupsAround(group)];
}

const KNOWN_BY = "h1,h2,h3,h4,h5,h6,[role=heading],label,a,button,legend,th,dt,nav";

function textBefore(first: Element, set: readonly Element[]): Pick<Choices, "textBefore" | "isHeading"> {
  const own = set.flatMap((radio) => (radio instanceof HTMLInputElement ? [...(radio.labels ?? [])] : []));
  const container = closestElement(first, "form,main,body");
  if (container === null) return { textBefore: "" };
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  let [before, isHeading] = ["", false];
  for (
    let node = walker.nextNode(), seen = 0;
    node !== null && seen < MOST_TEXTS;
    node = walker.nextNode(), seen += 1
  ) {
    if (!isBefore(node, first)) break;
    const text = (nodeValue(node) ?? "").trim();
    const parent = node.parentElement;
    if (text === "" || parent === null || own.some((label) => label.contains(parent)) || !isSeen(parent))
      continue;
    before = text;
    isHeading = closestElement(parent, KNOWN_BY) !== null;
  }
  return { textBefore: before.slice(-TEXT_LIMIT), ...(isHeading ? { isHeading: true } : {}) };
}
