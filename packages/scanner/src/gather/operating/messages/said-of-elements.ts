import type { ElementRef } from "#evidence/document.ts";

type Where = Pick<ElementRef, "isInNarrowWindow" | "inView">;

/** Facts that say of each element in them where it was seen. */
export function saidOfElements<Facts>(facts: Facts, where: Where): Facts;
export function saidOfElements(part: unknown, where: Where): unknown {
  if (Array.isArray(part)) return part.map((one: unknown) => saidOfElements(one, where));
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(
    ([name, value]) => [name, saidOfElements<unknown>(value, where)] as const,
  );
  return { ...Object.fromEntries(entries), ...(isElement(part) ? where : {}) };
}

function isElement(part: object): part is ElementRef {
  return "selector" in part && "snippet" in part;
}
