import type { DocumentSnapshot } from "#evidence/document.ts";

import { attribute } from "./dom.ts";

const MOST = 1000;
const LENGTH = 100;

/** Names of places on the page; none of them where it has too many to keep, so that a missing one proves something. */
export function readPlaceNames(named: readonly Element[]): Pick<DocumentSnapshot, "placeNames"> {
  const names = new Set(
    named.flatMap((element) => [attribute(element, "id"), attribute(element, "name")].filter(Boolean)),
  );
  if (names.size > MOST) return {};
  return { placeNames: [...names].flatMap((name) => (name === null ? [] : [name.slice(0, LENGTH)])) };
}
