import { describe, expect, it } from "vitest";

import { aDocument, anEvidence, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";

import { secCoopCorp } from "./sec-coop-corp.ts";

const logIn = gathered(aDocument({ passwordFields: 1 }));

function judge(...values: string[]) {
  const responseHeaders = values.map((value): Header => ["Cross-Origin-Opener-Policy", value]);
  return secCoopCorp.evaluate(aPage({ document: logIn, responseHeaders }), anEvidence());
}

describe("sec-coop-corp", () => {
  it("passes a login page that keeps its distance", () => {
    expect(judge("same-origin").outcome).toBe("passed");
    expect(judge('same-origin-allow-popups; report-to="coop"').outcome).toBe("passed");
  });

  it("fails a login page without the header or with one that does nothing", () => {
    expect(judge().outcome).toBe("failed");
    expect(judge("unsafe-none").outcome).toBe("failed");
    expect(judge("same-origin", "same-origin").outcome).toBe("failed");
  });

  it("does not apply to a page that takes no secrets, nor without encryption", () => {
    expect(secCoopCorp.evaluate(aPage(), anEvidence()).outcome).toBe("not-applicable");
    const plain = aPage({ url: "http://shop.example/login", document: logIn });
    expect(secCoopCorp.evaluate(plain, anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(secCoopCorp.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
