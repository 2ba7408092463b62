import type { Finding } from "@plumbline/contract/scan-result";
import { parse, serialize } from "parse5";

/** What a person fills in is taken as filled in; a placeholder that says such as what, with that. */
const FILLED_IN = /TODO: [^"<]*such as ([\w.-]+)/gu;
const OF_THE_HEAD = /^<(?:title|meta|link)\b/u;

/**
 * The document with the example of each finding in the place it is for. Null where not every finding has one, or a
 * script made a place, so that the document does not hold it.
 */
export function mendedPage(source: string, findings: readonly Finding[]): string | null {
  let page = serialize(parse(source));
  for (const finding of findings) {
    const mended = mendedPlace(page, finding);
    if (mended === null) return null;
    page = mended;
  }
  return filledIn(page);
}

/** A text as a person leaves it who has filled in every placeholder that says such as what. */
export function filledIn(text: string): string {
  return text.replaceAll(FILLED_IN, "$1");
}

function mendedPlace(page: string, { snippet, example }: Finding): string | null {
  if (example === undefined) return null;
  if (OF_THE_HEAD.test(example.text) && !OF_THE_HEAD.test(snippet ?? "")) {
    return page.replace("</head>", () => `${example.text}</head>`);
  }
  if (snippet === null || !page.includes(snippet)) return null;
  const { colors } = example;
  const text = colors === undefined ? example.text : colored(snippet, colors.after.text);
  return page.replace(snippet, () => text);
}

function colored(snippet: string, color: string): string {
  return snippet.includes('style="')
    ? snippet.replace(/style="([^"]*)"/u, `style="$1; color: ${color}"`)
    : snippet.replace(/^<\w+/u, `$& style="color: ${color}"`);
}
