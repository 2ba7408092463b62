import { describe, expect, it } from "vitest";

import { prvIncentive } from "#checks/privacy/prv-incentive.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { documentEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { POLICY_URL, policyEvidence } from "#checks/privacy/reading/policy.testing.ts";
import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

const forms = [aForm({ fields: [aField({ type: "email", label: "Email" })] })];
const judge = (text: string, document: Partial<DocumentSnapshot> = {}) =>
  prvIncentive.evaluate(documentEvidence({ text, forms, links: [], ...document }, ["CA"]));
const OFFER = "Get ten percent off for giving us your e-mail, phone number and birthday.";

describe("prv-incentive", () => {
  it.each([
    OFFER,
    "Save 15% when you share your mobile number.",
    "Tell us your birthday and get a free dessert.",
    "The more you tell us about your travels, the more you save.",
    "Join our rewards program and earn points with each order.",
  ])("asks about a notice where a page with a form says: %s", (text) => {
    expect(judge(text)).toMatchObject({ outcome: "review", findings: [{ severity: "medium" }] });
  });

  it("fails for a business of California whose policy was read whole, unless the notice may stand elsewhere", () => {
    const offer = (text: string, links: DocumentSnapshot["links"] = []) => {
      const { pages } = policyEvidence(`We keep your address. ${text}`, { profiles: ["CA"] });
      const rawMarkup = gathered({ ...readRawMarkup("", POLICY_URL), words: 800 });
      const join = aPage({
        url: "https://shop.example/join",
        document: gathered(aDocument({ text: OFFER, forms, links })),
      });
      const all = [...pages.map((page) => ({ ...page, rawMarkup })), join];
      return prvIncentive.evaluate(anEvidence({ profiles: ["CA"], pages: all })).outcome;
    };
    expect(offer("Oakland, CA 94612")).toBe("failed");
    expect(offer("Portland, OR 97201")).toBe("review");
    const rules = aLink({ href: "https://shop.example/rules", text: "Program rules" });
    expect(offer("Oakland, CA 94612", [rules])).toBe("review");
  });

  it.each(["Email for 10% off Get my 10% off", "Sign up to get a free tote", "Unlock your $20 coupon Phone"])(
    "asks where the form itself says: %s",
    (text) => {
      const form = [aForm({ fields: [aField({ type: "email", label: "Email" })], text })];
      expect(judge("Bread", { forms: form }).outcome).toBe("review");
    },
  );

  it("has nothing to say of a form for orders that names a price", () => {
    const form = [aForm({ fields: [aField({ type: "email", label: "Email" })], text: "Total $20 Pay now" })];
    expect(judge("Bread", { forms: form }).outcome).toBe("not-applicable");
  });

  it("passes where a link or a page speaks of the notice", () => {
    expect(judge(OFFER, { links: [aLink({ text: "Notice of Financial Incentive" })] }).outcome).toBe(
      "passed",
    );
    expect(judge(`${OFFER} We estimate the value of your data from our costs.`).outcome).toBe("passed");
  });

  it.each([
    "Write to us and get an answer within a day.",
    "20% off all bread this week.",
    "Enter your email to get our newsletter.",
    "We share your data with no one. Free shipping on orders over $50.",
    "Our founder won a reward for a loyal life.",
  ])("does not apply to: %s", (text) => {
    expect(judge(text).outcome).toBe("not-applicable");
  });

  it("does not apply where no form asks for data", () => {
    expect(judge(OFFER, { forms: [] }).outcome).toBe("not-applicable");
  });

  it("could not run when no page was read", () => {
    const evidence = anEvidence({ profiles: ["CA"], pages: [anUnmeasuredPage()] });
    expect(prvIncentive.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
