import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, queryAll } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

/** An id that several elements have. */
export interface SharedId {
  id: string;
  times: number;
  /** The second of them. */
  element: ElementRef;
}

export interface IdsOfPage {
  ids: number;
  shared: SharedId[];
}

const REFERENCES = [
  "for",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "headers",
] as const;
const MOST = 30;

/** Ids used more than once outside of drawings, that no label or ARIA attribute names: those have rules of their own. */
export function probe({ describe, within }: AskedPage): IdsOfPage {
  const elements = queryAll(document, "[id]:not([id=''])").filter(
    (element) => closestElement(element, "svg") === null,
  );
  const named = new Set(
    REFERENCES.flatMap((name) =>
      queryAll(document, `[${name}]`).flatMap((element) => (attribute(element, name) ?? "").split(/\s+/)),
    ),
  );
  const byId = Map.groupBy(elements, (element) => attribute(element, "id") ?? "");
  const shared = [...byId].flatMap(([id, all]) => {
    const [, second] = all;
    return second === undefined || named.has(id) ? [] : [{ id: id.slice(0, 100), times: all.length, second }];
  });
  return {
    ids: byId.size,
    shared: shared
      .filter(within(MOST))
      .map(({ second, ...rest }) => ({ ...rest, element: describe(second) })),
  };
}
