import { describe, expect, it } from "vitest";

import { prvPolicyContent } from "#checks/privacy/prv-policy-content.ts";
import { messagesOf, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { aCookie, aLink, aPrivacyPass, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const FOR_THE_US = `Contact us at privacy@shop.example. Information we collect: your name. How we use it: to send bread.
We share data with third parties that deliver it. You may opt out at any time. We use cookies.
We do not knowingly collect data of children.`;

describe("prv-policy-content", () => {
  it("asks a person about topics whose words were not found, never fails", () => {
    const verdict = prvPolicyContent.evaluate(policyEvidence(FOR_THE_US, { profiles: ["EU"] }));
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toContain(
      "We did not find this topic in the privacy policy: the right to complain to an authority.",
    );
    expect(messagesOf(verdict).join(" ")).not.toContain("Do Not Track");
  });

  it("passes when every topic of the switched-on profiles is found", () => {
    expect(prvPolicyContent.evaluate(policyEvidence(FOR_THE_US, { profiles: ["US"] })).outcome).toBe(
      "passed",
    );
  });

  it.each([
    ["the right to take data along", "You can ask us to port your data to a bakery of your choice."],
    ["the right to take data along", "You may receive it in a commonly used, machine-readable format."],
    ["taking consent back", "You agreed to our letters? You can change your mind whenever you like."],
    ["the right to deletion", "Ask us to remove all of your personal information and we will."],
    ["the right to correction", "We fix any mistakes in your details."],
    ["the right to access", "You may ask us for a copy of the personal data we hold."],
    ["the right to complain to an authority", "If you are unhappy, complain to the privacy regulator."],
    ["how long they are kept", "We keep your orders for 7 years."],
    ["transfers to other countries", "Our servers are in the United States."],
    ["the legal basis", "Our legal grounds are your consent and our contract with you."],
  ])("finds %s in other words", (topic, words) => {
    const without = messagesOf(prvPolicyContent.evaluate(policyEvidence("Bread.", { profiles: ["EU"] })));
    const told = messagesOf(prvPolicyContent.evaluate(policyEvidence(words, { profiles: ["EU"] })));
    const message = `We did not find this topic in the privacy policy: ${topic}.`;
    expect([without.includes(message), told.includes(message)]).toEqual([true, false]);
  });

  it.each([
    ["the right to take data along", "Our portable ovens are sent to other shops. We report to our owners."],
    ["the right to correction", "We update our shelves daily."],
    ["the right to deletion", "We remove crumbs from the tables."],
    [
      "whom they are shared with",
      "We can transfer your data to another provider. Transfers Data stays here.",
    ],
    ["whom they are shared with", "We are not liable for third-party websites. Share this page!"],
    ["how long they are kept", "We retain the right to change this policy."],
  ])("does not find %s in words about something else", (topic, words) => {
    const told = messagesOf(prvPolicyContent.evaluate(policyEvidence(words, { profiles: ["EU"] })));
    expect(told).toContain(`We did not find this topic in the privacy policy: ${topic}.`);
  });

  it.each([
    ["which data are collected", "de", "Wir verarbeiten Ihre IP-Adresse und die aufgerufenen Seiten."],
    ["which data are collected", "fr", "Les données que nous traitons sont votre nom et votre adresse."],
    ["taking consent back", "fr", "Vous donnez un accord que vous pouvez retirer à tout moment."],
    ["transfers to other countries", "fr", "Elles sont transférées vers les États-Unis."],
    ["the right to complain to an authority", "it", "Può presentare reclamo al Garante."],
    ["how long they are kept", "nl", "Wij bewaren uw bestellingen zeven jaar."],
    ["the right to deletion", "pl", "Możesz zażądać usunięcia danych."],
    ["the right to take data along", "pt", "Tem direito à portabilidade."],
  ])("finds %s in another language: %s", (topic, lang, words) => {
    const told = messagesOf(
      prvPolicyContent.evaluate(policyEvidence(words, { profiles: ["EU"], document: { lang } })),
    );
    expect(told.join()).not.toContain(`privacy policy: ${topic}.`);
  });

  it("does not take transfers to other countries for recipients in German", () => {
    const told = (text: string) =>
      messagesOf(
        prvPolicyContent.evaluate(policyEvidence(text, { profiles: ["EU"], document: { lang: "de" } })),
      ).join(" ");
    expect(told("Daten werden nicht in Drittländer übermittelt.")).toContain("whom they are shared with");
    expect(told("Daten erhält unser Dienstleister.")).not.toContain("whom they are shared with");
  });

  it("asks no American topics of a policy in another language, unless only American laws were chosen", () => {
    const told = (lang: string, profiles: ("US" | "CA" | "EU")[]) =>
      messagesOf(prvPolicyContent.evaluate(policyEvidence("Brot.", { profiles, document: { lang } }))).join(
        " ",
      );
    expect(told("de", ["US", "CA", "EU"])).not.toContain("Do Not Track");
    expect(told("de", ["CA"])).toContain("Do Not Track");
    expect(told("en", ["US", "CA", "EU"])).toContain("Do Not Track");
  });

  it.each([
    ["sv", "Swedish"],
    ["el-GR", "Greek"],
    ["ja", "Japanese"],
  ])("could not run on a policy in a language whose words we don't know: %s", (lang, name) => {
    const verdict = prvPolicyContent.evaluate(
      policyEvidence("Vi sparar dina uppgifter.", { profiles: ["EU"], document: { lang } }),
    );
    expect(verdict).toMatchObject({ outcome: "could-not-run", reason: expect.stringContaining(name) });
  });

  it("reads a policy that names no language, or one that does not exist", () => {
    for (const lang of [null, "", "xx", "english"]) {
      const document = { lang };
      expect(prvPolicyContent.evaluate(policyEvidence("Bread.", { document })).outcome).toBe("review");
    }
  });

  it("does not ask for cookies where nothing was seen to be stored", () => {
    const evidence = policyEvidence("Bread.", { profiles: ["US"] });
    const told = (pass: Partial<PrivacyPass>) => {
      const privacy = gathered(somePasses({ fresh: aPrivacyPass(pass) }));
      return messagesOf(prvPolicyContent.evaluate({ ...evidence, site: { ...evidence.site, privacy } }));
    };
    const message = "We did not find this topic in the privacy policy: cookies and similar techniques.";
    expect(told({})).not.toContain(message);
    expect(told({ cookieWrites: [aCookie("a=1")] })).toContain(message);
    expect(messagesOf(prvPolicyContent.evaluate(evidence))).toContain(message);
  });

  it("does not take a word of another language for a topic of an English policy", () => {
    const told = messagesOf(
      prvPolicyContent.evaluate(
        policyEvidence("A kind offer.", { profiles: ["US"], document: { lang: "en-US" } }),
      ),
    );
    expect(told).toContain("We did not find this topic in the privacy policy: children.");
  });

  const EMPTY = "We respect your privacy. Your data are safe with us at all times, always and everywhere.";

  it("asks about a policy of a few words, unless its text may stand elsewhere", () => {
    const short = (document: Partial<DocumentSnapshot>) =>
      prvPolicyContent.evaluate(policyEvidence(EMPTY, { document: { wordCount: 17, ...document } }));
    expect(messagesOf(short({}))).toEqual(["The privacy policy has only 17 words. Is all of it there?"]);
    expect(short({ links: [aLink({ href: "https://shop.example/policy.pdf" })] }).outcome).toBe(
      "could-not-run",
    );
    expect(short({ wordCount: 3, text: "Loading your data" }).outcome).toBe("could-not-run");
  });

  it("does not apply without a policy", () => {
    expect(prvPolicyContent.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run when the policy was not read", () => {
    expect(prvPolicyContent.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
