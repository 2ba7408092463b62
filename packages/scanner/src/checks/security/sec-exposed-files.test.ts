import { describe, expect, it } from "vitest";

import { anEvidence, aSite, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { ExposedFileProbe, Gathered } from "#evidence.ts";

import { secExposedFiles } from "./sec-exposed-files.ts";

const judge = (exposedFiles: Gathered<ExposedFileProbe>) =>
  secExposedFiles.evaluate(anEvidence({ site: aSite({ exposedFiles }) }));

describe("sec-exposed-files", () => {
  it("passes a site that hands out none of the files asked for", () => {
    expect(judge(gathered({ asked: ["/.git/HEAD"], confirmed: [] })).outcome).toBe("passed");
  });

  it("fails each file whose content was recognised", () => {
    const confirmed = [{ path: "/.git/HEAD", status: 200, signature: "ref: refs/" }];
    expect(judge(gathered({ asked: ["/.git/HEAD"], confirmed }))).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/.git/HEAD", component: "file:/.git/HEAD" }],
    });
  });

  it("does not apply without the owner's consent", () => {
    expect(secExposedFiles.evaluate(anEvidence())).toMatchObject({
      outcome: "not-applicable",
      reason: expect.stringContaining("verified owner") as string,
    });
  });

  it("could not run when the files could not be asked for", () => {
    expect(judge(notGathered()).outcome).toBe("could-not-run");
  });
});
