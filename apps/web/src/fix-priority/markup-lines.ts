/** A piece of markup as it is colored. */
export interface MarkupToken {
  kind: "tag" | "name" | "value" | "text" | "comment";
  text: string;
}

export interface MarkupLine {
  depth: number;
  tokens: MarkupToken[];
}

const PIECES = /<!--[\s\S]*?(?:-->|$)|<[/!]?[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*>?|[^<]+|</giu;
const ATTRIBUTES = /([^\s=>"'/]+)(\s*=\s*)?("[^"]*"?|'[^']*'?|[^\s>"']+)?|[\s>/"']+/gu;
const VOID = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/iu;
/** An element with only text in it stays on one line up to this many characters. */
const ONE_LINE = 80;

interface Piece {
  kind: "start" | "end" | "alone" | "text" | "comment";
  text: string;
}

/**
 * Lays markup out: a line for each tag, indented by how deep it is. It may be cut off anywhere, and is shown as it is:
 * nothing is added or mended but the space between tags.
 */
export function markupLines(markup: string): MarkupLine[] {
  const pieces = [...markup.matchAll(PIECES)]
    .map(([text]) => pieceOf(text))
    .filter(({ text }) => text !== "");
  const lines: MarkupLine[] = [];
  let depth = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    if (piece.kind === "end") depth = Math.max(0, depth - 1);
    const short = piece.kind === "start" ? shortElement(pieces.slice(at, at + 3)) : null;
    lines.push({ depth, tokens: (short ?? [piece]).flatMap(tokensOf) });
    if (short !== null) at += short.length - 1;
    else if (piece.kind === "start") depth += 1;
  }
  return lines;
}

/** Whether a snippet is markup at all: evidence may as well be a header or an address. */
export function isMarkup(snippet: string): boolean {
  return /^\s*<[/!a-z]/iu.test(snippet);
}

function pieceOf(text: string): Piece {
  if (text.startsWith("<!--")) return { kind: "comment", text };
  if (/^<\/[a-z]/iu.test(text)) return { kind: "end", text };
  if (/^<[a-z]/iu.test(text)) {
    const isAlone = VOID.test(text) || text.endsWith("/>") || !text.endsWith(">");
    return { kind: isAlone ? "alone" : "start", text };
  }
  if (text.startsWith("<!")) return { kind: "alone", text };
  return { kind: "text", text: text.replaceAll(/\s+/gu, " ").trim() };
}

/** A start tag with its end tag, and perhaps a few words between them. */
function shortElement([start, second, third]: readonly Piece[]): Piece[] | null {
  if (start === undefined || second === undefined) return null;
  const element =
    second.kind === "end"
      ? [start, second]
      : third?.kind === "end" && second.kind === "text"
        ? [start, second, third]
        : null;
  if (element === null) return null;
  return element.reduce((sum, { text }) => sum + text.length, 0) <= ONE_LINE ? element : null;
}

function tokensOf({ kind, text }: Piece): MarkupToken[] {
  if (kind === "text" || kind === "comment") return [{ kind, text }];
  const [opening = ""] = /^<[/!]?[^\s/>]*/u.exec(text) ?? [];
  const rest = [...text.slice(opening.length).matchAll(ATTRIBUTES)];
  return [{ kind: "tag", text: opening }, ...rest.flatMap(attributeTokens)];
}

function attributeTokens([whole, name, equals = "", value = ""]: RegExpMatchArray): MarkupToken[] {
  if (name === undefined) return [{ kind: "tag", text: whole }];
  const tokens: MarkupToken[] = [{ kind: "name", text: `${name}${equals}` }];
  return value === "" ? tokens : [...tokens, { kind: "value", text: value }];
}
