import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  classNames,
  closestElement,
  matchesSelector,
  queryAll,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { chosenButtons } from "./chosen-buttons.ts";
import { isCalledCurrent, lookOf, partsOf, tellsIt } from "./looks.ts";

/** Pages of a list, steps of a form or order, entries of a navigation or buttons to choose from, of which one is marked. */
export interface MarkedPlace {
  kind: "page" | "step" | "entry" | "choice";
  /** Its words. */
  text: string;
  /** How many there are. */
  count: number;
  /** Whether more than its look tells which one it is: a state, hidden words, or that it alone leads nowhere. */
  isTold: boolean;
  /** Set on the one of several buttons that alone is called chosen by its class. */
  isCalled?: true;
  element: ElementRef;
}

const ROWS = "ul,ol,menu,nav,div,p,section,aside";
const CONTROLS = "a[href],button,[role=button],[role=link],[role=tab]";
const NUMBER = /^\d{1,4}$/;
const OF_STEPS =
  /step|wizard|stage|progress|schritt|fortschritt|[ée]tape|etapa|pasos?(?:$|[-_])|passi|tapp[ea]|fasi?(?:$|[-_])|stap/i;
const NAVIGATION = "nav,[role=navigation]";
/** Rows that tell in their own way which one is chosen. */
const OTHERWISE = "[role=tablist],[role=listbox],[role=radiogroup],[role=menu],[role=menubar],select";
const STEP_OF_ALL =
  /(?:step|page|schritt|seite|[ée]tape|page|etapa|paso|p[áa]gina|passo|fase|pagina|stap)\s*\d+\s*(?:of|von|sur|de|di|van|\/)\s*\d+/iu;
const FEWEST = 3;
/** What is called steps may be two. */
const FEWEST_STEPS = 2;
/** Two pages are a row of pages where it has arrows on both sides. */
const [FEWEST_PAGES, ARROWS] = [2, 2];
const FEWEST_OF = { page: FEWEST_PAGES, step: FEWEST_STEPS, entry: FEWEST };
const MOST_ROWS = 3000;
const MOST_ITEMS = 40;
const MOST = 20;
const TEXT_LIMIT = 60;
const AROUND_LIMIT = 400;

/** Rows of the like of which one looks otherwise and is called the current one. */
export function probe({ describe, within }: AskedPage): MarkedPlace[] {
  const places = everywhere(ROWS)
    .filter(within(MOST_ROWS))
    .flatMap((row) => {
      const found = placeIn(row);
      return found === null ? [] : [found];
    });
  const known = new Set(places.map(({ node }) => node));
  const choices = chosenButtons()
    .filter(({ chosen }) => !known.has(chosen))
    .map(({ chosen, count, isCalled, isTold }): Found => ({
      kind: "choice",
      text: textOf(chosen).slice(0, TEXT_LIMIT),
      count,
      isTold,
      ...(isCalled ? { isCalled: true as const } : {}),
      node: chosen,
    }));
  return [...places, ...choices]
    .filter(within(MOST))
    .map(({ node, ...place }) => ({ ...place, element: describe(node) }));
}

type Found = Omit<MarkedPlace, "element"> & { node: Element };

function placeIn(row: Element): Found | null {
  const all = [...childElements(row)];
  if (all.length < FEWEST_STEPS || all.length > MOST_ITEMS || closestElement(row, OTHERWISE) !== null)
    return null;
  const kind = kindOf(row, all);
  if (kind === null) return null;
  const items = kind === "page" ? all.filter((item) => NUMBER.test(textOf(item))) : all;
  const seen = items.filter((item) => isSeen(item) && isExposed(item));
  const current = currentOf(seen) ?? (isCalledSteps(row) ? otherLookingStep(seen) : null);
  if (current === null || seen.length < FEWEST_OF[kind]) return null;
  const control = controlOf(current);
  if (kind === "entry" && !leadsHere(control)) return null;
  const others = seen.filter((item) => item !== current);
  const isAlone = control === null && others.every((item) => controlOf(item) !== null);
  return {
    kind,
    text: textOf(current).slice(0, TEXT_LIMIT),
    count: seen.length,
    isTold: isAlone || tellsIt(current) || isSaid(row),
    node: control ?? current,
  };
}

function isCalledSteps(row: Element): boolean {
  return [attribute(row, "id") ?? "", ...classNames(row)].some((name) => OF_STEPS.test(name));
}

/** Of what is called steps, the one that looks otherwise than all the others. */
function otherLookingStep(items: readonly Element[]): Element | null {
  const looks = [...Map.groupBy(items, lookOf).values()];
  const alone = looks.filter(({ length }) => length === 1);
  return looks.length === 2 && alone.length === 1 ? (alone[0]?.[0] ?? null) : null;
}

function kindOf(row: Element, items: readonly Element[]): Exclude<MarkedPlace["kind"], "choice"> | null {
  const numbers = items.filter((item) => NUMBER.test(textOf(item)));
  const areEnough =
    numbers.length >= FEWEST || (numbers.length >= FEWEST_PAGES && items.length - numbers.length >= ARROWS);
  if (areEnough && numbers.some(mayLead)) return "page";
  const leads = items.filter((item) => controlOf(item) !== null).length;
  const called = items.length < FEWEST ? [row] : [row, ...items];
  const names = called.map((one) => `${attribute(one, "id") ?? ""} ${classNames(one).join(" ")}`.trim());
  const areWords = items.every((item) => textOf(item) !== "" && textOf(item).length <= TEXT_LIMIT);
  if (areWords && leads < items.length && names.some((name) => OF_STEPS.test(name))) return "step";
  if (items.length < FEWEST) return null;
  if (areWords && leads === 0 && isAboveForm(row)) return "step";
  const isNavigation = leads === items.length && closestElement(row, NAVIGATION) !== null;
  return isNavigation ? "entry" : null;
}

/** Words without links right above a form's fields, of which one is marked, are its steps, whatever they are called. */
function isAboveForm(row: Element): boolean {
  const next = row.nextElementSibling;
  return (
    matchesSelector(row, "ul,ol") &&
    next !== null &&
    (matchesSelector(next, "form") || isFormAround(row, next))
  );
}

function isFormAround(row: Element, next: Element): boolean {
  return closestElement(row, "form") !== null && queryAll(next, "input,select,textarea").length > 0;
}

/** The one that alone is called current and looks so; null where that is none or several. */
function currentOf(items: readonly Element[]): Element | null {
  const called = items.filter((item) => partsOf(item).some(isCalledCurrent));
  const [current] = called;
  if (current === undefined || called.length > 1) return null;
  const look = lookOf(current);
  return items.some((item) => item !== current && lookOf(item) === look) ? null : current;
}

function controlOf(item: Element): Element | null {
  if (matchesSelector(item, CONTROLS)) return item;
  return queryAll(item, CONTROLS)[0] ?? null;
}

/** A link that a script follows may have no address. */
function mayLead(item: Element): boolean {
  return controlOf(item) !== null || [item, ...queryAll(item, "a")].some((part) => tagName(part) === "a");
}

function leadsHere(control: Element | null): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false;
  const { origin, pathname, search } = new URL(control.href, document.baseURI);
  return origin === location.origin && pathname === location.pathname && search === location.search;
}

/** Whether the words around say where people are, such as `Step 2 of 4`. */
function isSaid(row: Element): boolean {
  const around = row.parentElement === null ? "" : textOf(row.parentElement);
  return around.length <= AROUND_LIMIT && STEP_OF_ALL.test(around);
}
