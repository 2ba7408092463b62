import { describe, expect, it } from "vitest";

import { prvPosition } from "#checks/privacy/prv-position.ts";
import { messagesOf, noPasses, passesEvidence, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { policyEvidence } from "#checks/privacy/reading/policy.testing.ts";
import { anEvidence, aPrivacyPass, aSite, gathered } from "#evidence-builders.testing.ts";
import type { TypedPage } from "#evidence/privacy.ts";

const START = aSite().startUrl;
const judge = (start: string[], ...pages: Partial<TypedPage>[]) => {
  const privacy = gathered(somePasses({ fresh: aPrivacyPass({ positionAskedBy: start }) }));
  const typing = gathered(
    pages.map((page): TypedPage => ({ url: `${START}stores`, fields: [], sent: [], ...page })),
  );
  return prvPosition.evaluate(anEvidence({ profiles: ["US"], site: aSite({ privacy, typing }) }));
};

describe("prv-position", () => {
  it("asks what a location is for that the start page asks for by itself", () => {
    const verdict = judge([START]);
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ page: START, severity: "low" }] });
    expect(messagesOf(verdict)).toEqual([
      "The page asks for the visitor's exact location before the visitor clicks anything. What is it for, and who gets it?",
    ]);
  });

  it("names another page, and the company whose script asks", () => {
    const verdict = judge([], { positionAskedBy: ["https://widget.locator.example/l.js"] });
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ page: `${START}stores` }] });
    expect(messagesOf(verdict)[0]).toContain("A script from widget.locator.example asks");
  });

  it("fails where the policy was read whole and has no word on locations, in Europe and California", () => {
    const withPolicy = (text: string, law: "EU" | "CA" | "US", words = 800) => {
      const { pages, ...evidence } = policyEvidence(text, { profiles: [law] });
      const rawMarkup = gathered({ title: "", canonical: null, robots: [], links: 0, words });
      const fresh = aPrivacyPass({ positionAskedBy: [START] });
      const site = aSite({ privacy: gathered(somePasses({ fresh })) });
      return prvPosition.evaluate({
        ...evidence,
        site,
        pages: pages.map((page) => ({ ...page, rawMarkup })),
      });
    };
    const silent = "We are located in Ohio and collect your name and email to answer you.";
    const verdict = withPolicy(silent, "CA");
    expect([verdict.outcome, messagesOf(verdict)[0]]).toEqual([
      "failed",
      "The page asks for the visitor's exact location before the visitor clicks anything, and the privacy policy has no word on locations.",
    ]);
    expect(withPolicy(silent, "US").outcome).toBe("review");
    expect(withPolicy(silent, "EU", 9000).outcome).toBe("review");
    expect(withPolicy(`${silent} We use your location to show stores.`, "EU").outcome).toBe("review");
  });

  it("passes where no page asks", () => {
    expect(judge([], { positionAskedBy: [] }).outcome).toBe("passed");
  });

  it("could not run where nobody watched", () => {
    expect(prvPosition.evaluate(noPasses(["US"])).outcome).toBe("could-not-run");
    expect(prvPosition.evaluate(passesEvidence({}, ["US"])).outcome).toBe("could-not-run");
  });
});
