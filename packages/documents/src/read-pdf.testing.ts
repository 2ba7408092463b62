import { constants, inflateSync } from "node:zlib";

import { extractText, getDocumentProxy } from "unpdf";

/** A PDF as its readers meet it: by eye, by screen reader, by program. */
export interface ReadPdf {
  /** Text of all pages, in one line. */
  text: string;
  /** The same page by page. */
  pages: string[];
  /** The same line by line. */
  lines: string[];
  totalPages: number;
  /** Roles of all elements in the structure tree, in reading order. */
  roles: string[];
  /** Languages that runs are marked with. */
  languages: string[];
  /** Alternative texts of figures and links. */
  alternatives: string[];
  /** Addresses of all links. */
  links: string[];
  /** Names of the files it carries, with their bytes. */
  attachments: Map<string, Uint8Array>;
  info: Record<string, unknown>;
}

interface StructureNode {
  role?: string;
  alt?: string;
  children?: unknown[];
}

/** Reads a PDF back. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes the bytes for its own.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(pdf, { mergePages: false });
  const pages = text.map(oneLine);
  const lines = text.flatMap((page) => page.split("\n")).map(oneLine);
  const nodes: StructureNode[] = [];
  const links: string[] = [];
  for (let number = 1; number <= totalPages; number++) {
    const page = await pdf.getPage(number);
    walk(await page.getStructTree(), nodes);
    const annotations: { url?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => url ?? []));
  }
  const { info } = await pdf.getMetadata();
  const attachments = new Map<string, Uint8Array>();
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? [])
    attachments.set(filename, (await pdf.getAttachmentContent(id)) ?? new Uint8Array());
  return {
    text: pages.join(" "),
    pages,
    lines,
    totalPages,
    roles: nodes.flatMap(({ role }) => role ?? []),
    languages: [...contentOf(bytes).matchAll(/\/Lang\s*\((?<language>[\w-]+)\)/gu)].flatMap(
      ({ groups }) => groups?.["language"] ?? [],
    ),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
    links,
    attachments,
    info: info as Record<string, unknown>,
  };
}

/** What the pages draw, with the marks that the reader does not tell of: the language of a run, for one. */
function contentOf(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString("latin1");
  const streams = source.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n(?<data>[^]*?)\nendstream/gu);
  return Array.from(streams, ({ groups }) =>
    inflateSync(Buffer.from(groups?.["data"] ?? "", "latin1"), {
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString("latin1"),
  ).join("\n");
}

function oneLine(text: string): string {
  return text.replaceAll("\u200b", "").replaceAll(/\s+/gu, " ").trim();
}

function walk(node: unknown, found: StructureNode[]): void {
  if (typeof node !== "object" || node === null) return;
  const element: StructureNode = node;
  found.push(element);
  for (const child of element.children ?? []) walk(child, found);
}
