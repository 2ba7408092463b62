import type { Control } from "#gather/operating/controls/control-facts.ts";
import { keyOf } from "#gather/operating/controls/tried-components.ts";
import { someOfEach } from "#gather/operating/controls/try-each.ts";

/** Of one kind, where their classes differ. */
const MOST_OF_KIND = 4;

/** Buttons of one look may do different things: then other attributes than the look's say so. */
export function kindOfControl({ element }: Control): string {
  const [openingTag = ""] = element.snippet.split(">");
  const names = [...openingTag.matchAll(/\s([^\s=]+)=/g)].flatMap(([, name]) => name ?? []);
  return JSON.stringify([element.component, names.toSorted()]);
}

/**
 * The first few controls of each kind, the very same ones once. A name that comes back in each row, such as "Remove", says
 * what the button does and not what it is about: each such name is a kind of its own.
 */
export function someOfEachKind(all: readonly Control[]): Control[] {
  const alike = Map.groupBy(all, keyOf);
  const found = [...alike.values()].flatMap((same) => same.at(-1) ?? []);
  const kindOf = (control: Control): string => {
    const kind = kindOfControl(control);
    const isInEachRow = control.name !== "" && alike.get(keyOf(control))?.length !== 1;
    return isInEachRow ? JSON.stringify([kind, control.name]) : kind;
  };
  const ofEachLook = someOfEach(found, (control) => JSON.stringify([kindOf(control), ownClasses(control)]));
  return someOfEach(ofEachLook, kindOf, MOST_OF_KIND);
}

/** Scripts find buttons by classes of their own; numbers in them only count. */
export function ownClasses({ element }: Control): string {
  const [openingTag = ""] = element.snippet.split(">");
  return (/\sclass="([^"]*)"/.exec(openingTag)?.[1] ?? "").replaceAll(/\d+/g, "");
}
