import { queryAll } from "#gather/page/in-page/dom.ts";

/** Takes back whatever the page's styles say of a control, and does not let the change be animated. */
const REVERTED = new CSSStyleSheet();
REVERTED.replaceSync("button, input, select, textarea { all: revert !important }");
const AT_ONCE = new CSSStyleSheet();
AT_ONCE.replaceSync("*, ::before, ::after { transition: none !important }");

/** CSS pixels a target needs across and down. */
export const FINGERTIP = 24;

/** Of the controls those that the browser alone makes so small: without the page's styles they are no larger. */
export function browserSized(controls: readonly HTMLElement[]): HTMLElement[] {
  const drawn = controls.filter(
    (control) =>
      getComputedStyle(control).appearance !== "none" && queryAll(control, ":not(option)").length === 0,
  );
  if (drawn.length === 0) return [];
  const styled = drawn.map(sidesOf);
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, AT_ONCE, REVERTED];
  const plain = drawn.map(sidesOf);
  document.adoptedStyleSheets = [...before, AT_ONCE];
  drawn.forEach(sidesOf);
  document.adoptedStyleSheets = before;
  const isBrowsers = (side: number, index: number, which: number): boolean =>
    side >= FINGERTIP || side === plain[index]?.[which];
  return drawn.filter((_, index) => styled[index]?.every((side, which) => isBrowsers(side, index, which)));
}

function sidesOf({ offsetWidth, offsetHeight }: HTMLElement): number[] {
  return [offsetWidth, offsetHeight];
}
