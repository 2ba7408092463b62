import { describe, expect, it } from "vitest";

import { prvConsentWithdraw } from "#checks/privacy/prv-consent-withdraw.ts";
import { aBanner, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aDocument, aLink, aPage, aPrivacyPass, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

const after = (pass: Partial<PrivacyPass>) =>
  passesEvidence({
    banner: gathered(aBanner()),
    afterReject: gathered({ ...aPrivacyPass(pass), clicks: 1 }),
  });

describe("prv-consent-withdraw", () => {
  it("fails when nothing on the page changes the consent once the banner is gone", () => {
    expect(prvConsentWithdraw.evaluate(after({ text: "About us\nPrivacy policy" })).outcome).toBe("failed");
  });

  it("passes with a link, or with an icon that has a name", () => {
    expect(prvConsentWithdraw.evaluate(after({ text: "About us\nCookie settings" })).outcome).toBe("passed");
    expect(prvConsentWithdraw.evaluate(after({ controlNames: ["Manage consent"] })).outcome).toBe("passed");
  });

  it.each([
    "Configurar cookies",
    "Rivedi le scelte sui cookie",
    "Cookievoorkeuren",
    "Modifier mes choix cookies",
    "Zustimmung widerrufen",
    "Zmień ustawienia plików cookie",
    "Hantera samtycke",
    "Review my cookie choices",
  ])("passes with a button “%s”", (name) => {
    expect(prvConsentWithdraw.evaluate(after({ controlNames: ["Menu", name] })).outcome).toBe("passed");
  });

  it.each(["Política de cookies", "Cookie-Richtlinie", "Baked cookies", "Change language"])(
    "fails when “%s” is all that is left",
    (name) => {
      expect(prvConsentWithdraw.evaluate(after({ controlNames: ["Menu", name] })).outcome).toBe("failed");
    },
  );

  it("takes no sentence about cookies for a control", () => {
    const text = "You can delete cookies, and you can change how your browser treats them, at any time.";
    expect(prvConsentWithdraw.evaluate(after({ text })).outcome).toBe("failed");
  });

  describe("where the banner can only be accepted", () => {
    const buttons = [
      { text: "Accept", kind: "accept" as const, area: 4000 },
      { text: "Cookie settings", kind: "settings" as const, area: 900 },
    ];
    const judge = (links: { text: string; inFooter: boolean }[]) => {
      const evidence = passesEvidence({ banner: gathered(aBanner({ buttons })), afterReject: notGathered() });
      const document = gathered(aDocument({ links: links.map((link) => aLink(link)) }));
      return prvConsentWithdraw.evaluate({ ...evidence, pages: [aPage({ document })] }).outcome;
    };

    it("asks a person when no link of the page leads back to the choice", () => {
      expect(judge([{ text: "Privacy policy", inFooter: true }])).toBe("review");
      expect(judge([{ text: "Cookie settings", inFooter: false }])).toBe("review");
    });

    it("passes with a link in the footer, even of the same words as the banner's", () => {
      expect(judge([{ text: "Cookie settings", inFooter: true }])).toBe("passed");
    });
  });

  it("looks at the page after an answer in the settings, and could not run when the banner was back", () => {
    const judge = (cameBack: boolean) => {
      const answer = { label: "Save", by: "settings" as const, leftPage: false, cameBack };
      const buttons = [{ text: "Accept", kind: "accept" as const, area: 4000 }];
      const afterReject = gathered({ ...aPrivacyPass({ text: "About us" }), clicks: 1, answer });
      return prvConsentWithdraw.evaluate(
        passesEvidence({ banner: gathered(aBanner({ buttons })), afterReject }),
      );
    };
    expect(judge(false).outcome).toBe("failed");
    expect(judge(true).outcome).toBe("could-not-run");
  });

  it("looks at the page after a rule refused in the settings with several clicks", () => {
    const judge = (clicks: number) => {
      const buttons = [{ text: "Accept", kind: "accept" as const, area: 4000 }];
      const afterReject = gathered({ ...aPrivacyPass({ text: "About us" }), clicks });
      return prvConsentWithdraw.evaluate({
        ...passesEvidence({ banner: gathered(aBanner({ buttons })), afterReject }),
        pages: [aPage({ document: gathered(aDocument()) })],
      }).outcome;
    };
    expect([judge(3), judge(0)]).toEqual(["failed", "review"]);
  });

  it("does not apply where no banner asked", () => {
    expect(prvConsentWithdraw.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
  });

  it("could not run when the page was not seen after a choice", () => {
    const evidence = passesEvidence({ banner: gathered(aBanner()), afterReject: notGathered() });
    expect(prvConsentWithdraw.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
