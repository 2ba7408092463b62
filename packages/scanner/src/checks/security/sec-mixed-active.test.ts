import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aResource,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secMixedActive } from "./sec-mixed-active.ts";

const judge = (page: Partial<PageEvidence>) => secMixedActive.evaluate(aPage(page), anEvidence());
const script = aResource({
  url: "http://cdn.test/menu.js",
  selector: "#menu",
  component: "head>script#menu",
});
const withScript = gathered(aDocument({ scripts: [script] }));
const blocked = { url: "http://cdn.test/menu.js", resolution: "MixedContentBlocked", resourceType: "Script" };

describe("sec-mixed-active", () => {
  it("fails a socket without encryption, which the browser tells of in its console", () => {
    const text =
      "Mixed Content: The page at 'https://shop.example/' was loaded over HTTPS, but attempted to connect to the insecure WebSocket endpoint 'ws://live.test/prices'. This request has been blocked";
    expect(judge({ console: [{ level: "error", text }] })).toMatchObject({
      findings: [{ component: "mixed:live.test" }],
    });
    const socket = (address: string) => {
      const sources = [
        { url: "https://shop.example/a.js", type: "script" as const, text: `new WebSocket("${address}")` },
      ];
      return judge({ sources }).outcome;
    };
    expect(socket("ws://live.test/prices")).toBe("failed");
    expect(socket("ws://localhost:3000/")).toBe("passed");
    expect(socket("wss://live.test/prices")).toBe("passed");
  });

  it("passes a page that loads everything with encryption", () => {
    expect(judge({}).outcome).toBe("passed");
  });

  it("leaves pictures the browser upgraded to sec-mixed-passive", () => {
    const upgraded = { ...blocked, resolution: "MixedContentAutomaticallyUpgraded", resourceType: "Image" };
    expect(judge({ mixedContent: [upgraded] }).outcome).toBe("passed");
  });

  it("fails a blocked script and points at its element", () => {
    const verdict = judge({ mixedContent: [blocked], document: withScript });
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ element: { selector: "#menu" } }] });
  });

  it("finds an unencrypted script in the document that no issue was raised for", () => {
    expect(judge({ document: withScript }).outcome).toBe("failed");
  });

  it("passes when a policy upgrades every address, and an address on this machine", () => {
    const responseHeaders = [["content-security-policy", "upgrade-insecure-requests"]] as const;
    expect(judge({ document: withScript, responseHeaders }).outcome).toBe("passed");
    const local = aResource({ url: "http://localhost:3000/live.js" });
    expect(judge({ document: gathered(aDocument({ scripts: [local] })) }).outcome).toBe("passed");
  });

  it("does not apply to a page without encryption", () => {
    expect(judge({ url: "http://shop.example/", document: withScript }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(secMixedActive.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
