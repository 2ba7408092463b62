import { SNIPPET_CHARACTERS } from "@plumbline/contract/snippet";

import type { ElementRef } from "#evidence/document.ts";

import {
  attribute,
  attributesOf,
  childElements,
  classNames,
  everyElement,
  isElement,
  isShadowRoot,
  outerMarkup,
  parentElement,
  parentNode,
  queryAll,
  rootNode,
  tagName,
} from "./dom.ts";
import { createHeadings } from "./heading-before.ts";
import { hashText, isStableName, plainClasses, semanticClasses } from "./stable-names.ts";

const SNIPPET_DESCENDANTS = 60;
const INDEXED_ELEMENTS = 50_000;

/** Tells elements of one settled document apart; made again when the document may have changed. */
export interface Describer {
  describe(element: Element): ElementRef;
  /** The element's selector alone, which costs less. */
  selectorOf(element: Element): string;
}

/** How often each simple selector occurs in one document or shadow root. */
type Occurrences = Map<string, number>;

/**
 * Names elements for people and for later scans.
 *
 * The selector is CSS. `host >>> inner` steps into the host's shadow root; the caller puts `iframe |> ` before
 * elements of a framed document.
 */
export function createDescriber(document: Document): Describer {
  const occurrences = countSimpleSelectors(document);
  const selectors = new Map<Element, string>();
  const components = new Map<Element, string>();
  const headingBefore = createHeadings(document);

  function selectorOf(element: Element): string {
    const known = selectors.get(element);
    if (known !== undefined) return known;
    const selector = selectorInRoot(element);
    selectors.set(element, selector);
    return selector;
  }

  function selectorInRoot(element: Element): string {
    const root = rootNode(element);
    const prefix = isShadowRoot(root) ? `${selectorOf(root.host)} >>> ` : "";
    const unique = simpleSelectors(element).find((simple) => occurrences.get(root)?.get(simple) === 1);
    if (unique !== undefined) return prefix + unique;
    const parent = parentNode(element);
    if (isShadowRoot(parent)) return `${prefix}:host > ${stepAmongSiblings(element)}`;
    if (!isElement(parent)) return prefix + stepAmongSiblings(element);
    return `${selectorOf(parent)} > ${stepAmongSiblings(element)}`;
  }

  /** The component itself differs by its variant, what surrounds it does not: one template makes cards of all colors. */
  function componentKey(element: Element): string {
    const parent = parentElement(element);
    const above = parent === null ? "" : surroundingsOf(parent);
    const own = componentStep(element, semanticClasses) ?? tagName(element);
    return `${tagName(element)}-${hashText(`${above}>${own}`)}`;
  }

  function surroundingsOf(element: Element): string {
    const known = components.get(element);
    if (known !== undefined) return known;
    const parent = parentElement(element);
    const above = parent === null ? "" : surroundingsOf(parent);
    const shape = componentStep(element, plainClasses);
    const path = shape === null ? above : `${above}>${shape}`;
    components.set(element, path);
    return path;
  }

  return {
    selectorOf,
    describe: (element) => {
      const heading = headingBefore(element);
      return {
        selector: selectorOf(element),
        snippet: snippetOf(element),
        component: componentKey(element),
        ...(heading === null ? {} : { heading }),
      };
    },
  };
}

/** Of a large element only the opening tag, which tells it from others: serializing a whole body is slow. */
function snippetOf(element: Element): string {
  if (queryAll(element, "*").length <= SNIPPET_DESCENDANTS)
    return outerMarkup(element).slice(0, SNIPPET_CHARACTERS);
  const attributes = [...attributesOf(element)].map(({ name, value }) => ` ${name}="${value}"`);
  return `<${tagName(element)}${attributes.join("")}>`.slice(0, SNIPPET_CHARACTERS);
}

function countSimpleSelectors(document: Document): Map<Node, Occurrences> {
  const counts = new Map<Node, Occurrences>();
  for (const element of everyElement(document, INDEXED_ELEMENTS)) {
    const root = rootNode(element);
    const own = counts.get(root) ?? new Map<string, number>();
    counts.set(root, own);
    for (const simple of simpleSelectors(element)) own.set(simple, (own.get(simple) ?? 0) + 1);
  }
  return counts;
}

const LANDMARK_TAGS = new Set(["html", "head", "body", "main", "header", "footer", "nav", "title"]);

/** Selectors of one step an element could be found by, the most telling first. */
function simpleSelectors(element: Element): string[] {
  const tag = CSS.escape(tagName(element));
  const found: string[] = [];
  const id = attribute(element, "id");
  if (id !== null && isStableName(id)) found.push(`#${id}`);
  if (LANDMARK_TAGS.has(tag)) found.push(tag);
  const name = attribute(element, "name");
  if (name !== null && isStableName(name)) found.push(`${tag}[name="${name}"]`);
  for (const className of classNames(element)) {
    if (isStableName(className)) found.push(`${tag}.${className}`);
  }
  return found;
}

/** One step below the parent that no sibling shares. */
function stepAmongSiblings(element: Element): string {
  const tag = CSS.escape(tagName(element));
  const parent = parentNode(element);
  if (!isElement(parent) && !isShadowRoot(parent)) return tag;
  const siblings = isElement(parent) ? childElements(parent) : parent.children;
  const alike = [...siblings].filter((sibling) => tagName(sibling) === tagName(element));
  return alike.length === 1 ? tag : `${tag}:nth-of-type(${alike.indexOf(element) + 1})`;
}

/** Ids are unique, so one template numbers them: `todo1`, `todo2`. */
function withoutNumber(id: string): string {
  return id.replace(/(?<=[a-z]{2})\d+$/i, "");
}

const ANONYMOUS_TAGS = new Set(["div", "span", "html", "body"]);
const TELLING_ATTRIBUTES = ["role", "type", "itemprop"];

/**
 * What an element is, whatever its text, place among its siblings and build: tag, role, semantic classes. Wrappers
 * without any of these say nothing, so the number of them does not count either.
 */
function componentStep(
  element: Element,
  tellingClasses: (names: readonly string[]) => string[],
): string | null {
  const tag = tagName(element);
  if (tag === "html" || tag === "body") return null;
  const classes = tellingClasses(classNames(element)).map((name) => `.${name}`);
  const id = semanticClasses([attribute(element, "id") ?? ""]).map((name) => `#${withoutNumber(name)}`);
  const attributes = TELLING_ATTRIBUTES.flatMap((name) => {
    const value = attribute(element, name);
    return value === null || value === "" ? [] : [`[${name}=${value.toLowerCase()}]`];
  });
  const telling = [...id, ...classes, ...attributes].join("");
  return telling === "" && ANONYMOUS_TAGS.has(tag) ? null : tag + telling;
}
