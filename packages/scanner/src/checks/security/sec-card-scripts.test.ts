import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import type { FormFieldRef } from "#evidence/document.ts";

import { secCardScripts } from "./sec-card-scripts.ts";

const CARD = aField({ autocomplete: "cc-number" });
const judge = (url: string, field: FormFieldRef = CARD) => {
  const document = gathered(aDocument({ forms: [aForm({ fields: [field] })] }));
  const requests = [aRequest({ url, type: "script" })];
  return secCardScripts.evaluate(aPage({ document, requests }), anEvidence());
};

describe("sec-card-scripts", () => {
  it.each([
    ["Meta Pixel", "https://connect.facebook.net/en_US/fbevents.js"],
    ["Hotjar", "https://static.hotjar.com/c/hotjar-1.js"],
    ["Intercom", "https://widget.intercom.io/widget/abc"],
  ])("fails where a script of %s runs", (vendor, url) => {
    expect(judge(url)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(vendor), element: { selector: CARD.selector } }],
    });
  });

  it.each([
    ["Credit card number", "field7", "failed"],
    ["Card number", "cc", "failed"],
    ["Kreditkartennummer *", "f", "failed"],
    ["Card number", "library", "not-applicable"],
    ["Loyalty card number", "card", "not-applicable"],
    ["Business card text", "cc", "not-applicable"],
  ])("knows a field by its label: %s, %s", (label, name, outcome) => {
    expect(judge("https://static.hotjar.com/c/hotjar-1.js", aField({ label, name })).outcome).toBe(outcome);
  });

  it("asks about a tag manager, which can add any of them", () => {
    expect(judge("https://www.googletagmanager.com/gtm.js?id=GTM-ABC").outcome).toBe("review");
  });

  it("asks about a script of whom we don't know", () => {
    expect(judge("https://cdn.reviewsnap.test/r.js")).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("cdn.reviewsnap.test") as string }],
    });
  });

  it.each([
    "https://js.stripe.com/v3/",
    "https://shop.example/checkout.js",
    "https://cdn.jsdelivr.net/npm/x",
  ])("passes %s", (url) => {
    expect(judge(url).outcome).toBe("passed");
  });

  it("does not apply to other pages, and could not run where the page was not read", () => {
    const other = judge("https://static.hotjar.com/c/hotjar-1.js", aField({ type: "email", name: "email" }));
    expect(other.outcome).toBe("not-applicable");
    expect(secCardScripts.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
