import { describe, expect, it } from "vitest";

import { prvReferrerLeak } from "#checks/privacy/prv-referrer-leak.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";

const PAGE = "https://shop.example/orders?no=42";
const judge = (requestHeaders: readonly Header[], url = PAGE) =>
  prvReferrerLeak.evaluate(
    aPage({ url, requests: [aRequest({ url: "https://widget.example/w.js", requestHeaders })] }),
    anEvidence(),
  );

describe("prv-referrer-leak", () => {
  it("fails when another company receives the full address", () => {
    const verdict = judge([["referer", PAGE]]);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "low" }] });
    expect(messagesOf(verdict)).toEqual([
      "widget.example receives the full address of the page in the Referer header.",
    ]);
  });

  it("passes when it receives the site's name alone, or nothing", () => {
    expect(judge([["referer", "https://shop.example/"]]).outcome).toBe("passed");
    expect(judge([["accept", "*/*"]]).outcome).toBe("passed");
  });

  it("does not apply where the address holds nothing more, or no one else is asked", () => {
    expect(judge([["referer", "https://shop.example/"]], "https://shop.example/").outcome).toBe(
      "not-applicable",
    );
    expect(prvReferrerLeak.evaluate(aPage({ url: PAGE }), anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run without request headers, or on a page that was not measured", () => {
    expect(judge([]).outcome).toBe("could-not-run");
    expect(prvReferrerLeak.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
