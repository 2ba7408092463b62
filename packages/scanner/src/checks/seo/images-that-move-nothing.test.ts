import { expect, it } from "vitest";

import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";

import { seoImagesWithoutSize } from "./seo-images-without-size.ts";

const PICTURE = `<img alt="" src="data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>',
)}">`;

it.each([
  ["in a layer of its own", `<div style="position:absolute;bottom:0">${PICTURE}</div>`, "passed"],
  ["deep in such a layer", `<div style="position:fixed"><p><span>${PICTURE}</span></p></div>`, "passed"],
  ["above text in a layer", `<div style="position:absolute">${PICTURE}<p>Our cakes</p></div>`, "failed"],
  ["in the flow", `<p>${PICTURE}</p><p>Our cakes</p>`, "failed"],
])(
  "a picture without a size %s",
  async (_where, body, outcome) => {
    const page = await visitShown({ "/": aPageWith(body) }, { isKeyPage: false });
    expect(seoImagesWithoutSize.evaluate(page, anEvidence({ pages: [page] })).outcome).toBe(outcome);
  },
  LONG,
);
