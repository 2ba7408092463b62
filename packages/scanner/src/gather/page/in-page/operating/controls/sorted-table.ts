import { closestElement } from "#gather/page/in-page/dom.ts";

const HEADERS = "th,[role=columnheader]";
const TABLES = "table,[role=table],[role=grid],[role=treegrid]";

/**
 * Whether a control in the header of a column put the rows below it in another order.
 *
 * @param changed what stands there as before, with another text or in another order
 */
export function sortsTable(control: Element, changed: readonly Element[]): boolean {
  const header = closestElement(control, HEADERS);
  const table = header === null ? null : closestElement(header, TABLES);
  if (table === null) return false;
  const isRow = (one: Element): boolean => one !== table && closestElement(one, TABLES) === table;
  return changed.some((one) => isRow(one) && closestElement(one, "thead,th") === null);
}
