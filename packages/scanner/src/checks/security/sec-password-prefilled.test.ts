import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { secPasswordPrefilled } from "./sec-password-prefilled.ts";

function judge(value: string | null, { text = "", isLoose = false } = {}) {
  const attribute = value === null ? "" : ` value="${value}"`;
  const field = aField({
    type: "password",
    label: "Password",
    snippet: `<input type="password"${attribute}>`,
  });
  const parts = isLoose ? { looseFields: [field] } : { forms: [aForm({ fields: [field] })] };
  return secPasswordPrefilled.evaluate(
    aPage({ document: gathered(aDocument({ ...parts, text })) }),
    anEvidence(),
  );
}

describe("sec-password-prefilled", () => {
  it("passes empty fields and signs in place of a password", () => {
    for (const value of [null, "", "••••••••", "********", "xxxx"])
      expect([value, judge(value).outcome]).toEqual([value, "passed"]);
  });

  it("fails a password in a form or outside of one, and does not pass it on", () => {
    for (const isLoose of [true, false]) {
      const verdict = judge("Tramway-88", { isLoose });
      expect(verdict).toMatchObject({
        outcome: "failed",
        findings: [{ element: { snippet: '<input type="password" value="...">' } }],
      });
      expect(JSON.stringify(verdict)).not.toContain("Tramway");
    }
  });

  it("asks a person where everyone may try the site", () => {
    expect(judge("bread", { text: "Sign in to our demo shop" }).outcome).toBe("review");
  });

  it("does not apply without a password field, and could not run on a page that was not read", () => {
    const plain = aPage({ document: gathered(aDocument({ forms: [aForm({ fields: [aField()] })] })) });
    expect(secPasswordPrefilled.evaluate(plain, anEvidence()).outcome).toBe("not-applicable");
    expect(secPasswordPrefilled.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
