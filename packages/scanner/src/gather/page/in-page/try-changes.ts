import type axe from "axe-core";

import type { ElementChange } from "#gather/fixing/change-of-example.ts";
import type { TrialOutcome } from "#gather/fixing/fix-trials.ts";

import { contains, queryAll, removeAttribute, setAttribute } from "./dom.ts";

/** A change to try, and the rule of axe that complained of the element. */
export interface ChangeToTry {
  selector: string;
  rule: string;
  change: ElementChange;
}

export interface ChangeTried {
  outcome: TrialOutcome;
  reason: string | null;
}

interface Trial extends ChangeToTry {
  element: Element;
}

/** Rules that complain of an element. */
interface Complaints {
  sure: ReadonlyMap<Element, ReadonlySet<string>>;
  unsure: ReadonlyMap<Element, ReadonlySet<string>>;
}

/** Elements within all that are changed on one page, so that looking again stays cheap. */
const MOST_ELEMENTS = 300;

/**
 * Changes elements of this document, and asks axe about them before and after. The document stays changed. Changes do
 * not stand within each other, so each answers for what is within its own element.
 */
export async function tryChanges(
  changes: readonly ChangeToTry[],
  options: axe.RunOptions,
): Promise<ChangeTried[]> {
  const trials: Trial[] = [];
  const planned = changes.map((change) => plan(change, trials));
  if (trials.length === 0) return planned.map(({ tried }) => tried);
  const elements = trials.map(({ element }) => element);
  const before = await complaintsAt(elements, options);
  for (const trial of trials) apply(trial);
  const after = await complaintsAt(elements, options);
  return planned.map(({ trial, tried }) =>
    trial === null ? tried : { outcome: outcomeOf(trial, before, after), reason: null },
  );
}

function plan(change: ChangeToTry, trials: Trial[]): { trial: Trial | null; tried: ChangeTried } {
  const [element, another] = queryAll(document, change.selector);
  if (element === undefined || another !== undefined)
    return notTried("The element could not be found again.");
  if (trials.some((other) => contains(other.element, element) || contains(element, other.element))) {
    return notTried("Another fix was tried at the same place.");
  }
  if (sizeOf([...trials.map((trial) => trial.element), element]) > MOST_ELEMENTS) {
    return notTried("Too much of the page would have to be checked again.");
  }
  const trial = { ...change, element };
  trials.push(trial);
  return { trial, tried: { outcome: "not-fixed", reason: null } };
}

function notTried(reason: string): { trial: null; tried: ChangeTried } {
  return { trial: null, tried: { outcome: "not-tried", reason } };
}

function sizeOf(elements: readonly Element[]): number {
  return elements.reduce((sum, element) => sum + 1 + queryAll(element, "*").length, 0);
}

function apply({ element, change: { color, attributes } }: Trial): void {
  if (color !== null) {
    const style = styleOf(element);
    // Amid a transition the color would still be the old one.
    style.setProperty("transition", "none", "important");
    style.setProperty("color", color, "important");
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) removeAttribute(element, name);
    // A policy of the page may refuse the attribute, never the property.
    else if (name === "style") styleOf(element).cssText = value;
    else setAttribute(element, name, value);
  }
}

/** HTML, SVG and MathML have it alike. */
function styleOf(element: Element): CSSStyleDeclaration {
  return (element as Element & ElementCSSInlineStyle).style;
}

async function complaintsAt(elements: Element[], options: axe.RunOptions): Promise<Complaints> {
  const engine = Reflect.get(globalThis, "axe") as typeof axe;
  const { violations, incomplete } = await engine.run(
    { include: elements },
    { ...options, elementRef: true, selectors: false },
  );
  return { sure: byElement(violations), unsure: byElement(incomplete) };
}

function byElement(results: readonly axe.Result[]): Map<Element, Set<string>> {
  const found = new Map<Element, Set<string>>();
  for (const { id, nodes } of results) {
    for (const { element } of nodes) {
      if (element === undefined) continue;
      found.set(element, (found.get(element) ?? new Set()).add(id));
    }
  }
  return found;
}

function outcomeOf({ element, rule }: Trial, before: Complaints, after: Complaints): TrialOutcome {
  const complainsOf = ({ sure, unsure }: Complaints): boolean =>
    sure.get(element)?.has(rule) === true || unsure.get(element)?.has(rule) === true;
  if (!complainsOf(before) || complainsOf(after)) return "not-fixed";
  const isBroken = [...after.sure].some(
    ([place, rules]) =>
      contains(element, place) && [...rules].some((id) => before.sure.get(place)?.has(id) !== true),
  );
  return isBroken ? "broke-something" : "fixed";
}
