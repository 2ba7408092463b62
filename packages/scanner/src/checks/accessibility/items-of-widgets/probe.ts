import {
  attribute,
  childElements,
  closestElement,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** A list of HTML whose role makes something else of it, such as a row of tabs. */
export interface WidgetOfList {
  role: string;
  selector: string;
  /** Its items without a role of their own. */
  items: WidgetItem[];
}

export interface WidgetItem {
  selector: string;
  /** Elements in it with a role, the outermost ones. */
  parts: { role: string; selector: string }[];
  /** Whether it has words outside of these. */
  hasOtherText: boolean;
}

const MOST_LISTS = 40;
const MOST_ITEMS = 100;

export function probe({ selectorOf }: ProbedPage): WidgetOfList[] {
  return everywhere("ul[role],ol[role]")
    .slice(0, MOST_LISTS)
    .map((list) => ({
      role: roleOf(list),
      selector: selectorOf(list),
      items: [...childElements(list)]
        .filter((item) => tagName(item) === "li" && roleOf(item) === "")
        .slice(0, MOST_ITEMS)
        .map((item) => {
          const parts = outermostParts(item);
          return {
            selector: selectorOf(item),
            parts: parts.map((part) => ({ role: roleOf(part), selector: selectorOf(part) })),
            hasOtherText: letters(item) > parts.reduce((sum, part) => sum + letters(part), 0),
          };
        }),
    }));
}

function roleOf(element: Element): string {
  return (attribute(element, "role") ?? "").trim().toLowerCase().slice(0, 40);
}

function outermostParts(item: Element): Element[] {
  return queryAll(item, "[role]").filter((part) => {
    const around = part.parentElement === null ? null : closestElement(part.parentElement, "[role],li");
    return around === item;
  });
}

function letters(element: Element): number {
  return (textContent(element) ?? "").replaceAll(/\s+/g, "").length;
}
