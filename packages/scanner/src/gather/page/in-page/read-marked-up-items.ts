import type { DocumentSnapshot } from "#evidence/document.ts";

import { absolute } from "./addresses.ts";
import { attribute, childElements, closestElement, folded, queryAll, tagName, textContent } from "./dom.ts";

type Block = DocumentSnapshot["structuredData"][number];

const MOST_ITEMS = 50;
/** Of one page: a list of a thousand products repeats itself. */
const MOST_PROPERTIES = 2000;
/** Items in items; scripts can make more than a value may have to be handed on. */
const MOST_DEPTH = 20;
const VALUE_LIMIT = 1000;
const RAW_LIMIT = 20_000;
const SCHEMA_ORG = /^https?:\/\/(?:www\.)?schema\.org\//i;

/** How a syntax marks in attributes what a part of the page is about. */
interface Syntax {
  name: NonNullable<Block["syntax"]>;
  isItem(element: Element): boolean;
  /** Types of schema.org without its address; none where it is of another vocabulary. */
  types(element: Element): string[];
  properties(element: Element): string[];
}

const MICRODATA: Syntax = {
  name: "microdata",
  isItem: (element) => attribute(element, "itemscope") !== null,
  types: (element) =>
    words(element, "itemtype").flatMap((type) =>
      SCHEMA_ORG.test(type) ? [type.replace(SCHEMA_ORG, "")] : [],
    ),
  properties: (element) => words(element, "itemprop").map((name) => name.replace(SCHEMA_ORG, "")),
};

const RDFA: Syntax = {
  name: "rdfa",
  isItem: (element) => attribute(element, "typeof") !== null,
  types: (element) => words(element, "typeof").flatMap((name) => nameInRdfa(name, element)),
  properties: (element) => words(element, "property").flatMap((name) => nameInRdfa(name, element)),
};

/** A name of schema.org in full, with its usual prefix, or bare below an element that names the vocabulary. */
function nameInRdfa(name: string, element: Element): string[] {
  if (SCHEMA_ORG.test(name)) return [name.replace(SCHEMA_ORG, "")];
  if (name.startsWith("schema:")) return [name.slice("schema:".length)];
  const named = closestElement(element, "[vocab]");
  const vocabulary = named === null ? "" : (attribute(named, "vocab") ?? "");
  return !name.includes(":") && SCHEMA_ORG.test(`${vocabulary}/`) ? [name] : [];
}

/** What microdata and RDFa say by schema.org, in the form in which JSON-LD says it. */
export function readMarkedUpItems(elements: readonly Element[]): Block[] {
  const left: Reading = { properties: MOST_PROPERTIES, open: new Set() };
  return [MICRODATA, RDFA].flatMap((syntax) =>
    elements
      .filter((element) => syntax.isItem(element) && syntax.properties(element).length === 0)
      .filter((element) => syntax.types(element).length > 0)
      .slice(0, MOST_ITEMS)
      .map((element) => {
        const value = { "@context": "https://schema.org", ...itemOf(element, syntax, left) };
        return {
          raw: JSON.stringify(value).slice(0, RAW_LIMIT),
          parseError: null,
          value,
          syntax: syntax.name,
        };
      }),
  );
}

type Item = Record<string, unknown>;

interface Reading {
  /** How many properties may still be read of the page. */
  properties: number;
  /** Items that are being read: one that refers to what it stands in would hold itself. */
  open: Set<Element>;
}

function itemOf(element: Element, syntax: Syntax, left: Reading): Item {
  left.open.add(element);
  const types = syntax.types(element);
  const item: Item = types.length === 0 ? {} : { "@type": types.length === 1 ? types[0] : types };
  const pending = [...childElements(element), ...referredTo(element)].toReversed();
  for (let child = pending.pop(); child !== undefined && left.properties > 0; child = pending.pop()) {
    const isItem = syntax.isItem(child);
    const names = syntax.properties(child);
    if (names.length > 0 && !left.open.has(child) && left.open.size < MOST_DEPTH) {
      left.properties -= 1;
      const value = isItem ? itemOf(child, syntax, left) : valueOf(child);
      for (const name of names) add(item, name, value);
    }
    // What stands in another item belongs to that one.
    if (!isItem) pending.push(...[...childElements(child)].toReversed());
  }
  left.open.delete(element);
  return item;
}

/** Elements elsewhere on the page that an item of microdata names as its own. */
function referredTo(element: Element): Element[] {
  return words(element, "itemref").flatMap((id) => queryAll(document, `#${CSS.escape(id)}`).slice(0, 1));
}

function add(item: Item, name: string, value: unknown): void {
  const before = Object.hasOwn(item, name) ? [item[name]].flat() : [];
  item[name] = before.length === 0 ? value : [...before, value];
}

const ADDRESSES: Readonly<Record<string, string>> = {
  a: "href",
  area: "href",
  link: "href",
  img: "src",
  audio: "src",
  embed: "src",
  iframe: "src",
  source: "src",
  track: "src",
  video: "src",
  object: "data",
};

function valueOf(element: Element): string {
  const content = attribute(element, "content");
  if (content !== null) return content.trim().slice(0, VALUE_LIMIT);
  const name = tagName(element);
  const address = ADDRESSES[name];
  const written =
    address === undefined ? null : (attribute(element, address) ?? attribute(element, "resource"));
  if (written !== null) return absolute(written) ?? written;
  const stated = attribute(element, name === "time" ? "datetime" : "value");
  return stated !== null && ["time", "data", "meter"].includes(name)
    ? stated.trim()
    : folded(textContent(element) ?? "", VALUE_LIMIT);
}

function words(element: Element, name: string): string[] {
  return (attribute(element, name) ?? "").split(/\s+/).filter((word) => word !== "");
}
