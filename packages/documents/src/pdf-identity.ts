import { getDocumentProxy } from "unpdf";

import { type NamedScan, scanOfKeywords } from "#sections/identity.ts";

/** The reader writes what it thinks of a damaged file to the console otherwise. */
const ERRORS_ONLY = 0;

/** The scan that a PDF says it is about, and its link; nulls where it names none, or is no PDF that can be read. */
export async function scanOfPdf(pdf: Uint8Array): Promise<NamedScan> {
  try {
    // The reader takes the bytes for its own.
    const { info } = await (await getDocumentProxy(pdf.slice(), { verbosity: ERRORS_ONLY })).getMetadata();
    const keywords = "Keywords" in info ? info.Keywords : null;
    return scanOfKeywords(typeof keywords === "string" ? keywords : "");
  } catch (error) {
    if (error instanceof Error && error.name === "InvalidPDFException") return scanOfKeywords("");
    throw error;
  }
}
