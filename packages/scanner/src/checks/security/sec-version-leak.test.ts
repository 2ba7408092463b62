import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage, aSite } from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";

import { secVersionLeak } from "./sec-version-leak.ts";

const judge = (...responseHeaders: Header[]) =>
  secVersionLeak.evaluate(anEvidence({ pages: [aPage({ responseHeaders }), aPage({ responseHeaders })] }));

describe("sec-version-leak", () => {
  it("passes a server that gives a name without version", () => {
    expect(judge(["server", "nginx"], ["x-powered-by", "Express"]).outcome).toBe("passed");
  });

  it("fails each header that tells a version, once for the site", () => {
    const verdict = judge(
      ["Server", "Apache/2.4.57 (Debian)"],
      ["X-Powered-By", "PHP/8.2.7"],
      ["etag", "1.2"],
    );
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        { component: "header:server", snippet: "server: Apache/2.4.57 (Debian)" },
        { component: "header:x-powered-by" },
      ],
    });
    expect("findings" in verdict && verdict.findings).toHaveLength(2);
  });

  it("fails a linked file that a system brings along, and leaves lists of changes of anything else", () => {
    const release = { name: "Drupal", version: "7.54", isSystem: true };
    const url = "https://shop.example/CHANGELOG.txt";
    const judgeFile = (isSystem: boolean) => {
      const site = aSite({ linkedContents: [{ url, release: { ...release, isSystem } }] });
      return secVersionLeak.evaluate(anEvidence({ pages: [aPage()], site }));
    };
    expect(judgeFile(true)).toMatchObject({ findings: [{ page: url, snippet: "Drupal 7.54" }] });
    expect(judgeFile(false).outcome).toBe("passed");
  });

  it("could not run when no page was measured", () => {
    expect(secVersionLeak.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
