import { describe, expect, it } from "vitest";

import { prvGfonts } from "#checks/privacy/prv-gfonts.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";

const europe = anEvidence({ profiles: ["EU"] });
const judge = (...urls: string[]) =>
  prvGfonts.evaluate(aPage({ requests: urls.map((url) => aRequest({ url })) }), europe);

describe("prv-gfonts", () => {
  it("fails for fonts from another company, once for each", () => {
    const verdict = judge(
      "https://fonts.googleapis.com/css2?family=Lora",
      "https://fonts.gstatic.com/s/lora/v1/x.woff2",
      "https://use.typekit.net/abc.css",
    );
    expect(messagesOf(verdict)).toEqual([
      "The page loads fonts from Google Fonts.",
      "The page loads fonts from Adobe Fonts.",
    ]);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }, {}] });
  });

  it("calls icons icons, which a script may draw without any font", () => {
    expect(messagesOf(judge("https://use.fontawesome.com/releases/v6.3.0/js/all.js"))).toEqual([
      "The page loads icons from Font Awesome.",
    ]);
  });

  it("passes for fonts of the site's own", () => {
    expect(judge("https://shop.example/fonts/lora.woff2").outcome).toBe("passed");
  });

  it("does not apply outside Europe", () => {
    expect(prvGfonts.evaluate(aPage(), anEvidence({ profiles: ["US"] })).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(prvGfonts.evaluate(anUnmeasuredPage(), europe).outcome).toBe("could-not-run");
  });
});
