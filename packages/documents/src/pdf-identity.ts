import { getDocumentProxy } from "unpdf";

import { scanOfKeywords } from "#sections/identity.ts";

/** The scan that a PDF says it is about; null where it names none, or is no PDF that can be read. */
export async function scanOfPdf(pdf: Uint8Array): Promise<string | null> {
  try {
    // The reader takes the bytes for its own.
    const { info } = await (await getDocumentProxy(pdf.slice())).getMetadata();
    const keywords = "Keywords" in info ? info.Keywords : null;
    return typeof keywords === "string" ? scanOfKeywords(keywords) : null;
  } catch (error) {
    if (error instanceof Error && error.name === "InvalidPDFException") return null;
    throw error;
  }
}
