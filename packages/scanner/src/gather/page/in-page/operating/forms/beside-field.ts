import { isBefore, parentElement, queryAll, rectOf } from "#gather/page/in-page/dom.ts";

const FIELDS =
  "input:not([type=hidden],[type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=range]),textarea,[contenteditable=true]";

/** Tags, and the crosses in them, stand in one box with the field that makes them, on its line or the one above. */
export function isBesideField(element: Element): boolean {
  const { bottom, height } = rectOf(element);
  const box = parentElement(element);
  return [box, box === null ? null : parentElement(box)].some((around) => {
    const fields = around === null ? [] : queryAll(around, FIELDS);
    const isBeside = (field: Element): boolean =>
      isBefore(element, field) && !element.contains(field) && rectOf(field).top < bottom + height;
    return fields.length === 1 && fields.every(isBeside);
  });
}
