import { describe, expect, it } from "vitest";

import { prvCookieWall } from "#checks/privacy/prv-cookie-wall.ts";
import { aBanner, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { gathered } from "#evidence-builders.testing.ts";
import type { ConsentBanner } from "#evidence/privacy.ts";

const wall: Partial<ConsentBanner> = {
  buttons: [{ text: "Accept", kind: "accept", area: 900 }],
  coversShare: 1,
  scrollLocked: true,
};
const judge = (banner: Partial<ConsentBanner>) =>
  prvCookieWall.evaluate(passesEvidence({ banner: gathered(aBanner(banner)) }));

describe("prv-cookie-wall", () => {
  it("asks a person about an overlay that locks the page and only accepts", () => {
    expect(judge(wall)).toMatchObject({ outcome: "review", findings: [{ severity: "medium" }] });
  });

  it("passes when it can be rejected or the page stays usable", () => {
    expect(judge({ coversShare: 1, scrollLocked: true }).outcome).toBe("passed");
    expect(judge({ ...wall, coversShare: 0.3 }).outcome).toBe("passed");
  });

  it("does not apply without a banner", () => {
    expect(prvCookieWall.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
  });

  it("could not run without the passes", () => {
    expect(prvCookieWall.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
