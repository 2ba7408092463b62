import { type DefaultTreeAdapterTypes, parse, parseFragment, type Token } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The element a snippet begins with, and where its parts are in the text. */
export interface OpeningTag {
  name: string;
  /** By name in lower case. */
  attributes: ReadonlyMap<string, string>;
  /** Its opening tag ends before this character. */
  end: number;
  /** Its own end tag; null where it has none, or the snippet was cut before it. */
  endTag: { start: number; end: number } | null;
  attributeAt(name: string): { start: number; end: number } | null;
}

/** Elements that a fragment cannot hold. */
const OF_DOCUMENT = /^<(?:html|head|body)[\s>]/iu;

/**
 * Reads the opening tag that a snippet begins with. Null for a snippet that is no markup, or that was cut within the tag:
 * then nobody knows what else it says.
 */
export function openingTag(snippet: string): OpeningTag | null {
  const element = firstElement(snippet);
  const location = element?.sourceCodeLocation;
  const startTag = location?.startTag;
  if (element === null || location === null || location === undefined || startTag === undefined) return null;
  const { endTag } = location;
  return {
    name: element.tagName,
    attributes: new Map(element.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
    end: startTag.endOffset,
    endTag: endTag === undefined ? null : spanOf(endTag),
    attributeAt: (name) => {
      const at = location.attrs?.[name];
      return at === undefined ? null : spanOf(at);
    },
  };
}

function firstElement(snippet: string): Element | null {
  const options = { sourceCodeLocationInfo: true };
  if (!OF_DOCUMENT.test(snippet)) {
    const [first] = parseFragment(snippet, options).childNodes;
    return first !== undefined && isElement(first) ? first : null;
  }
  const html = parse(snippet, options).childNodes.find(isElement);
  return [html, ...(html?.childNodes ?? [])].find(isWritten) ?? null;
}

function isElement(node: Node): node is Element {
  return "tagName" in node;
}

/** Whether the document has the element in its text, and not only because every document has one. */
function isWritten(node: Node | undefined): node is Element {
  return node !== undefined && isElement(node) && node.sourceCodeLocation?.startTag !== undefined;
}

function spanOf({ startOffset, endOffset }: Token.Location): { start: number; end: number } {
  return { start: startOffset, end: endOffset };
}
