import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aResource,
  gathered,
} from "#evidence-builders.testing.ts";
import type { ResourceRef } from "#evidence/document.ts";

import { secSri } from "./sec-sri.ts";

function judge(...scripts: Partial<ResourceRef>[]) {
  const document = gathered(aDocument({ scripts: scripts.map((script) => aResource(script)) }));
  return secSri.evaluate(aPage({ document }), anEvidence());
}

const url = "https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.min.js";

describe("sec-sri", () => {
  it("fails a file that the browser refused, whoever sends it", () => {
    const refused = (text: string) =>
      secSri.evaluate(
        aPage({ console: [{ level: "error", text }], document: gathered(aDocument()) }),
        anEvidence(),
      );
    const why =
      "Failed to find a valid digest in the 'integrity' attribute for resource 'https://b.test/w.js' with";
    expect(refused(why)).toMatchObject({ outcome: "failed", findings: [{ snippet: "https://b.test/w.js" }] });
    expect(refused(`We saw: ${why}`).outcome).toBe("not-applicable");
  });

  it("passes a file with a checksum", () => {
    expect(
      judge({ url, integrity: "sha384-YvpcrYf0tY3lHB60NNkmXc5s9fDVZLESaAA55NDzOxhy9GkcIdslK1eN7N6jIeHz" })
        .outcome,
    ).toBe("passed");
  });

  it("fails a file without one, or with one browsers cannot read", () => {
    expect(judge({ url, selector: "#bootstrap" })).toMatchObject({
      outcome: "failed",
      findings: [{ element: { selector: "#bootstrap" } }],
    });
    expect(judge({ url, integrity: "md5-abc" }).outcome).toBe("failed");
  });

  it.each([
    "https://unpkg.com/swiper/swiper-bundle.min.js",
    "https://unpkg.com/vue@3/dist/vue.global.js",
    "https://cdn.jsdelivr.net/npm/chart.js",
    "https://cdn.jsdelivr.net/npm/bootstrap@5.3/dist/css/bootstrap.min.css",
    "https://code.jquery.com/jquery-latest.min.js",
  ])("fails %s, which may be another file tomorrow", (address) => {
    expect(judge({ url: address })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("names no full version") }],
    });
  });

  it("takes a commit for a version", () => {
    expect(
      judge({ url: "https://cdn.jsdelivr.net/gh/harbor/tables@3f9d1c2ab/dist/tables.js" }),
    ).toMatchObject({ findings: [{ message: expect.stringMatching(/without a checksum\.$/) }] });
  });

  it("does not apply to own files and to what a service sends", () => {
    expect(judge({ url: "https://static.shop.example/jquery-3.7.1.min.js" }).outcome).toBe("not-applicable");
    expect(judge({ url: "https://www.googletagmanager.com/gtag/js?id=G-1" }).outcome).toBe("not-applicable");
    expect(judge({ url: "https://js.payments.example/v3/" }).outcome).toBe("not-applicable");
    expect(judge({ url: "https://fonts.googleapis.com/css2?family=Inter" }).outcome).toBe("not-applicable");
    expect(judge({ url: null }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(secSri.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
