import { Device } from "@siteimprove/alfa-device";
import { type Document, Node } from "@siteimprove/alfa-dom";
import { Native } from "@siteimprove/alfa-dom/native";
import { Request, Response } from "@siteimprove/alfa-http";
import { Page } from "@siteimprove/alfa-web";

import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

/** Larger documents would keep Node and the browser busy for many seconds. */
const MOST_ELEMENTS = 6000;

const SHEETS = inPage(
  new URL("../page/in-page/alfa/sheets-for-alfa.ts", import.meta.url),
  () => import("#gather/page/in-page/alfa/sheets-for-alfa.ts"),
);
/** A method's source, made a function that can be called in the page. */
const FROM_NODE = String(Native.fromNode).replace(/^(async\s+)?(?:function\s+)?/, "$1function ");

/**
 * The settled document with styles and layout as Alfa wants it.
 *
 * @throws RangeError when the document is too large for it
 */
export async function readAlfaPage(tab: PageTab, limitMs: number): Promise<Page> {
  const elements = Number(await tab.evaluate("document.getElementsByTagName('*').length", limitMs));
  if (elements > MOST_ELEMENTS) {
    throw new RangeError(`the page has ${elements} elements, more than ${MOST_ELEMENTS}`);
  }
  const json = await tab.evaluate(
    `${moduleSource(SHEETS)}.withSheetsForAlfa(() => (${FROM_NODE})(document))`,
    limitMs,
  );
  const device = Device.standard();
  return Page.of(Request.empty(), Response.empty(), asAlfaDocument(json, device), device);
}

/** Guaranteed by what runs in the page: `Native.fromNode(document)` gives a document's JSON. */
function asAlfaDocument(json: unknown, device: Device): Document {
  return Node.from(json as Document.JSON, device);
}
