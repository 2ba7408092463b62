import { describe, expect, it } from "vitest";

import { prvNoticeAtCollection } from "#checks/privacy/prv-notice-at-collection.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  noPolicy,
  POLICY_URL,
  policyEvidence,
  unreadPolicy,
} from "#checks/privacy/reading/policy.testing.ts";
import { aDocument, aForm, aLink, anEvidence, aPage, gathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

const FULL = `We collect your name and email address. How we use it: to answer you. We keep entries for two years.
  We do not sell or share personal information.`;
const SHORT = "We collect your name and email address. How we use it: to answer you.";
const OAKLAND = "Miller Bakery, 2280 Telegraph Ave, Oakland, CA 94612";
const FORM = aForm({ fields: [aField({ type: "email", label: "Email" }), aField({ label: "Name" })] });

/** A site with a form and a policy that was read whole. */
function judge(policy: string | null, contact: Partial<DocumentSnapshot> = {}) {
  const profiles: Evidence["profiles"] = ["CA"];
  const { pages } = policy === null ? noPolicy(profiles) : policyEvidence(policy, { profiles });
  const rawMarkup = gathered({ ...readRawMarkup("", POLICY_URL), words: 800 });
  const document = gathered(aDocument({ forms: [FORM], text: OAKLAND, ...contact }));
  const form = aPage({ url: "https://shop.example/contact", document });
  return prvNoticeAtCollection.evaluate(
    anEvidence({ profiles, pages: [...pages.map((page) => ({ ...page, rawMarkup })), form] }),
  );
}

describe("prv-notice-at-collection", () => {
  it("fails for a Californian business whose policy lacks what the notice has to say", () => {
    const verdict = judge(SHORT);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict)).toEqual([
      'A form asks for "Email" and "Name". Nothing is called a notice at collection, and the privacy policy doesn\'t say how long they are kept or whether they are sold or shared.',
    ]);
    expect(judge(null).outcome).toBe("failed");
  });

  it("asks where nothing shows that California's law applies", () => {
    expect(judge(SHORT, { text: "9 Pine Street, Portland, OR 97201" }).outcome).toBe("review");
  });

  it("passes where the policy says all of it, or something is called such a notice", () => {
    expect(judge(FULL).outcome).toBe("passed");
    const links = [aLink({ href: "https://shop.example/notice", text: "Notice at Collection" })];
    expect(judge(SHORT, { links }).outcome).toBe("passed");
  });

  it("does not apply where no form asks for personal data, nor outside of California", () => {
    expect(judge(SHORT, { forms: [aForm({ fields: [aField({ type: "search" })] })] }).outcome).toBe(
      "not-applicable",
    );
    expect(prvNoticeAtCollection.evaluate(noPolicy(["EU"])).outcome).toBe("not-applicable");
  });

  it("could not run when the policy or no page was read", () => {
    const { pages } = unreadPolicy(["CA"]);
    const form = aPage({
      url: "https://shop.example/contact",
      document: gathered(aDocument({ forms: [FORM] })),
    });
    expect(
      prvNoticeAtCollection.evaluate(anEvidence({ profiles: ["CA"], pages: [...pages, form] })).outcome,
    ).toBe("could-not-run");
    expect(prvNoticeAtCollection.evaluate(anEvidence({ profiles: ["CA"], pages: [] })).outcome).toBe(
      "could-not-run",
    );
  });
});
