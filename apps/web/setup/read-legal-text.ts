import { lexer, type MarkedToken, type Token, type Tokens } from "marked";

import type { LegalElement, LegalNode, LegalTag, LegalText } from "../src/legal/legal-text.ts";
import { unknownPlaceholders } from "../src/legal/placeholders.ts";

const DATE_LINE = /^Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}$/u;
// Another site could change what the text promises; a reader is sent no further than this one.
const LINK = /^(?:\/[\w/-]*(?:#[\w-]+)?|#[\w-]+|mailto:\{supportEmail\})$/u;

/**
 * Reads a legal text from Markdown: a title, a line with its date, then sections.
 *
 * @throws {Error} on raw HTML, links to other sites, unknown placeholders and everything else that is not plain text
 */
export function readLegalText(markdown: string): LegalText {
  const unknown = unknownPlaceholders(markdown);
  if (unknown.length > 0) throw new Error(`Nobody fills the placeholders ${unknown.join(", ")}`);
  const [title, date, ...rest] = lexer(markdown).filter(({ type }) => type !== "space");
  if (title?.type !== "heading" || title["depth"] !== 1)
    throw new Error("A legal text starts with its title");
  if (date?.type !== "paragraph" || !DATE_LINE.test(textOf(date)))
    throw new Error("The date line is missing");
  const body = rest.flatMap(readToken);
  return { title: textOf(title), updated: textOf(date), sections: sectionsOf(body), body };
}

/** The anchor of a heading: 'Fees and billing' becomes `fees-and-billing`. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}

function sectionsOf(body: LegalNode[]): LegalText["sections"] {
  const headings = body.filter(
    (node) => typeof node !== "string" && (node.tag === "h2" || node.tag === "h3"),
  );
  const ids = headings.map((node) => anchorOf(plainText(node)));
  if (new Set(ids).size < ids.length) throw new Error(`Two headings have the same anchor: ${ids.join(", ")}`);
  return body.flatMap((node) =>
    typeof node !== "string" && node.tag === "h2"
      ? [{ id: anchorOf(plainText(node)), title: plainText(node) }]
      : [],
  );
}

/** The words of a node and of everything in it. */
function plainText(node: LegalNode): string {
  return typeof node === "string" ? node : node.children.map(plainText).join("");
}

function textOf(token: Token): string {
  return childrenOf(token).map(plainText).join("");
}

function childrenOf(token: Token): LegalNode[] {
  return ("tokens" in token ? (token.tokens ?? []) : []).flatMap(readToken);
}

function element(tag: LegalTag, children: LegalNode[]): LegalElement {
  return { tag, children };
}

/** Marked types its tokens as known or those of an extension; no extension is installed here. */
function known(token: Token): MarkedToken {
  return token as MarkedToken;
}

function readToken(anyToken: Token): LegalNode[] {
  const token = known(anyToken);
  switch (token.type) {
    case "space":
      return [];
    case "text":
      return token.tokens ? childrenOf(token) : [wordsOf(token.text)];
    case "escape":
      return [token.text];
    case "heading":
      return [readHeading(token)];
    case "paragraph":
      return [element("p", childrenOf(token))];
    case "list":
      return [element(token.ordered ? "ol" : "ul", token.items.map(readItem))];
    case "strong":
    case "em":
      return [element(token.type, childrenOf(token))];
    case "codespan":
      return [element("code", [token.text])];
    case "link":
      return [readLink(token)];
    case "table":
      return [readTable(token)];
    case "blockquote":
    case "br":
    case "checkbox":
    case "code":
    case "def":
    case "del":
    case "hr":
    case "html":
    case "image":
    case "list_item":
    default:
      throw new Error(`A legal text cannot hold this: ${anyToken.raw.trim()}`);
  }
}

/** Line breaks of the source are only for whoever edits it. */
function wordsOf(text: string): string {
  return text.replaceAll(/\s*\n\s*/gu, " ");
}

function readHeading(token: Tokens.Heading): LegalElement {
  if (token.depth !== 2 && token.depth !== 3) throw new Error(`Headings are of level 2 or 3: ${token.text}`);
  const heading = element(token.depth === 2 ? "h2" : "h3", childrenOf(token));
  return { ...heading, id: anchorOf(plainText(heading)) };
}

function readItem(item: Tokens.ListItem): LegalElement {
  return element("li", childrenOf(item));
}

function readLink(token: Tokens.Link): LegalNode {
  if (!LINK.test(token.href)) throw new Error(`A legal text links nowhere else: ${token.href}`);
  return { tag: "a", href: token.href, children: childrenOf(token) };
}

function readTable(token: Tokens.Table): LegalElement {
  const row = (tag: "th" | "td", cells: Tokens.TableCell[]) =>
    element(
      "tr",
      cells.map((cell) => element(tag, cell.tokens.flatMap(readToken))),
    );
  const head = element("thead", [row("th", token.header)]);
  const body = element(
    "tbody",
    token.rows.map((cells) => row("td", cells)),
  );
  return element("table", [head, body]);
}
