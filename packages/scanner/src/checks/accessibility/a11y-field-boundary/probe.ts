import { backgroundOf, type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import type { ElementRef } from "#evidence/document.ts";
import { matchesSelector, parentElement, queryAll, rectOf } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** How a text field sets itself apart from the page. */
export interface FieldBoundary {
  name: string;
  /** Colors of its borders that are at least a pixel thick; one for each in sight. */
  borders: Color[];
  inside: Color;
  outside: Color;
  /** Set where nothing else shows the field: it is empty, without a hint, and nothing lies on it. */
  isOnlySign?: true;
  element: ElementRef;
}

const FIELDS =
  "input[type=checkbox],input[type=radio],input:not([type]),input[type=text],input[type=search],input[type=email],input[type=tel],input[type=url],input[type=password],input[type=number],textarea,select";
const SIDES = ["top", "right", "bottom", "left"] as const;
const TICKS = "input[type=checkbox],input[type=radio]";
const STEPS_AROUND = 3;
/** What is hardly higher than a field is there for that field. */
const CLOSE = 2;
/** A frame may be drawn by what is around the field. */
const FRAMES_AROUND = 2;
const MOST = 60;
const NAME_LIMIT = 100;

/** Text fields in sight where it is known which colors they and what is around them have. */
export function probe({ describe }: ProbedPage): FieldBoundary[] {
  return everywhere(FIELDS)
    .filter(
      (field) => field.matches(":enabled") && isExposed(field) && isSeen(field) && !isDrawnOtherwise(field),
    )
    .slice(0, MOST)
    .flatMap((field) => {
      const around = parentElement(field);
      const [inside, outside] = [backgroundOf(field), around === null ? null : backgroundOf(around)];
      const style = getComputedStyle(field);
      const colors = SIDES.filter((side) => isDrawn(style, side)).map((side) =>
        colorOf(style.getPropertyValue(`border-${side}-color`)),
      );
      const borders = colors.filter((color) => color !== null);
      if (inside === null || outside === null || borders.length < colors.length) return [];
      return [
        {
          name: accessibleName(field).slice(0, NAME_LIMIT),
          borders,
          inside,
          outside,
          ...(isBare(field) && (borders.length > 0 || inside.join(" ") !== outside.join(" "))
            ? { isOnlySign: true as const }
            : {}),
          element: describe(field),
        },
      ];
    });
}

/** A field with a hint, an entry, or a sign or label laid over it shows by these where it is. */
function isBare(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return false;
  const isTick = matchesSelector(field, TICKS);
  const isEmpty = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isTick && (!isEmpty || field.value !== "" || field.placeholder !== "")) return false;
  let around = parentElement(field);
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1, around = parentElement(around)) {
    if (matchesSelector(around, "body,main,form")) break;
    const isOver = queryAll(around, "*").some((other) => !other.contains(field) && liesOn(other, field));
    if (isOver || isFrameOf(around, field)) return false;
  }
  return true;
}

/** Whether what is around the field alone is painted: the field is seen by that, too. */
function isFrameOf(around: Element, field: Element): boolean {
  const style = getComputedStyle(around);
  const behind = parentElement(around);
  const [own, others] = [backgroundOf(around), behind === null ? null : backgroundOf(behind)];
  const isPainted = own === null || others === null || own.join(" ") !== others.join(" ");
  const isClose = rectOf(around).height < CLOSE * rectOf(field).height;
  const hasFrame = SIDES.some((side) => isDrawn(style, side)) || style.boxShadow !== "none";
  return isClose && (isPainted || hasFrame || isDrawnInPseudo(around));
}

function liesOn(other: Element, field: Element): boolean {
  const { left, top, width, height } = rectOf(other);
  const box = rectOf(field);
  const [x, y] = [left + width / 2, top + height / 2];
  const isIn = x > box.left && x < box.right && y > box.top && y < box.bottom;
  return isIn && width * height > 0 && isSeen(other);
}

function isDrawn(style: CSSStyleDeclaration, side: (typeof SIDES)[number]): boolean {
  const kind = style.getPropertyValue(`border-${side}-style`);
  return (
    kind !== "none" &&
    kind !== "hidden" &&
    Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1
  );
}

/** By a shadow, an outline or a picture of its own, or by a frame around it. */
function isDrawnOtherwise(field: Element): boolean {
  if (isDrawnByBrowser(field)) return true;
  const { boxShadow, outlineStyle, backgroundImage, borderImageSource, opacity } = getComputedStyle(field);
  if (isShadowSeen(boxShadow) || outlineStyle !== "none" || borderImageSource !== "none" || opacity !== "1")
    return true;
  if (backgroundImage !== "none" && field.localName !== "select") return true;
  let around = parentElement(field);
  for (let step = 0; step < FRAMES_AROUND && around !== null && around !== document.body; step += 1) {
    const style = getComputedStyle(around);
    if (SIDES.some((side) => isDrawn(style, side)) || isShadowSeen(style.boxShadow)) return true;
    around = parentElement(around);
  }
  return false;
}

/** Fainter shadows come to no contrast that is asked for, whatever is behind. */
const FAINTEST_SHADOW = 0.3;

/** Style sheets also write shadows of no size or color, to be filled in when the field has the focus. */
function isShadowSeen(boxShadow: string): boolean {
  if (boxShadow === "none") return false;
  return boxShadow.split(/,(?![^(]*\))/).some((shadow) => {
    const [color] = /rgba?\([^)]*\)/.exec(shadow) ?? [];
    const opacity = color === undefined ? 1 : (colorOf(color)?.[3] ?? 1);
    return opacity >= FAINTEST_SHADOW && /[1-9]\S*px/.test(shadow);
  });
}

/** Boxes to tick whose look no style sheet sets, and those that are ticked, where the tick is seen. */
function isDrawnByBrowser(field: Element): boolean {
  if (!field.matches(TICKS)) return false;
  return getComputedStyle(field).appearance !== "none" || field.matches(":checked") || isDrawnInPseudo(field);
}

function isDrawnInPseudo(field: Element): boolean {
  return ["::before", "::after"].some(
    (place) => !/^(?:none|normal)$/.test(getComputedStyle(field, place).content),
  );
}
