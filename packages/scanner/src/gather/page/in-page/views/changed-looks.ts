import type axe from "axe-core";

import { checkVisibility, parentElement, queryAll, rectOf } from "../dom.ts";
import { runAxeHere, type AxeAnswer } from "../run-axe.ts";

let visibleBefore = new Set<Element>();
let looksBefore = "";
const SAMPLED = 200;

/** Notes what can be seen and in which colors in the usual view. */
export function noteUsualLooks(): void {
  visibleBefore = new Set(queryAll(document, "body *").filter(isShown));
  looksBefore = colorsNow();
}

/** Whether the page shows other colors than in the usual view. */
export function colorsDiffer(): boolean {
  return colorsNow() !== looksBefore;
}

/** What axe looks at beyond the usual view: the highest elements that came to be seen. */
function newlyShown(): Element[] {
  const fresh = new Set(
    queryAll(document, "body *").filter((element) => !visibleBefore.has(element) && isShown(element)),
  );
  return [...fresh].filter((element) => {
    const parent = parentElement(element);
    return parent === null || !fresh.has(parent);
  });
}

/** Whether anything can be seen that the usual view does not show. */
export function showsMore(): boolean {
  return newlyShown().length > 0;
}

/** Runs axe's rules on what came to be seen alone. */
export async function runAxeOnShown(options: axe.RunOptions): Promise<AxeAnswer> {
  return await runAxeHere(options, { include: newlyShown() });
}

/** Runs some of axe's rules on all of the page. */
export async function runAxeOn(options: axe.RunOptions): Promise<AxeAnswer> {
  return await runAxeHere(options);
}

function isShown(element: Element): boolean {
  if (!checkVisibility(element, { visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = rectOf(element);
  return width > 1 && height > 1;
}

function colorsNow(): string {
  const all = queryAll(document, "html,body,body *");
  const step = Math.max(1, Math.floor(all.length / SAMPLED));
  return all
    .filter((_, index) => index % step === 0)
    .map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color}/${backgroundColor}`;
    })
    .join(";");
}
