import { kindOfControl } from "#gather/operating/controls/kinds-of-controls.ts";
import type { Control, TriedControl } from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";
import { MOST_ALIKE } from "#gather/operating/controls/try-each.ts";

/** More of one kind are no row of filters. */
const MOST_IN_ROW = 8;

/**
 * The last of each row of filters of which only the first were tried: what leaves nothing often stands there, and with it
 * what the page says then.
 */
export function lastOfFilters(found: readonly Control[], tried: readonly TriedControl[]): Control[] {
  return [...Map.groupBy(found, kindOfControl).values()].flatMap((row) => {
    const last = row.at(-1);
    if (last === undefined || row.length <= MOST_ALIKE || row.length > MOST_IN_ROW) return [];
    const places = new Set(row.map(({ element }) => element.selector));
    const done = tried.filter(({ element }) => places.has(element.selector));
    const isTried = done.some(({ element }) => element.selector === last.element.selector);
    return !isTried && done.length === MOST_ALIKE && done.every(takesAway) ? [last] : [];
  });
}

/** Whether it left only some of what was there, and a person is where they were. */
function takesAway({ byEnter, bySpace, byPointer, undoneBy }: TriedControl): boolean {
  const effect = [byEnter, bySpace, byPointer].find(hasEffect);
  if (effect === undefined || undoneBy !== null) return false;
  const { hidden, shown, left, focus } = effect;
  const staysHere = left.length === 0 && (focus === "control" || effect === byPointer);
  return hidden.length > 0 && shown.length === 0 && staysHere;
}
