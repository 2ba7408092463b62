import { describe, expect, it } from "vitest";

import { prvFormPolicy } from "#checks/privacy/prv-form-policy.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { POLICY_URL } from "#checks/privacy/reading/policy.testing.ts";
import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot, FormRef } from "#evidence/document.ts";

const contact = aForm({ fields: [aField({ type: "email", label: "Your e-mail" })] });
const judge = (document: Partial<DocumentSnapshot>) =>
  prvFormPolicy.evaluate(aPage({ document: gathered(aDocument(document)) }), anEvidence());

describe("prv-form-policy", () => {
  it("fails when neither form nor footer links to the policy", () => {
    expect(judge({ forms: [contact] })).toMatchObject({
      outcome: "failed",
      findings: [
        {
          severity: "low",
          message:
            'A form asks for "Your e-mail". Neither the form nor the footer of the page links to the privacy policy.',
          element: { selector: "main > form" },
        },
      ],
    });
  });

  it("passes with a link at the form or in the footer", () => {
    const link = { href: POLICY_URL, text: "Privacy policy" };
    expect(judge({ forms: [{ ...contact, links: [link] }] }).outcome).toBe("passed");
    expect(judge({ forms: [contact], links: [aLink({ ...link, inFooter: true })] }).outcome).toBe("passed");
  });

  describe("where a form asks for health and only the footer links to the policy", () => {
    const links = [aLink({ href: POLICY_URL, text: "Privacy policy", inFooter: true })];
    const appointment = (label: string, more: Partial<FormRef> = {}) =>
      judge({ links, forms: [{ ...contact, fields: [...contact.fields, aField({ label })], ...more }] });

    it.each(["Symptoms", "Medicación actual y enfermedades", "Vorerkrankungen", "Vos allergies"])(
      "asks a person about “%s”",
      (label) => {
        expect(appointment(label)).toMatchObject({ outcome: "review" });
      },
    );

    it("passes with a link or words at the form, and for other questions", () => {
      const near = { links: [{ href: POLICY_URL, text: "Privacy policy" }] };
      expect(appointment("Symptoms", near).outcome).toBe("passed");
      expect(appointment("Symptoms", { text: "What you tell us stays confidential." }).outcome).toBe(
        "passed",
      );
      expect(appointment("Message").outcome).toBe("passed");
    });
  });

  it("asks a person where the link has no address of its own", () => {
    const link = { href: "https://shop.example/#!", text: "Privacy policy" };
    const atForm = judge({ forms: [{ ...contact, links: [link] }] });
    const inFooter = judge({ forms: [contact], links: [aLink({ ...link, inFooter: true })] });
    for (const [verdict, place] of [
      [atForm, "at the form"],
      [inFooter, "in the footer"],
    ] as const)
      expect(verdict).toMatchObject({
        outcome: "review",
        findings: [
          {
            message: `A form asks for "Your e-mail". The link “Privacy policy” ${place} has no address (#). Does it open the privacy policy?`,
          },
        ],
      });
  });

  it("asks a person where the link leads back to the form's own page", () => {
    const links = [
      aLink({ href: "https://shop.example/", rawHref: "", text: "Privacy policy", inFooter: true }),
    ];
    const message = expect.stringContaining(
      "The link “Privacy policy” in the footer leads back to the same page",
    ) as string;
    expect(judge({ forms: [contact], links })).toMatchObject({ outcome: "review", findings: [{ message }] });
  });

  it("names the first fields without the marks behind their labels", () => {
    const fields = ["Vorname *", "Name:", "E-Mail", "Telefon"].map((label) =>
      aField({ type: "email", label }),
    );
    const message = expect.stringContaining('asks for "Vorname", "Name", "E-Mail", and more. ') as string;
    expect(judge({ forms: [aForm({ fields })] })).toMatchObject({ findings: [{ message }] });
  });

  it("does not apply to search boxes and logins", () => {
    const search = aForm({ fields: [aField({ type: "search", name: "q" })] });
    const logIn = aForm({ fields: [aField({ type: "email" }), aField({ type: "password" })] });
    expect(judge({ forms: [search, logIn] }).outcome).toBe("not-applicable");
  });

  it("could not run when the page was not read", () => {
    expect(prvFormPolicy.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
  });
});
