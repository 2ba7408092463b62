import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, matchesSelector, queryAll, tagName } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, referenced, textOf } from "#gather/page/in-page/semantics.ts";
import { wordsOfContent } from "#gather/page/in-page/written-by-style.ts";

/** A control with a name that browsers read out and single engines overlook. */
export interface NamedAllTheSame {
  selector: string;
  tag: string;
  /**
   * `content`: letters of the style sheet; `sign`: a sign of it, such as a star; `picture`: an alternative text, shown while there is no file; `label attribute`: the name or title of a label without
   * text; `label`: the label around or for a button; `field`: the label of the field that a list belongs to.
   */
  by: "content" | "sign" | "picture" | "label attribute" | "label" | "field";
  name: string;
  /** Set of a sign. */
  element?: ElementRef;
}

const MOST = 200;

export function probe({ selectorOf, describe }: ProbedPage): NamedAllTheSame[] {
  return [...byContent(), ...byPicture(), ...byLabelAttribute(), ...byLabel(), ...byField()]
    .slice(0, MOST)
    .map(({ control, by, name }) => ({
      selector: selectorOf(control),
      tag: tagName(control),
      by,
      name: name.trim().slice(0, 200),
      ...(by === "sign" ? { element: describe(control) } : {}),
    }));
}

interface Found extends Pick<NamedAllTheSame, "by" | "name"> {
  control: Element;
}

const MOST_PARTS = 10;

const NAMED_BY_CONTENT =
  "button,a[href],[role=button],[role=link],[role=menuitem],[role=menuitemcheckbox],[role=menuitemradio],[role=option],[role=tab],[role=treeitem],[role=switch],[role=checkbox],[role=radio]";
const LETTERS = /[\p{L}\p{N}]/u;
/** Signs of icon fonts are of no such kind. */
const SIGNS = /[\p{S}\p{P}]/u;

/** Browsers read out what a style sheet writes into a control. */
function byContent(): Found[] {
  return queryAll(document, NAMED_BY_CONTENT)
    .filter((control) => textOf(control) === "" && isExposed(control))
    .slice(0, MOST)
    .map((control) => ({ control, name: contentOf(control) }))
    .filter(({ control, name }) => LETTERS.test(name) || isNamedBySign(control, name))
    .map(({ control, name }) => ({ control, by: LETTERS.test(name) ? "content" : "sign", name }));
}

/** Whether nothing but a sign of a style sheet names a control. */
function isNamedBySign(control: Element, name: string): boolean {
  return SIGNS.test(name) && accessibleName(control) === "";
}

function contentOf(control: Element): string {
  const parts = [control, ...queryAll(control, "*").slice(0, MOST_PARTS)].filter((part) => isExposed(part));
  return parts
    .flatMap((part) => ["::before", "::after"].map((pseudo) => writtenBy(part, pseudo)))
    .join(" ")
    .trim();
}

function writtenBy(part: Element, pseudo: string): string {
  const { content, display, visibility } = getComputedStyle(part, pseudo);
  return display === "none" || visibility !== "visible" ? "" : wordsOfContent(part, content);
}

/** A picture without a file, such as one that is still being asked for, stands there with its alternative text. */
function byPicture(): Found[] {
  return queryAll(document, "a[href] img:not([src]),button img:not([src])").flatMap((picture) => {
    const control = closestElement(picture, "a[href],button");
    return control === null ? [] : [{ control, by: "picture", name: attribute(picture, "alt") ?? "" }];
  });
}

/** A label without text gives the field its own name or title. */
function byLabelAttribute(): Found[] {
  return queryAll(document, "label[title],label[aria-label]").flatMap((label) => {
    const control = label instanceof HTMLLabelElement && textOf(label) === "" ? label.control : null;
    const name = `${attribute(label, "title") ?? ""} ${attribute(label, "aria-label") ?? ""}`;
    return control === null ? [] : [{ control, by: "label attribute", name }];
  });
}

/** A list that is named by its field has the field's own name in browsers. */
function byField(): Found[] {
  const named = queryAll(document, "[role=listbox][aria-labelledby],[role=grid][aria-labelledby]").flatMap(
    (control) =>
      referenced(control, "aria-labelledby")
        .filter((field) => matchesSelector(field, "input,textarea"))
        .map((field) => ({ control, by: "field" as const, name: accessibleName(field) })),
  );
  return [...named, ...byCombobox()];
}

/** The list of a combobox is met through it alone: the focus stays in the field, whose name was read out by then. */
function byCombobox(): Found[] {
  return queryAll(document, "[role=combobox]").flatMap((field) => {
    const name = accessibleName(field);
    const lists = ["aria-controls", "aria-owns"].flatMap((attributeName) => referenced(field, attributeName));
    return lists
      .filter((list) => matchesSelector(list, "[role=listbox]"))
      .map((control) => ({ control, by: "field" as const, name }));
  });
}

/** Buttons take a label around or for them as fields do. */
function byLabel(): Found[] {
  return queryAll(document, "label button,button[id]").flatMap((control) => {
    const isBare = control instanceof HTMLButtonElement && textOf(control) === "";
    const labels = isBare ? [...control.labels].filter((label) => isExposed(label)) : [];
    return labels.length === 0 ? [] : [{ control, by: "label", name: labels.map(textOf).join(" ") }];
  });
}
