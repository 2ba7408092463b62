import { attribute, closestElement, folded, queryAll, rootNode, textContent } from "./dom.ts";

const TEXT_LIMIT = 300;

/** Text an element is known by: what it contains, or the alternatives given for it. An approximation of accname. */
function nameOf(element: Element): string {
  return (
    folded(attribute(element, "aria-label"), TEXT_LIMIT) ||
    textOfIds(element, attribute(element, "aria-labelledby")) ||
    folded(textContent(element), TEXT_LIMIT) ||
    alternativesInside(element) ||
    folded(attribute(element, "title"), TEXT_LIMIT)
  );
}

/** Visible text, or the accessible name where there is none. */
export function visibleTextOf(element: Element): string {
  return folded(textContent(element), TEXT_LIMIT) || nameOf(element);
}

/** Label of a form field: by reference, by `<label>`, by title; a placeholder last. */
export function labelOf(field: Element): string {
  return (
    textOfIds(field, attribute(field, "aria-labelledby")) ||
    folded(attribute(field, "aria-label"), TEXT_LIMIT) ||
    labelElementText(field) ||
    folded(attribute(field, "title"), TEXT_LIMIT) ||
    folded(attribute(field, "placeholder"), TEXT_LIMIT)
  );
}

/** Name of a button: as of any element, or the `value` and `alt` of an `<input>`. */
export function buttonNameOf(button: Element): string {
  return (
    nameOf(button) ||
    folded(attribute(button, "value"), TEXT_LIMIT) ||
    folded(attribute(button, "alt"), TEXT_LIMIT)
  );
}

function labelElementText(field: Element): string {
  const id = attribute(field, "id");
  const pointing = id ? queryAll(rootNode(field), `label[for="${CSS.escape(id)}"]`) : [];
  const around = closestElement(field, "label");
  return [...pointing, ...(around ? [around] : [])]
    .map((label) => folded((textContent(label) ?? "").replace(ownTextIn(label, field), " "), TEXT_LIMIT))
    .join(" ")
    .trim();
}

/** The choices of a list, or what is written in a text area, which a label around it does not say. */
function ownTextIn(label: Element, field: Element): string {
  return label.contains(field) ? (textContent(field) ?? "") : "";
}

function textOfIds(element: Element, ids: string | null): string {
  if (!ids) return "";
  const texts = ids
    .split(/\s+/)
    .filter((id) => id !== "")
    .flatMap((id) => queryAll(rootNode(element), `#${CSS.escape(id)}`).slice(0, 1))
    .map((target) => folded(textContent(target), TEXT_LIMIT));
  return texts.join(" ").trim();
}

function alternativesInside(element: Element): string {
  const texts = queryAll(element, "img[alt], [aria-label], svg title").map(
    (inner) => attribute(inner, "alt") ?? attribute(inner, "aria-label") ?? textContent(inner),
  );
  return folded(texts.join(" "), TEXT_LIMIT);
}
