import type { Header } from "#evidence/network.ts";

/** Values of every header of this name, in the order sent, white space around them removed. */
export function headerValues(headers: readonly Header[], name: string): string[] {
  const wanted = name.toLowerCase();
  return headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value.trim());
}

/**
 * The members of a comma-separated header, over all lines of that name, as the Fetch Standard's
 * 'get, decode, and split' reads them: commas inside quotes do not separate.
 */
export function headerMembers(headers: readonly Header[], name: string): string[] {
  return headerValues(headers, name).flatMap((value) => splitOutsideQuotes(value, ","));
}

/** Splits at a separator that is not inside double quotes; parts are trimmed, empty ones kept. */
export function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let part = "";
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted && character === "\\") {
      part += character + text.charAt(at + 1);
      at += 1;
      continue;
    }
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) {
      parts.push(part.trim());
      part = "";
      continue;
    }
    part += character;
  }
  return [...parts, part.trim()];
}

/** The header as a finding shows it: `name: value`. */
export function headerSnippet(name: string, value: string): string {
  return `${name}: ${value}`;
}
