import { describe, expect, it } from "vitest";

import { prvChildren } from "#checks/privacy/prv-children.ts";
import { policyEvidence } from "#checks/privacy/reading/policy.testing.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { adRequest, documentEvidence } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import type { FormRef } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";

const forms = [aForm({ fields: [aField({ label: "Date of birth" })] })];

describe("prv-children", () => {
  it("asks a person about trackers on a page that seems made for children", () => {
    const page = aPage({
      document: gathered(aDocument({ title: "Free kids games" })),
      requests: [adRequest()],
    });
    expect(prvChildren.evaluate(anEvidence({ profiles: ["KIDS"], pages: [page] }))).toMatchObject({
      outcome: "review",
      findings: [{ severity: "high", message: expect.stringContaining("Meta Pixel") }],
    });
  });

  it.each([
    ["Hey kids! Tell us your name and win a bear.", "failed"],
    ["Ask your mom or dad before you play.", "failed"],
    ["Games that your kids will love while you cook.", "review"],
    ["Kids eat free on Mondays.", "review"],
  ])("tells pages that speak to children from those that speak of them: %s", (text, outcome) => {
    const document = gathered(aDocument({ title: "Free kids games", text }));
    const judge = (requests: NetworkRequest[]) =>
      prvChildren.evaluate(anEvidence({ profiles: ["KIDS"], pages: [aPage({ document, requests })] }))
        .outcome;
    expect(judge([adRequest()])).toBe(outcome);
    expect(judge([aRequest({ url: "https://www.google-analytics.com/g/collect?v=2" })])).toBe("review");
  });

  it("knows such pages in other languages", () => {
    for (const title of ["Jeux et coloriages pour les petits", "Ausmalbilder", "Juegos para niños"]) {
      const page = aPage({ document: gathered(aDocument({ title })), requests: [adRequest()] });
      expect(prvChildren.evaluate(anEvidence({ profiles: ["KIDS"], pages: [page] })).outcome).toBe("review");
    }
  });

  it("asks a person about an age question that mentions no parent", () => {
    expect(prvChildren.evaluate(documentEvidence({ forms }, ["KIDS"])).outcome).toBe("review");
  });

  it.each([
    ["Are you 6 to 10 years old? Tell us about you!", "Email", "failed"],
    ["Hey kids, join the club!", "Home address", "failed"],
    ["Hey kids, join the club! Your parents get a letter.", "Email", "review"],
    ["Hey kids, join the club!", "Favorite animal", "review"],
    ["Are you 60 to 70 years old? Tell us about you!", "Email", "review"],
    ["Are you 8 to 10 people? Tell us about you!", "Email", "review"],
  ])("fails where children are asked how to reach them and no parent is: %s %s", (text, label, outcome) => {
    const asked = [
      aForm({ fields: [aField({ label: "How old are you?", name: "age" }), aField({ label })] }),
    ];
    expect(prvChildren.evaluate(documentEvidence({ forms: asked, text }, ["KIDS"])).outcome).toBe(outcome);
  });

  it("asks a person about an age that is chosen already", () => {
    const gate = (label: string, checked: boolean) => [
      aForm({ fields: [aField({ type: "radio", name: "age", label, checked })] }),
    ];
    const text = "A parent must give permission by e-mail.";
    const judge = (fields: FormRef[]) =>
      prvChildren.evaluate(documentEvidence({ forms: fields, text }, ["KIDS"])).outcome;
    expect(judge(gate("I am 13 or older", true))).toBe("review");
    expect(judge(gate("I am 13 or older", false))).toBe("passed");
    expect(judge(gate("I am under 13", true))).toBe("passed");
  });

  it("asks a person about a policy that says the site is not for children", () => {
    const judge = (policy: string, title: string) => {
      const evidence = policyEvidence(policy, { profiles: ["KIDS"] });
      const page = aPage({ url: "https://shop.example/play", document: gathered(aDocument({ title })) });
      return prvChildren.evaluate({ ...evidence, pages: [...evidence.pages, page] }).outcome;
    };
    expect(judge("Our service is not directed at children under 13.", "Free kids games")).toBe("review");
    expect(judge("Our service is not directed at children under 13.", "Rye bread")).toBe("not-applicable");
    expect(judge("Parents can write to us.", "Free kids games")).toBe("passed");
  });

  const joined = (policy: string, title = "Sticker club for kids ages 5 to 10") => {
    const evidence = policyEvidence(policy, { profiles: ["KIDS"] });
    const text = "A parent must give permission by e-mail.";
    const club = [aForm({ fields: [aField({ type: "text", label: "First name" })] })];
    const document = gathered(aDocument({ title, text, forms: club }));
    const page = aPage({ url: "https://shop.example/club", document });
    return prvChildren.evaluate({ ...evidence, pages: [...evidence.pages, page] });
  };

  it.each([
    ["doesn't say how parents agree", "We keep names for a year."],
    ["By playing, children agree", "Made for children. By playing, children agree to this policy."],
  ])("asks about a policy for children that %s", (words, policy) => {
    expect(joined(policy)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining(words) }],
    });
  });

  it.each([
    "Parents can review and delete what we hold of their child.",
    "We ask a parent or guardian for consent before a child joins.",
  ])("passes one that tells parents their rights: %s", (policy) => {
    expect(joined(policy).outcome).toBe("passed");
  });

  it("passes with a parent's consent, or without trackers", () => {
    const text = "Under 13? Ask your parent. A parent must give permission by e-mail.";
    expect(prvChildren.evaluate(documentEvidence({ forms, text }, ["KIDS"])).outcome).toBe("passed");
    expect(prvChildren.evaluate(documentEvidence({ title: "Free kids games" }, ["KIDS"])).outcome).toBe(
      "passed",
    );
  });

  it("does not apply to other sites, nor while the profile for children is off", () => {
    expect(prvChildren.evaluate(documentEvidence({}, ["KIDS"])).outcome).toBe("not-applicable");
    expect(prvChildren.evaluate(documentEvidence({ forms }, ["US"])).outcome).toBe("not-applicable");
  });

  it("could not run when no page was read", () => {
    const evidence = anEvidence({ profiles: ["KIDS"], pages: [anUnmeasuredPage()] });
    expect(prvChildren.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
