import { expect, it } from "vitest";

import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { answeringWith } from "#gather/views/media.testing.ts";

import { seoImagesWithoutSize } from "./seo-images-without-size.ts";

const PICTURE = '<img alt="" src="/loaf.svg">';
const FILE = answeringWith(
  "image/svg+xml",
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>',
  ),
);
const styled = (style: string) => PICTURE.replace("<img", `<img style="${style}"`);

it.each([
  ["in a layer of its own", `<div style="position:absolute;bottom:0">${PICTURE}</div>`, "passed"],
  ["deep in such a layer", `<div style="position:fixed"><p><span>${PICTURE}</span></p></div>`, "passed"],
  ["above text in a layer", `<div style="position:absolute">${PICTURE}<p>Our cakes</p></div>`, "failed"],
  [
    "with a height on a line of its own",
    `<p>${styled("display:block;height:3rem")}</p><p>Our cakes</p>`,
    "passed",
  ],
  [
    "with a height in a column",
    `<div style="display:flex;flex-direction:column">${styled("height:3rem")}<p>Our cakes</p></div>`,
    "passed",
  ],
  [
    "with a height beside text",
    `<div style="display:flex">${styled("height:3rem")}<p>Our cakes</p></div>`,
    "failed",
  ],
  [
    "with a share of a height nobody knows",
    `<p>${styled("display:block;height:100%")}</p><p>Our cakes</p>`,
    "failed",
  ],
  ["with a height within a line", `<p>${styled("height:3rem")} Our cakes</p>`, "failed"],
  [
    "with a width on a line of its own",
    `<p>${styled("display:block;width:9rem")}</p><p>Our cakes</p>`,
    "failed",
  ],
  ["in the flow", `<p>${PICTURE}</p><p>Our cakes</p>`, "failed"],
])(
  "a picture without a size %s",
  async (_where, body, outcome) => {
    const page = await visitShown({ "/": aPageWith(body), "/loaf.svg": FILE }, { isKeyPage: false });
    expect(seoImagesWithoutSize.evaluate(page, anEvidence({ pages: [page] })).outcome).toBe(outcome);
  },
  LONG,
);
