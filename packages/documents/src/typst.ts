import { fileURLToPath } from "node:url";

import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

import { FONT_FILES, fontOrder } from "#fonts.ts";
import { scriptRuns } from "#scripts.ts";

const TEMPLATES = fileURLToPath(new URL("../templates/", import.meta.url));
/** Renders after which the compiler forgets what it memoized; keeps a long-running worker's memory flat. */
const CACHE_AGE = 3;

let compiler: NodeCompiler | null = null;

function sharedCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [...FONT_FILES] }] });
  return compiler;
}

/** A template or its data does not make a document; `details` holds the compiler's own words. */
class TypesettingError extends Error {
  readonly details: string;

  constructor(template: string, details: string) {
    super(`The template ${template} could not be set: ${details}`);
    this.name = "TypesettingError";
    this.details = details;
  }
}

/** A file that the PDF carries. */
export interface AttachedFile {
  name: string;
  /** MIME type. */
  type: string;
  /** What is in it, for whoever lists the files. */
  about: string;
  content: Uint8Array;
}

/** What a document is made of besides its text. */
export interface Enclosures {
  attachments?: readonly AttachedFile[];
  /** Pictures by the names that the data refers to them with, WebP. */
  pictures?: ReadonlyMap<string, Uint8Array>;
}

export interface Typeset {
  pdf: Uint8Array;
  pages: number;
}

/**
 * Sets a template of `templates/` with `data`, which reaches it as JSON and is printed as text: markup in it
 * has no effect. Returns a tagged PDF/UA-1 and its number of pages; the same input gives the same bytes.
 * Throws `TypesettingError`.
 */
export function typeset(template: string, data: object, enclosures: Enclosures = {}): Typeset {
  const typst = sharedCompiler();
  const { attachments = [], pictures = new Map<string, Uint8Array>() } = enclosures;
  for (const { name, content } of attachments) typst.mapShadow(enclosed(name), Buffer.from(content));
  for (const [name, picture] of pictures) typst.mapShadow(enclosed(name), Buffer.from(picture));
  const files = attachments.map(({ name, type, about }) => ({ name, type, about }));
  try {
    const compiled = typst.compile({
      mainFilePath: `${TEMPLATES}${template}`,
      inputs: {
        data: JSON.stringify(data),
        script: JSON.stringify(scriptInput(data)),
        attachments: JSON.stringify(files),
      },
    });
    if (!compiled.result)
      throw new TypesettingError(template, JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
    return {
      pdf: exportPdf(template, typst.pdf.bind(typst, compiled.result)),
      pages: compiled.result.numOfPages,
    };
  } finally {
    typst.resetShadow();
    typst.evictCache(CACHE_AGE);
  }
}

/** Where a file of the document lies for the compiler; it is only in memory. */
function enclosed(name: string): string {
  return `${TEMPLATES}enclosed/${name}`;
}

/** Typefaces in the order the data asks for, and what marks the language of its runs. */
function scriptInput(data: object): object {
  const { han, runs } = scriptRuns(JSON.stringify(data));
  return { fonts: fontOrder(han), runs };
}

function exportPdf(template: string, write: (options: { pdfStandard: string }) => Buffer): Uint8Array {
  try {
    return new Uint8Array(write({ pdfStandard: "ua-1" }));
  } catch (error) {
    throw new TypesettingError(template, error instanceof Error ? error.message : String(error));
  }
}
