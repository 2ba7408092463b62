import { describe, expect, it } from "vitest";

import { prvSessionReplay } from "#checks/privacy/prv-session-replay.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

const judge = (page: Partial<PageEvidence>) => prvSessionReplay.evaluate(aPage(page), anEvidence());

describe("prv-session-replay", () => {
  it.each([
    ["https://static.hotjar.com/c/hotjar-1.js", "Hotjar"],
    ["https://www.clarity.ms/tag/abc", "Microsoft Clarity"],
    ["https://edge.fullstory.com/s/fs.js", "FullStory"],
    ["https://cdn.lr-ingest.io/LogRocket.min.js", "LogRocket"],
  ])("fails for %s", (url, vendor) => {
    const verdict = judge({ requests: [aRequest({ url, type: "script" })] });
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict)[0]).toContain(vendor);
  });

  it("asks a person about a recorder built into a script of the site", () => {
    const source = {
      url: "https://shop.example/app.js",
      type: "script" as const,
      text: "import * as rrweb from 'rrweb'; rrweb.record({ emit })",
    };
    expect(judge({ sources: [source] }).outcome).toBe("review");
  });

  it("passes without either", () => {
    expect(judge({ requests: [aRequest()] }).outcome).toBe("passed");
  });

  it("does not apply under the profile for children alone", () => {
    expect(prvSessionReplay.evaluate(aPage(), anEvidence({ profiles: ["KIDS"] })).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run on a page that was not measured", () => {
    expect(prvSessionReplay.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
