import { AT_ONCE } from "#gather/page/in-page/at-once.ts";
import { queryAll } from "#gather/page/in-page/dom.ts";

/** What a page's styles make larger or smaller; whatever moves or fades in goes on as it did. */
const SIZES =
  "appearance box-sizing zoom aspect-ratio field-sizing width height min-width min-height max-width max-height padding border font letter-spacing word-spacing text-transform text-indent white-space";
/** Takes back what the page's styles say of the sizes of controls. */
const REVERTED = new CSSStyleSheet();
REVERTED.replaceSync(
  `button, input, select, textarea { ${SIZES.split(" ")
    .map((name) => `${name}: revert !important`)
    .join("; ")} }`,
);

/** CSS pixels a target needs across and down. */
export const FINGERTIP = 24;

/** Of the controls those that the browser alone makes so small: without the page's styles they are no larger. */
export function browserSized(controls: readonly HTMLElement[]): HTMLElement[] {
  const drawn = controls.filter(
    (control) =>
      getComputedStyle(control).appearance !== "none" &&
      queryAll(control, ":not(option,optgroup,hr)").length === 0,
  );
  if (drawn.length === 0) return [];
  const styled = drawn.map(sidesOf);
  const [left, top] = [scrollX, scrollY];
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, AT_ONCE, REVERTED];
  const plain = drawn.map(sidesOf);
  document.adoptedStyleSheets = [...before, AT_ONCE];
  drawn.forEach(sidesOf);
  document.adoptedStyleSheets = before;
  // The browser may have moved the page to keep in sight what it took for the same.
  if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: "instant" });
  const isBrowsers = (side: number, index: number, which: number): boolean =>
    side >= FINGERTIP || side === plain[index]?.[which];
  return drawn.filter((_, index) => styled[index]?.every((side, which) => isBrowsers(side, index, which)));
}

function sidesOf({ offsetWidth, offsetHeight }: HTMLElement): number[] {
  return [offsetWidth, offsetHeight];
}
