import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, isBefore, queryAll } from "#gather/page/in-page/dom.ts";
import { isNamedByPlaceholder, labelsBeside } from "#gather/page/in-page/label-beside.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A field as people meet it. */
export interface LabelledField {
  label: string;
  /** What people see beside it, where only its placeholder names it. */
  beside?: string;
  /** The `name` it is sent under. */
  name: string;
  /** Number of its form on the page; -1 outside of forms. */
  form: number;
  /** Titles that can be seen of the group, row or section it stands in. */
  groupTitles: string;
  /** Number of the last heading in sight before it; -1 where there is none. */
  headingBefore: number;
  /** Whether a fieldset or group holds it. */
  isGrouped: boolean;
  element: ElementRef;
}

const FIELDS =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=checkbox],[type=radio]),select,textarea,[role=textbox],[role=searchbox],[role=combobox],[role=spinbutton],[role=slider]";
const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";
const MOST = 300;
const TEXT_LIMIT = 300;

/** Fields that can be seen and are told, with what names them and what surrounds them. */
export function probe({ describe, within }: AskedPage): LabelledField[] {
  const forms = queryAll(document, "form");
  const headings = queryAll(document, HEADINGS).filter((heading) => isSeen(heading) && isExposed(heading));
  const fields = everywhere(FIELDS)
    .filter((field) => isSeen(field) && isExposed(field))
    .filter(within(MOST));
  const beside = labelsBeside(fields.filter(isNamedByPlaceholder));
  return fields.map((field) => {
    const form = closestElement(field, "form");
    const text = beside.get(field)?.text;
    return {
      label: accessibleName(field).slice(0, TEXT_LIMIT),
      ...(text === undefined ? {} : { beside: text }),
      name: attribute(field, "name") ?? "",
      form: form === null ? -1 : forms.indexOf(form),
      groupTitles: groupTitlesOf(field).slice(0, TEXT_LIMIT),
      headingBefore: headings.findLastIndex((heading) => isBefore(heading, field)),
      isGrouped: closestElement(field, "fieldset,[role=group]") !== null,
      element: describe(field),
    };
  });
}

function groupTitlesOf(field: Element): string {
  const group = closestElement(field, "fieldset,[role=group],tr,section,article,li");
  if (group === null) return "";
  const titles = queryAll(group, `legend,th,${HEADINGS}`).filter((title) => isSeen(title));
  return [attribute(group, "aria-label") ?? "", ...titles.map(textOf)].join(" ");
}
