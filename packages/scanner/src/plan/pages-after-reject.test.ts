import { describe, expect, it } from "vitest";

import { aDocument, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { pagesAfterReject } from "#plan/pages-after-reject.ts";

const START = "https://shop.example/";

function page(path: string, overrides: Partial<PageEvidence> & { template?: string } = {}): PageEvidence {
  const { template: templateShape = "plain", ...rest } = overrides;
  return aPage({ url: `${START}${path}`, document: gathered(aDocument({ templateShape })), ...rest });
}

describe("pages to visit after rejecting", () => {
  it("are key pages, then pages of templates not seen yet, then others", () => {
    const pages = [
      page("", { isKeyPage: true }),
      page("about"),
      page("cart", { template: "cart" }),
      page("product", { template: "product", isKeyPage: true }),
    ];
    expect(pagesAfterReject(START, pages)).toEqual([`${START}product`, `${START}cart`, `${START}about`]);
  });

  it("are three at most", () => {
    expect(
      pagesAfterReject(
        START,
        ["a", "b", "c", "d", "e"].map((path) => page(path)),
      ),
    ).toHaveLength(3);
  });

  it("are none on a site of one page, or whose other pages could not be measured", () => {
    expect(pagesAfterReject(START, [page("")])).toEqual([]);
    expect(pagesAfterReject(START, [page(""), anUnmeasuredPage(), page("gone", { status: 404 })])).toEqual(
      [],
    );
  });
});
