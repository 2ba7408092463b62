import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";

import { secPluginOld } from "./sec-plugin-old.ts";

const judge = (...files: string[]) => {
  const requests = files.map((file) => aRequest({ url: `https://shop.example/wp-content/plugins/${file}` }));
  return secPluginOld.evaluate(anEvidence({ pages: [aPage({ requests })] }));
};

describe("sec-plugin-old", () => {
  it("asks a person about a release with a known hole, once", () => {
    const verdict = judge(
      "contact-form-7/includes/js/index.js?ver=5.3.1",
      "contact-form-7/includes/css/styles.css?ver=5.3.1",
    );
    expect(verdict).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("Contact Form 7 seems to be version 5.3.1") as string }],
    });
    expect("findings" in verdict ? verdict.findings : []).toHaveLength(1);
    expect(judge("LayerSlider/static/x.js?a=1&ver=7.10.0").outcome).toBe("review");
  });

  it("passes a fixed release, other plug-ins, and an old library inside a new plug-in", () => {
    expect(judge("contact-form-7/includes/js/index.js?ver=5.3.2").outcome).toBe("passed");
    expect(judge("bread-calendar/x.js?ver=0.1").outcome).toBe("passed");
    expect(judge("litespeed-cache/lib/old.js?ver=1.2", "litespeed-cache/x.js?ver=6.5.1").outcome).toBe(
      "passed",
    );
  });

  it("passes a release from before the hole came in", () => {
    expect(judge("really-simple-ssl/x.js?ver=8.3.0").outcome).toBe("passed");
    expect(judge("really-simple-ssl/x.js?ver=9.1.1").outcome).toBe("review");
    expect(judge("LayerSlider/static/x.js?ver=7.9.6").outcome).toBe("passed");
  });

  it("does not apply without a plug-in's version, and could not run where no page was measured", () => {
    expect(judge("contact-form-7/includes/js/index.js").outcome).toBe("not-applicable");
    expect(secPluginOld.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
