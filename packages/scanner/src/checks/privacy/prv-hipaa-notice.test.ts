import { describe, expect, it } from "vitest";

import { prvHipaaNotice } from "#checks/privacy/prv-hipaa-notice.ts";
import { documentEvidence, messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { aLink, anEvidence, anUnmeasuredPage } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

const marked = (type: string) => {
  const value = { "@context": "https://schema.org", "@type": type, name: "Birch" };
  return { structuredData: [{ raw: "", parseError: null, value }] };
};
const CARE =
  "We see new patients. Call for an appointment. Our doctors: Ann Lee, MD. Most insurance accepted. 12 Elm St, Salem, OR 97301";
const judge = (text: string, document: Partial<DocumentSnapshot> = {}) =>
  prvHipaaNotice.evaluate(documentEvidence({ title: "Birch Family Medicine", text, ...document }, ["US"]));

describe("prv-hipaa-notice", () => {
  it.each(["MedicalClinic", "Physician", "Dermatology"])(
    "fails for a provider that its markup calls a %s",
    (type) => {
      const verdict = judge(CARE, marked(type));
      expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
      expect(messagesOf(verdict)[0]).toContain("None of the pages we visited is or links to");
    },
  );

  it("fails for a dentist in other words", () => {
    const text =
      "Request your next cleaning visit. Patient forms. Meet our dentists. We are in-network with Delta Dental and Cigna.";
    expect(judge(text, { title: "Smiles", ...marked("Dentist") }).outcome).toBe("failed");
  });

  it.each(["Birch Family Medicine", "Elm Street Dental", "Lakeside Counseling", "Alder Women’s Health"])(
    "asks where no markup says what “%s” is",
    (title) => {
      expect(judge(CARE, { title }).outcome).toBe("review");
    },
  );

  it.each([
    "We work with most Oregon plans. Our billing office checks your coverage before your visit.",
    "Our billing team verifies your benefits before your first visit.",
    "We will submit a claim to your health plan for you.",
    "Insurance and billing: bring your insurance card and your copay.",
    "We participate with all major health plans.",
  ])("knows a provider that bills insurers by other words: %s", (words) => {
    const text = CARE.replace("Most insurance accepted.", words);
    expect(judge(text, marked("MedicalClinic")).outcome).toBe("failed");
  });

  it("asks about a clinic with a patient portal that says nothing of insurers", () => {
    const text = CARE.replace("Most insurance accepted.", "Sign in to the patient portal.");
    expect(judge(text, marked("MedicalClinic")).outcome).toBe("review");
    expect(judge(text.replace("Sign in", "Self-pay only. Sign in"), marked("MedicalClinic")).outcome).toBe(
      "not-applicable",
    );
  });

  it.each([
    "Membership plans: we work with most schedules.",
    "We give you a receipt. We do not submit claims to insurance.",
    "Please check your coverage with your insurer. You can submit a claim yourself.",
    "Our insurance covers damage to your bicycle.",
  ])("does not take other words for billing insurers: %s", (words) => {
    const text = CARE.replace("Most insurance accepted.", words);
    expect(judge(text, marked("MedicalClinic")).outcome).toBe("not-applicable");
  });

  it("asks where the notice is mentioned and not linked", () => {
    expect(judge(`${CARE} Ask for our Notice of Privacy Practices.`, marked("Physician")).outcome).toBe(
      "review",
    );
  });

  it.each([
    aLink({ text: "Notice of Privacy Practices" }),
    aLink({ text: "HIPAA Notice" }),
    aLink({ text: "Aviso de prácticas de privacidad" }),
    aLink({ text: "Your rights", href: "https://shop.example/files/npp.pdf" }),
  ])("passes with the link $text", (link) => {
    expect(judge(CARE, { ...marked("Physician"), links: [link] }).outcome).toBe("passed");
  });

  it.each<[string, string, Partial<DocumentSnapshot>]>([
    ["a provider that bills no insurer", `${CARE} We do not accept insurance.`, marked("Physician")],
    ["a provider elsewhere", CARE.replace("OR 97301", "Oxford OX1 2JD"), marked("Physician")],
    ["a blog about health", CARE, { title: "Healthy you: a blog on family medicine" }],
    ["a gym", "Our trainers. New members welcome. Salem, OR 97301", { title: "Birch Gym" }],
    ["a veterinarian", CARE, { title: "Birch Animal Hospital", ...marked("VeterinaryCare") }],
    ["a drug maker", `${CARE} See the full Prescribing Information.`, { title: "Breathora for allergies" }],
    ["a supplier", CARE, { title: "Equipment for dental practices" }],
    ["another business", CARE, { title: "Rye bread" }],
  ])("does not apply to %s", (_, text, document) => {
    expect(judge(text, document).outcome).toBe("not-applicable");
  });

  it("does not apply outside the United States' laws, and could not run when no page was read", () => {
    const evidence = documentEvidence({ text: CARE, ...marked("Physician") }, ["EU"]);
    expect(prvHipaaNotice.evaluate(evidence).outcome).toBe("not-applicable");
    const unread = anEvidence({ profiles: ["US"], pages: [anUnmeasuredPage()] });
    expect(prvHipaaNotice.evaluate(unread).outcome).toBe("could-not-run");
  });
});
