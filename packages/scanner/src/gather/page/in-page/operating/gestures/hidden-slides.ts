import type { HiddenSlides } from "#gather/operating/gestures/slides-facts.ts";

import {
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const CONTROLS =
  "button,a[href],input,select,summary,[role=button],[role=tab],[role=slider],[tabindex],[onclick],[class*=arrow i],[class*=next i],[class*=prev i],[class*=dot i],[class*=bullet i],[class*=pagination i],[class*=control i]";
const PARTS = "main,body,html,header,footer";
const FEWEST_SLIDES = 3;
const MOST = 5;
/** Share of the box that one slide takes at least. */
const WIDE = 0.6;

/** Rows of slides of which only the first can be seen, with nothing in or beside them that may bring the others. */
export function hiddenSlides(
  { describe }: ProbedPage,
  listening: readonly ReadonlySet<Node>[],
): HiddenSlides[] {
  const state = readPageState();
  return queryAll(document, "div,ul,ol,section")
    .flatMap((row) => {
      const slides = slidesIn(row);
      const unseen = slides.filter((slide) => !isSeenIn(slide, state));
      const isStuck = slides.length >= FEWEST_SLIDES && unseen.length === slides.length - 1;
      if (!isStuck || isMoved(row) || hasControls(row) || isHeardAt(row, listening)) return [];
      return [{ element: describe(row), slides: slides.length, unseen: unseen.length }];
    })
    .slice(0, MOST);
}

/** Children of one kind that each fill the box which cuts the row off. */
function slidesIn(row: Element): Element[] {
  const frame = frameOf(row);
  if (frame === null || !row.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  const [width, height] = [rectOf(frame).width, rectOf(frame).height];
  if (width < 1 || height < 1) return [];
  const children = [...row.children].filter((child) => rectOf(child).width > 0);
  const [first] = children;
  const areSlides = children.every(
    (child) =>
      tagName(child) === tagName(first ?? child) && rectOf(child).width >= WIDE * width && hasContent(child),
  );
  return areSlides ? children : [];
}

/** The row itself or the box around it, where it shows nothing outside of itself and cannot be scrolled by hand. */
function frameOf(row: Element): Element | null {
  const boxes = [row, parentElement(row)].filter((box) => box !== null && !matchesSelector(box, PARTS));
  return (
    boxes.find((box) => box !== null && ["hidden", "clip"].includes(getComputedStyle(box).overflowX)) ?? null
  );
}

function hasContent(slide: Element): boolean {
  return (textContent(slide) ?? "").trim() !== "" || queryAll(slide, "img,picture,video").length > 0;
}

function isSeenIn(slide: Element, state: PageState): boolean {
  return state.has(slide) || queryAll(slide, "*").some((one) => state.has(one));
}

function isMoved(row: Element): boolean {
  return [row, parentElement(row) ?? row].some((one) => one.getAnimations({ subtree: true }).length > 0);
}

/** Controls in the box around the row or in the one around that; what stands in a slide belongs to it. */
function hasControls(row: Element): boolean {
  let around: Element = row;
  for (let step = 0; step < 3; step += 1) {
    const parent = parentElement(around);
    if (parent === null || matchesSelector(parent, PARTS)) break;
    around = parent;
  }
  const named = closestElement(row, "[id]");
  const ids = named === null ? [] : queryAll(document, `[aria-controls~="${CSS.escape(named.id)}"]`);
  const beside = [around.previousElementSibling, around.nextElementSibling];
  const near = [...queryAll(around, CONTROLS), ...beside.flatMap((one) => controlsIn(one))];
  return (
    ids.length > 0 || near.some((control) => ![...row.children].some((slide) => contains(slide, control)))
  );
}

function controlsIn(element: Element | null): Element[] {
  if (element === null) return [];
  return [...(matchesSelector(element, CONTROLS) ? [element] : []), ...queryAll(element, CONTROLS)];
}

/** Whether scripts hear of being pressed, dragged or pointed at in the row or right around it. */
function isHeardAt(row: Element, listening: readonly ReadonlySet<Node>[]): boolean {
  const boxes = [row, parentElement(row), parentElement(parentElement(row) ?? row), ...queryAll(row, "*")];
  return listening.some((nodes) => boxes.some((box) => box !== null && nodes.has(box)));
}
