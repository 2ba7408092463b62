import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage, aRequest, aSite } from "#evidence-builders.testing.ts";

import { secSourceMaps } from "./sec-source-maps.ts";

const MAP = "https://shop.example/assets/app.js.map";

function judge(text: string, status: number | null, script = "https://shop.example/assets/app.js") {
  const linkStatuses = status === null ? [] : [{ url: MAP, status, failure: null, redirects: 0 }];
  const pages = [aPage({ sources: [{ url: script, type: "script" as const, text }] })];
  return secSourceMaps.evaluate(anEvidence({ pages, site: aSite({ linkStatuses }) }));
}

describe("sec-source-maps", () => {
  it("asks a person about a map that opens, and about one inside the script", () => {
    expect(judge("run()\n//# sourceMappingURL=app.js.map", 200)).toMatchObject({
      outcome: "review",
      findings: [{ snippet: MAP }],
    });
    const inside = "run()\n//# sourceMappingURL=data:application/json;base64,e30=";
    expect(judge(inside, null).outcome).toBe("review");
  });

  it("asks about a map that a header names, and leaves those of other companies' scripts", () => {
    const served = (script: string) => {
      const sources = [{ url: script, type: "script" as const, text: "run()" }];
      const requests = [aRequest({ url: script, responseHeaders: [["sourcemap", "app.js.map"]] })];
      const linkStatuses = [{ url: MAP, status: 200, failure: null, redirects: 0 }];
      return secSourceMaps.evaluate(
        anEvidence({ pages: [aPage({ sources, requests })], site: aSite({ linkStatuses }) }),
      ).outcome;
    };
    expect(served("https://shop.example/assets/app.js")).toBe("review");
    expect(served("https://cdn.example/app.js")).toBe("not-applicable");
  });

  it("fails a map that holds a secret", () => {
    const sources = [
      {
        url: "https://shop.example/assets/app.js",
        type: "script" as const,
        text: "//# sourceMappingURL=app.js.map",
      },
    ];
    const linkStatuses = [{ url: MAP, status: 200, failure: null, redirects: 0 }];
    const linkedContents = [{ url: MAP, secrets: [{ kind: "npm token", masked: "npm_abcd…" }] }];
    const site = aSite({ linkStatuses, linkedContents });
    expect(secSourceMaps.evaluate(anEvidence({ pages: [aPage({ sources })], site }))).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high", snippet: "npm_abcd…" }],
    });
  });

  it("passes where the map does not open", () => {
    expect(judge("run()\n/*# sourceMappingURL=app.js.map */", 404).outcome).toBe("passed");
  });

  it("does not apply to scripts without one, to text about them, and to other companies' scripts", () => {
    expect(judge("run()", null).outcome).toBe("not-applicable");
    expect(judge('const mark="//# sourceMappingURL=";add(mark)', null).outcome).toBe("not-applicable");
    const foreign = "https://cdn.example/app.js";
    expect(judge("//# sourceMappingURL=app.js.map", 200, foreign).outcome).toBe("not-applicable");
  });

  it("could not run where no one asked, or no page was measured", () => {
    expect(judge("//# sourceMappingURL=app.js.map", null).outcome).toBe("could-not-run");
    expect(secSourceMaps.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
