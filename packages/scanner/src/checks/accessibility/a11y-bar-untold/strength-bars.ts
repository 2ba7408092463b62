import {
  attribute,
  checkVisibility,
  childElements,
  classNames,
  closestElement,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { textOf } from "#gather/page/in-page/semantics.ts";

/** A track below a password field that waits to be filled as the password grows. */
export interface StrengthBar {
  bar: Element;
  field: HTMLInputElement;
}

const NEAR = 3;
const TOLD =
  "[role=progressbar],[role=meter],[role=img],[role=status],[aria-live],[aria-label],[aria-labelledby],[title],meter,progress,output";
const [LEAST_HEIGHT, MOST_HEIGHT, LEAST_WIDTH] = [3, 20, 60];
const CALLED =
  /strength|st[äa]rke|meter|(?:^|[-_])bar|^pw|password|passwort|level|force|fuerza|forza|sterkte/i;
const MOST = 5;

export function strengthBars(): StrengthBar[] {
  return everywhere("input[type=password]")
    .filter((field) => field instanceof HTMLInputElement)
    .flatMap((field) => {
      const beside = besideOf(field);
      const bar = beside.find(isTrack);
      // What is empty and no track may say the same in words later.
      const mayTell = beside.some((one) => one !== bar && mayBeFilled(one));
      return bar === undefined || mayTell ? [] : [{ bar, field }];
    })
    .slice(0, MOST);
}

/** The next few elements after it, or after the boxes it stands in alone. */
function besideOf(field: Element): Element[] {
  const rows = [field];
  for (let box = parentElement(field); box !== null && rows.length < NEAR; box = parentElement(box)) {
    if (queryAll(box, "input,select,textarea").length > 1 || box.matches("form,body")) break;
    rows.push(box);
  }
  return rows.flatMap((row) => {
    const next: Element[] = [];
    for (let at = row.nextElementSibling; at !== null && next.length < NEAR; at = at.nextElementSibling) {
      if (queryAll(at, "input,select,textarea").length > 0 || at.matches("input,select,textarea,label"))
        break;
      next.push(at);
    }
    return next;
  });
}

/** An empty box with a ground, that holds one empty box without a width. */
function isTrack(box: Element): boolean {
  const [part, ...others] = childElements(box);
  const { width, height } = rectOf(box);
  if (part === undefined || others.length > 0 || childElements(part).length > 0 || textOf(box) !== "")
    return false;
  const isBar = height >= LEAST_HEIGHT && height <= MOST_HEIGHT && width >= LEAST_WIDTH;
  const isDrawn = !/, 0\)$|^transparent$/.test(getComputedStyle(box).backgroundColor);
  const names = [box, part].flatMap((one) => [...classNames(one), attribute(one, "id") ?? ""]);
  const isCalled = names.some((name) => CALLED.test(name));
  const isTold = closestElement(part, TOLD) !== null;
  return isBar && isDrawn && isCalled && !isTold && rectOf(part).width === 0 && checkVisibility(box);
}

function mayBeFilled(element: Element): boolean {
  const hasEmpty = [element, ...queryAll(element, "*")].some(
    (one) => childElements(one).length === 0 && textOf(one) === "" && !one.matches("input,img,svg,br,hr"),
  );
  return hasEmpty && !isTrack(element);
}
