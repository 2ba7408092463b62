import type { FixExample } from "@plumbline/contract/fix-example";

import { type ExampleOf, plainExample, type PlaceToFix } from "./fixed-place.ts";
import { openingTag, type OpeningTag } from "./opening-tag.ts";

/** Attributes to set; those with null are taken away. */
type Changes = Readonly<Record<string, string | null>>;
type ChangesOf = (tag: OpeningTag, place: PlaceToFix) => Changes | null;

/** Elements that have no end tag. */
const VOID = new Set(["input", "img", "area", "embed"]);

/** The place with other attributes: all else stays as it was written. Null where that changes nothing. */
export function withAttributes(changes: Changes | ChangesOf): ExampleOf {
  return (place) =>
    edited(place, (tag, snippet) => {
      const wanted = typeof changes === "function" ? changes(tag, place) : changes;
      return wanted === null ? null : changed(snippet, tag, wanted);
    });
}

/** The place with words at its end; null where its end is not known. */
export function withWords(words: string): ExampleOf {
  return (place) =>
    edited(place, ({ endTag }, snippet) =>
      endTag === null ? null : snippet.slice(0, endTag.start) + words + snippet.slice(endTag.start),
    );
}

/** The place as another element, with other attributes and the same content. */
export function asElement(name: string, changes: Changes = {}): ExampleOf {
  return (place) =>
    edited(place, (tag, snippet) => {
      if (tag.endTag === null) return null;
      const tags = { from: `<${tag.name}`.length, to: tag.endTag };
      const renamed = `<${name}${snippet.slice(tags.from, tags.to.start)}</${name}>${snippet.slice(tags.to.end)}`;
      const again = openingTag(renamed);
      return again === null ? null : changed(renamed, again, changes);
    });
}

/** The place between an opening and an end tag that it needs around it; null where it is not known as a whole. */
export function wrapped(before: string, after: string): ExampleOf {
  return (place) =>
    edited(place, (tag, snippet) => {
      const isWhole = (tag.endTag?.end ?? tag.end) === snippet.length;
      const isKnown = tag.endTag !== null || VOID.has(tag.name);
      return isWhole && isKnown ? before + snippet + after : null;
    });
}

/** The place with a visible label around it. */
export function labeled(words: string): ExampleOf {
  return wrapped(`<label>${words} `, "</label>");
}

/** The place without those of its ARIA attributes that the message names. */
export const withoutNamedAttributes = withAttributes(({ attributes }, { message }) =>
  Object.fromEntries(
    [...attributes.keys()]
      .filter((name) => name.startsWith("aria-") && wordsOf(message).includes(name))
      .map((name) => [name, null]),
  ),
);

/** The place without these attributes. */
export function withoutAttributes(...names: string[]): ExampleOf {
  return withAttributes(Object.fromEntries(names.map((name) => [name, null])));
}

/** The place with a further declaration in its own style. */
export function withStyle(declaration: string): ExampleOf {
  return withAttributes(({ attributes }) => {
    const own = attributes.get("style")?.trim().replace(/;$/u, "") ?? "";
    return { style: [...(own === "" ? [] : [own]), declaration].join("; ") };
  });
}

function wordsOf(message: string): string[] {
  return message.toLowerCase().split(/[^a-z-]+/u);
}

function edited(
  place: PlaceToFix,
  edit: (tag: OpeningTag, snippet: string) => string | null,
): FixExample | null {
  const { snippet } = place;
  const tag = snippet === null ? null : openingTag(snippet);
  if (snippet === null || tag === null) return null;
  const text = edit(tag, snippet);
  return text === snippet ? null : plainExample(text);
}

/** From behind, so that what stands before keeps its place. */
function changed(snippet: string, tag: OpeningTag, changes: Changes): string {
  const known = Object.entries(changes).flatMap(([name, value]) => {
    const at = tag.attributeAt(name);
    return at === null ? [] : [{ name, value, at }];
  });
  const added = Object.entries(changes).flatMap(([name, value]) =>
    value === null || tag.attributeAt(name) !== null ? [] : [` ${written(name, value)}`],
  );
  const head = snippet.slice(0, tag.end);
  const close = /\s*\/?>$/u.exec(head)?.[0] ?? ">";
  const inHead = known
    .toSorted((one, other) => other.at.start - one.at.start)
    .reduce(
      (text, { name, value, at }) => replaced(text, at, value === null ? null : written(name, value)),
      head.slice(0, head.length - close.length),
    );
  return inHead + added.join("") + close + snippet.slice(tag.end);
}

/** An attribute that goes takes the space before it along. */
function replaced(text: string, { start, end }: { start: number; end: number }, by: string | null): string {
  return (by === null ? text.slice(0, start).trimEnd() : text.slice(0, start) + by) + text.slice(end);
}

function written(name: string, value: string): string {
  return `${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
}
