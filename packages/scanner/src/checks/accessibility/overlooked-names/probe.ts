import { attribute, closestElement, queryAll, tagName } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, textOf } from "#gather/page/in-page/semantics.ts";

/** A control with a name that browsers read out and single engines overlook. */
export interface NamedAllTheSame {
  selector: string;
  tag: string;
  /**
   * `content`: letters of the style sheet; `picture`: an alternative text, shown while there is no file; `label attribute`: the name or title of a label without
   * text; `label`: the label around or for a button.
   */
  by: "content" | "picture" | "label attribute" | "label";
  name: string;
}

const MOST = 200;

export function probe({ selectorOf }: ProbedPage): NamedAllTheSame[] {
  return [...byContent(), ...byPicture(), ...byLabelAttribute(), ...byLabel()]
    .slice(0, MOST)
    .map(({ control, by, name }) => ({
      selector: selectorOf(control),
      tag: tagName(control),
      by,
      name: name.trim().slice(0, 200),
    }));
}

interface Found extends Pick<NamedAllTheSame, "by" | "name"> {
  control: Element;
}

const MOST_PARTS = 10;

/** Browsers read out what a style sheet writes into a control. Signs of icon fonts are no letters. */
function byContent(): Found[] {
  return queryAll(document, "button,a[href]")
    .filter((control) => textOf(control) === "" && isExposed(control))
    .slice(0, MOST)
    .map((control) => ({ control, by: "content" as const, name: contentOf(control) }))
    .filter(({ name }) => /[\p{L}\p{N}]/u.test(name));
}

function contentOf(control: Element): string {
  const parts = [control, ...queryAll(control, "*").slice(0, MOST_PARTS)].filter((part) => isExposed(part));
  return parts
    .flatMap((part) => ["::before", "::after"].map((pseudo) => getComputedStyle(part, pseudo)))
    .map(({ content, display }) => (display === "none" ? "" : (/^"(.*)"$/.exec(content)?.[1] ?? "")))
    .join(" ");
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

/** Buttons take a label around or for them as fields do. */
function byLabel(): Found[] {
  return queryAll(document, "label button,button[id]").flatMap((control) => {
    const isBare = control instanceof HTMLButtonElement && textOf(control) === "";
    const labels = isBare ? [...control.labels].filter((label) => isExposed(label)) : [];
    return labels.length === 0 ? [] : [{ control, by: "label", name: labels.map(textOf).join(" ") }];
  });
}
