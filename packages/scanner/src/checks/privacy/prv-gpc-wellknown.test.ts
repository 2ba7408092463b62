import { describe, expect, it } from "vitest";

import { prvGpcWellknown } from "#checks/privacy/prv-gpc-wellknown.ts";
import { anAnswer, anEvidence, aSite, gathered } from "#evidence-builders.testing.ts";
import type { HttpAnswer } from "#evidence/network.ts";

const judge = (answer: Partial<HttpAnswer>) =>
  prvGpcWellknown.evaluate(anEvidence({ site: aSite({ gpcJson: gathered(anAnswer(answer)) }) }));

describe("prv-gpc-wellknown", () => {
  it("passes when the file states support", () => {
    expect(judge({ body: '{"gpc": true, "lastUpdate": "2026-01-31"}' }).outcome).toBe("passed");
  });

  it.each([
    ["is missing", { status: 404 }],
    ["is a page that answers everything", { body: "<html></html>" }],
    ["says no", { body: '{"gpc": false}' }],
  ])("only advises when it %s", (_name, answer) => {
    expect(judge(answer)).toMatchObject({ outcome: "advice", findings: [{ outcome: "advice" }] });
  });

  it("does not apply in Europe", () => {
    expect(prvGpcWellknown.evaluate(anEvidence({ profiles: ["EU"] })).outcome).toBe("not-applicable");
  });

  it("could not run when the server failed or did not answer", () => {
    expect(judge({ status: 503 }).outcome).toBe("could-not-run");
    expect(prvGpcWellknown.evaluate(anEvidence()).outcome).toBe("could-not-run");
  });
});
