import { describe, expect, it } from "vitest";

import { prvBiometrics } from "#checks/privacy/prv-biometrics.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { homeWithPolicyLink, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

const LIBRARY = aRequest({ url: "https://cdn.example/npm/face-api.js/dist/face-api.min.js", type: "script" });
const judge = (
  text: string,
  requests = [aRequest()],
  policy = "We collect your name to deliver bread.",
  document: Partial<DocumentSnapshot> = {},
) => {
  const evidence = policyEvidence(policy, { profiles: ["US"] });
  const page = aPage({
    url: "https://shop.example/twin",
    document: gathered(aDocument({ text, ...document })),
    requests,
  });
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

  const enrolling = (label: string, text: string, policy?: string, words = "Enroll my face") => {
    const form = aForm({ text: words, fields: [aField({ type: "file", label })] });
    return judge(text, [aRequest()], policy, { forms: [form] });
  };
  const TEMPLATE = "Our system makes a template of your face geometry and opens the gate.";
  const SPOKEN = "We collect biometric identifiers and destroy them after 30 days.";

  it.each([
    ["Selfie", TEMPLATE],
    ["A picture of your face", "The lock keeps a scan of your face. We scan your face once."],
    ["Voice sample", "Bank by phone with your voiceprint."],
  ])("fails where a page takes what it says it measures: %s", (label, text) => {
    expect(enrolling(label, text).outcome).toBe("failed");
  });

  it("asks about a release at the form, even where the policy speaks of it", () => {
    expect(enrolling("Selfie", TEMPLATE, SPOKEN)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("asks for a written release") }],
    });
    const released = "I agree to the release for my biometric data.";
    expect(enrolling("Selfie", TEMPLATE, SPOKEN, released).outcome).toBe("passed");
    expect(enrolling("Your résumé", TEMPLATE, SPOKEN).outcome).toBe("passed");
  });

  it("asks where the page takes a picture without saying that it measures", () => {
    expect(enrolling("Selfie", "We scan your face and find your twin.").outcome).toBe("review");
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
