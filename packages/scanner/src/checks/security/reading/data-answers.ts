import { findError } from "./error-signatures.ts";
import { visibleText } from "./visible-text.ts";

/** What an answer gives away that the page's scripts asked its own site for. */
export interface AnswerShown {
  /** `error`: an error with its place in the code. `records`: what a server knows of itself. `schema`: all that an interface accepts. */
  kind: "error" | "records" | "schema";
  /** As a noun phrase, e.g. `a Java stack trace`. */
  what: string;
  /** The place, at most 300 characters. */
  excerpt: string;
}

const MOST_NESTED = 8;
/** Keys under which frameworks send the trace of an error with an answer that says nothing went wrong. */
const OF_ERROR = /stack|trace|exception|error|debug/i;
/** A text that begins with an error is one; an article quotes it further down. */
const NEAR_THE_START = 300;

/** What an answer shows of the server; null for what it was asked for. */
export function shownByAnswer(text: string, status: number): AnswerShown | null {
  const data = parsed(text);
  if (data === undefined) {
    const words = visibleText(text);
    return errorIn(status >= 400 ? words : words.slice(0, NEAR_THE_START));
  }
  return (
    errorIn(stringsWithin(data, { levels: MOST_NESTED, isWanted: status >= 400 }).join("\n")) ?? toolIn(data)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Cut off, or no JSON at all.
    return undefined;
  }
}

function errorIn(text: string): AnswerShown | null {
  const error = findError(text.replaceAll(/\s+/g, " "));
  return error === null ? null : { kind: "error", ...error };
}

/** The texts of an answer, or those under keys that speak of errors. */
function stringsWithin(data: unknown, { levels, isWanted }: { levels: number; isWanted: boolean }): string[] {
  if (typeof data === "string") return isWanted ? [data] : [];
  if (levels === 0 || typeof data !== "object" || data === null) return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    stringsWithin(value, { levels: levels - 1, isWanted: isWanted || (!isList && OF_ERROR.test(key)) }),
  );
}

function toolIn(data: unknown): AnswerShown | null {
  const schema = at(at(data, "data"), "__schema");
  if (Array.isArray(at(schema, "types")))
    return { kind: "schema", what: "its whole schema (introspection)", excerpt: '{"data":{"__schema":…' };
  if (typeof at(at(data, "memstats"), "Alloc") === "number" && Array.isArray(at(data, "cmdline")))
    return { kind: "records", what: "the variables of a Go program", excerpt: '{"cmdline":…,"memstats":…' };
  const sources = at(data, "propertySources");
  if (Array.isArray(sources) && Array.isArray(at(data, "activeProfiles")))
    return { kind: "records", what: "the settings of a Spring program", excerpt: '{"propertySources":…' };
  if (typeof at(at(at(data, "_links"), "self"), "href") === "string" && hasTools(at(data, "_links")))
    return { kind: "records", what: "the tools of a Spring program (actuator)", excerpt: '{"_links":…' };
  return null;
}

function hasTools(links: unknown): boolean {
  return ["env", "heapdump", "configprops", "threaddump", "beans"].some(
    (name) => at(links, name) !== undefined,
  );
}

function at(data: unknown, key: string): unknown {
  return typeof data === "object" && data !== null ? new Map(Object.entries(data)).get(key) : undefined;
}
