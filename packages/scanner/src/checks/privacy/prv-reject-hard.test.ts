import { describe, expect, it } from "vitest";

import { prvRejectHard } from "#checks/privacy/prv-reject-hard.ts";
import { aBanner, messagesOf, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { BannerAnswer, ConsentBanner } from "#evidence/privacy.ts";

const accept = { text: "Accept all", kind: "accept", area: 4000 } as const;
const withButtons = (...buttons: ConsentBanner["buttons"]) =>
  passesEvidence({ banner: gathered(aBanner({ buttons })) }, ["CA"]);

describe("prv-reject-hard", () => {
  it("fails when the first layer only accepts or leads to settings", () => {
    const verdict = prvRejectHard.evaluate(
      withButtons(accept, { text: "Settings", kind: "settings", area: 900 }),
    );
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)[0]).toContain("offers “Accept all” but no equally direct way");
  });

  it("asks a person when 'Reject' is much smaller", () => {
    const verdict = prvRejectHard.evaluate(
      withButtons(accept, { text: "Reject", kind: "reject", area: 800 }),
    );
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)[0]).toContain("only 20%");
  });

  it.each([
    "No, I don't care about my health",
    "No, I like paying full price",
    "I'd rather miss out",
    "Nein, ich mag Langeweile",
    "Non, je préfère m'ennuyer",
    "No, prefiero aburrirme",
  ])("asks about a refusal that mocks whoever presses it: %s", (text) => {
    const verdict = prvRejectHard.evaluate(withButtons(accept, { text, kind: "reject", area: 4000 }));
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toEqual([
      `The only way to refuse is “${text}”. Does that make visitors look foolish for saying no?`,
    ]);
    const plain = { text: "Reject", kind: "reject", area: 4000 } as const;
    const both = withButtons(accept, plain, { ...plain, text });
    expect(prvRejectHard.evaluate(both).outcome).toBe("passed");
  });

  it.each([
    "No, thanks",
    "I do not accept",
    "No, I don't want cookies",
    "I refuse",
    "Nein, ich möchte nicht zustimmen",
    "Je refuse",
    "No quiero publicidad",
    "I disagree",
    "Ich lehne ab",
    "Ik weiger",
    "Mi rifiuto",
    "Solo i tecnici",
  ])("passes a refusal in plain words: %s", (text) => {
    const verdict = prvRejectHard.evaluate(withButtons(accept, { text, kind: "reject", area: 4000 }));
    expect(verdict.outcome).toBe("passed");
  });

  const seenAs = (size: number, contrast: number | null) => {
    const reject = { text: "Reject", kind: "reject", area: 4000, letters: { size, contrast } } as const;
    return prvRejectHard.evaluate(withButtons({ ...accept, letters: { size: 18, contrast: 7 } }, reject));
  };

  it("fails when the letters of 'Reject' can hardly be read", () => {
    expect(seenAs(16, 1.2).outcome).toBe("failed");
    expect(messagesOf(seenAs(9, 2.4))).toEqual([
      "“Reject” can hardly be read beside “Accept all”: its letters are 9 pixels high and have a contrast of 2.4 to 1.",
    ]);
  });

  it.each([
    [16, 2.6],
    [10, 7],
    [16, null],
  ])("passes letters of %s pixels and a contrast of %s", (size, contrast) => {
    expect(seenAs(size, contrast).outcome).toBe("passed");
  });

  it("passes where 'Accept' is as faint", () => {
    const letters = { size: 16, contrast: 1.5 };
    const faint = withButtons(
      { ...accept, letters },
      { text: "Reject", kind: "reject", area: 4000, letters },
    );
    expect(prvRejectHard.evaluate(faint).outcome).toBe("passed");
  });

  it("fails when phones are not shown 'Reject'", () => {
    const reject = { text: "Reject", kind: "reject", area: 4000 } as const;
    const onPhone = (...buttonsOnPhone: ConsentBanner["buttons"]) =>
      prvRejectHard.evaluate(
        passesEvidence({ banner: gathered(aBanner({ buttons: [accept, reject], buttonsOnPhone })) }),
      );
    expect(onPhone(accept)).toMatchObject({ outcome: "failed" });
    expect(onPhone(accept, { ...reject, text: "Only necessary" }).outcome).toBe("passed");
    expect(onPhone().outcome).toBe("passed");
  });

  describe("where the banner was back after the answer", () => {
    const judge = (answer: Partial<BannerAnswer>) => {
      const given = { label: null, by: "rule" as const, leftPage: false, cameBack: true, ...answer };
      const afterReject = gathered({ ...aPrivacyPass(), clicks: 1, answer: given });
      return prvRejectHard.evaluate(passesEvidence({ banner: gathered(aBanner()), afterReject }));
    };

    it("fails when 'Reject' only led to another page", () => {
      expect(judge({ leftPage: true })).toMatchObject({ outcome: "failed" });
      expect(judge({ leftPage: true, cameBack: false }).outcome).toBe("passed");
    });

    it("asks a person when the answer was taken and forgotten", () => {
      expect(judge({})).toMatchObject({ outcome: "review" });
      expect(judge({ by: "settings", label: "Save", leftPage: true }).outcome).toBe("review");
    });
  });

  it("passes when both are offered alike", () => {
    expect(prvRejectHard.evaluate(passesEvidence({ banner: gathered(aBanner()) })).outcome).toBe("passed");
  });

  it("does not apply without a banner, or to one that asks nothing", () => {
    expect(prvRejectHard.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
    expect(prvRejectHard.evaluate(withButtons()).outcome).toBe("not-applicable");
  });

  it("could not run when the banner could not be read", () => {
    expect(prvRejectHard.evaluate(passesEvidence({ banner: notGathered() })).outcome).toBe("could-not-run");
  });
});
