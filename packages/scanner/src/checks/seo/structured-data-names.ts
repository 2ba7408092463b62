import { isUnknownType, misspelledProperty, misspelledType, slipsBetween } from "./schema-org-names.ts";
import { asObject, type DataNode } from "./structured-data-nodes.ts";

/** A name in structured data that search engines don't know. */
export interface WrongName {
  message: string;
  snippet: string;
  component: string;
  /** Whether a person must say what is meant. */
  isQuestion: boolean;
}

/** Types and properties of an entity that schema.org does not have. */
export function wrongNames({ types, properties }: DataNode): WrongName[] {
  const snippet = JSON.stringify(properties);
  const ofTypes = types.flatMap((type) => {
    const meant = misspelledType(type);
    const component = `structured-data-type:${type}`;
    if (meant !== null) {
      const message = `schema.org has no type “${type}”. Is ${meant} meant?`;
      return [{ message, snippet, component, isQuestion: false }];
    }
    if (!isUnknownType(type)) return [];
    const message = `schema.org has no type “${type}”, so search engines can't use the entry. Which type is meant?`;
    return [{ message, snippet, component, isQuestion: true }];
  });
  const ofProperties = Object.keys(properties).flatMap((name) => {
    const meant = misspelledProperty(name);
    if (meant === null) return [];
    const message = `schema.org has no property “${name}”. Is ${meant} meant?`;
    return [{ message, snippet, component: `structured-data-property:${name}`, isQuestion: false }];
  });
  return [...ofTypes, ...ofProperties];
}

/** A vocabulary whose address is nearly that of schema.org, or none at all: then no type in the block means anything. */
export function wrongContext(value: unknown): WrongName[] {
  return [value].flat().flatMap((block) => {
    const properties = asObject(block);
    if (properties === null || !("@type" in properties || "@graph" in properties)) return [];
    const message = contextMessage(properties["@context"]);
    if (message === null) return [];
    const snippet = JSON.stringify(properties);
    return [{ message, snippet, component: "structured-data-context", isQuestion: false }];
  });
}

const MOST_SLIPS = 2;

function contextMessage(context: unknown): string | null {
  if (context === undefined) {
    return 'A block of structured data has no @context, so its types mean nothing. Write "@context": "https://schema.org".';
  }
  if (typeof context !== "string") return null;
  const host = (URL.parse(context) ?? URL.parse(`https://${context}`))?.hostname.replace(/^www\./, "") ?? "";
  const isNear = host !== "schema.org" && slipsBetween(host, "schema.org", MOST_SLIPS) <= MOST_SLIPS;
  const isOtherEnding = /^schemas?\.(?!org$)[a-z]+$/.test(host);
  return isNear || isOtherEnding
    ? `The vocabulary of the structured data is “${context.slice(0, 80)}”. Search engines know only https://schema.org.`
    : null;
}
