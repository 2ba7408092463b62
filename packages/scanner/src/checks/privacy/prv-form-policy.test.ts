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
import type { DocumentSnapshot } from "#evidence/document.ts";

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
          message: expect.stringContaining('"Your e-mail"'),
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

  it("asks a person where the link has no address of its own", () => {
    const link = { href: "https://shop.example/#!", text: "Privacy policy" };
    for (const document of [
      { forms: [{ ...contact, links: [link] }] },
      { forms: [contact], links: [aLink({ ...link, inFooter: true })] },
    ]) {
      expect(judge(document)).toMatchObject({
        outcome: "review",
        findings: [{ message: expect.stringContaining("“Privacy policy” has no address") as string }],
      });
    }
  });

  it("asks a person where the link leads back to the form's own page", () => {
    const links = [
      aLink({ href: "https://shop.example/", rawHref: "", text: "Privacy policy", inFooter: true }),
    ];
    const message = expect.stringContaining("“Privacy policy” leads back to the same page") as string;
    expect(judge({ forms: [contact], links })).toMatchObject({ outcome: "review", findings: [{ message }] });
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
