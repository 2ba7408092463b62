import { describe, expect, it } from "vitest";

import { anEvidence, aSite, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { ExposedFileProbe } from "#evidence/site.ts";

import { secExposedFiles } from "./sec-exposed-files.ts";

const asked = (exposedFiles: Gathered<ExposedFileProbe>) => anEvidence({ site: aSite({ exposedFiles }) });
const judge = (exposedFiles: Gathered<ExposedFileProbe>) => secExposedFiles.evaluate(asked(exposedFiles));

describe("sec-exposed-files", () => {
  it("passes a site that hands out none of the files asked for", () => {
    expect(judge(gathered({ asked: ["/.git/HEAD"], confirmed: [] })).outcome).toBe("passed");
  });

  it("fails each file whose content was recognized", () => {
    const confirmed = [{ path: "/.git/HEAD", status: 200, signature: "ref: refs/" }];
    expect(judge(gathered({ asked: ["/.git/HEAD"], confirmed }))).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message:
            "Anyone can download https://shop.example/.git/HEAD: its beginning was recognized (ref: refs/).",
          component: "file:/.git/HEAD",
        },
      ],
    });
  });

  it.each([
    ["/.DS_Store", "the list of a folder's files that a Mac makes"],
    ["/graphql", "a tool to write queries"],
  ])("asks about %s, which only a person can judge", (path, signature) => {
    const probe = { asked: [path], confirmed: [{ path, status: 200, signature }] };
    expect(judge(gathered(probe))).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringMatching(/recognized \(.*\)\. [^?]*\?$/) as string }],
    });
  });

  it("is left out without the wish of the site's owner, and says so", () => {
    expect(secExposedFiles.evaluate(anEvidence())).toMatchObject({
      outcome: "not-applicable",
      reason: expect.stringMatching(/^Not tested\. .* the site's owner wants it/) as string,
    });
    expect(secExposedFiles.isLeftOut?.(anEvidence())).toBe(true);
    expect(secExposedFiles.isLeftOut?.(asked(notGathered()))).toBe(false);
  });

  it("could not run without proof of ownership, or when the files could not be asked for", () => {
    expect(judge(notGathered("Not tested: ownership not proven."))).toEqual({
      outcome: "could-not-run",
      reason: "Not tested: ownership not proven.",
    });
  });
});
