import { describe, expect, it } from "vitest";

import { prvBiometrics } from "#checks/privacy/prv-biometrics.ts";
import { homeWithPolicyLink, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";
import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";

const LIBRARY = aRequest({ url: "https://cdn.example/npm/face-api.js/dist/face-api.min.js", type: "script" });
const judge = (text: string, requests = [aRequest()], policy = "We collect your name to deliver bread.") => {
  const evidence = policyEvidence(policy, { profiles: ["US"] });
  const page = aPage({ url: "https://shop.example/twin", document: gathered(aDocument({ text })), requests });
  return prvBiometrics.evaluate({ ...evidence, pages: [...evidence.pages, page] });
};

describe("prv-biometrics", () => {
  it.each([
    "Upload a selfie. We scan your face and find the dog that looks like you.",
    "Sign in with facial recognition.",
    "Our app measures your face shape for glasses that fit.",
  ])("asks where a page says so and the policy is silent: %s", (text) => {
    expect(judge(text).outcome).toBe("review");
  });

  it("fails where the page loads a library for it besides, and asks about the library alone", () => {
    expect(judge("We scan your face.", [LIBRARY]).outcome).toBe("failed");
    expect(judge("Try on glasses.", [LIBRARY]).outcome).toBe("review");
  });

  it("passes where the policy speaks of it", () => {
    const policy = "We collect biometric identifiers and destroy them after 30 days.";
    expect(judge("We scan your face.", [LIBRARY], policy).outcome).toBe("passed");
  });

  it.each([
    "Face the music.",
    "Scan your ticket at the door.",
    "Read about our new face cream.",
    "Wash your face.",
  ])("does not apply to a page that says “%s”", (text) => {
    expect(judge(text).outcome).toBe("not-applicable");
  });

  it("could not run where nothing was read, or not the policy", () => {
    expect(prvBiometrics.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
    const scanning = aPage({
      url: "https://shop.example/t",
      document: gathered(aDocument({ text: "We scan your face." })),
    });
    const evidence = { ...unreadPolicy(["US"]), pages: [homeWithPolicyLink(), scanning] };
    expect(prvBiometrics.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
