import { describe, expect, it } from "vitest";

import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { secFormMail } from "./sec-form-mail.ts";

function judge(...actions: string[]) {
  const forms = actions.map((action) => aForm({ action }));
  return secFormMail.evaluate(aPage({ document: gathered(aDocument({ forms })) }), anEvidence());
}

describe("sec-form-mail", () => {
  it.each(["mailto:info@bakery.test", "MAILTO:info@bakery.test?subject=Order"])(
    "asks about a form that is sent to %s",
    (action) => {
      expect(judge("https://shop.example/search", action)).toMatchObject({
        outcome: "review",
        findings: [
          { message: expect.stringContaining("info@bakery.test,") as string, component: "form:mail" },
        ],
      });
    },
  );

  it("asks about one that names no one", () => {
    expect(judge("mailto:?subject=Order")).toMatchObject({
      findings: [{ message: expect.stringContaining("is sent by email, with") as string }],
    });
  });

  it.each(["https://shop.example/contact", "https://forms.vendor.test/mailto", "javascript:void(0)"])(
    "passes a form that is sent to %s",
    (action) => {
      expect(judge(action).outcome).toBe("passed");
    },
  );

  it("does not apply without a form, and could not run where the page was not read", () => {
    expect(judge().outcome).toBe("not-applicable");
    expect(secFormMail.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
