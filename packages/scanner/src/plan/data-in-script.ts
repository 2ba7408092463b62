/** Values that are looked at in one page; more is a shop's whole catalog. */
const MOST_VALUES = 20_000;
const DEEPEST = 16;

const ASSIGNED = /^\s*(?:(?:var|let|const)\s+)?[\w.$]{1,60}\s*=\s*(?=[[{])/;
const PARSED = /\bJSON\.parse\(\s*("(?:[^"\\]|\\.)*"|'[^'\\]*')\s*\)/g;
const STREAMED = /^\s*self\.__next_f\.push\((\[[^]*\])\)\s*;?\s*$/;

/**
 * The data that a script in the markup holds, as texts in JSON: the script as it stands, be it JSON or the page's state
 * set with it, the state that Nuxt writes with numbers in place of values, and what is handed to `JSON.parse`.
 */
export function dataInScript(code: string): string[] {
  const json = code.replace(ASSIGNED, "").replace(/;\s*$/, "");
  const revived = revive(json);
  const parsed = [...code.matchAll(PARSED)].flatMap(([, text = ""]) => unquoted(text) ?? []);
  return [revived ?? json, ...parsed];
}

/** A part of what React streams to the browser within a page of Next.js; empty in other scripts. */
export function streamedPart(code: string): string {
  const [, pushed] = STREAMED.exec(code) ?? [];
  const part = pushed === undefined ? null : parsedJson(pushed);
  return Array.isArray(part) && typeof part[1] === "string" ? part[1] : "";
}

/** The rows in JSON of all that was streamed. */
export function streamedData(stream: string): string[] {
  return stream.split("\n").flatMap((row) => /^[\da-f]+:([[{].*)$/.exec(row)?.[1] ?? []);
}

function unquoted(text: string): string | null {
  if (text.startsWith("'")) return text.slice(1, -1);
  const value = parsedJson(text);
  return typeof value === "string" ? value : null;
}

/**
 * A list in which objects name their values by the place in the list, put together again; null for other JSON.
 *
 * @see https://github.com/Rich-Harris/devalue
 */
function revive(json: string): string | null {
  if (!/^\s*\[\s*(?:\{"\w+":\d|\["\w+",\d)/.test(json)) return null;
  const list = parsedJson(json);
  if (!Array.isArray(list)) return null;
  let left = MOST_VALUES;
  const valueAt = (place: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0 || depth > DEEPEST || typeof place !== "number") return null;
    const value: unknown = list[place];
    if (typeof value !== "object" || value === null) return value;
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([key, at]) => [key, valueAt(at, depth + 1)]));
    const [tag, of] = value as unknown[];
    return typeof tag === "string" ? valueAt(of, depth + 1) : value.map((at) => valueAt(at, depth + 1));
  };
  return JSON.stringify(valueAt(0, 0));
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // No JSON, or only its beginning.
    return null;
  }
}
