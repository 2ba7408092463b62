import { describe, expect, it } from "vitest";

import { prvPolicyLanguage } from "#checks/privacy/prv-policy-language.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { noPolicy, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";
import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

const ENGLISH =
  "Rent a bicycle in the heart of Utrecht and see the canals, the cathedral and the old town at your own pace. We have city bikes, cargo bikes and electric bikes for the whole family, and we explain the best routes to you before you leave our shop in the morning.";
const DUTCH =
  "Wij verwerken uw gegevens alleen om uw reservering uit te voeren en bewaren ze niet langer dan nodig is. U heeft recht op inzage en verwijdering van uw gegevens en u kunt een klacht indienen bij de toezichthouder, als u vindt dat wij niet goed met uw gegevens omgaan in onze winkel.";
const ENGLISH_POLICY =
  "We process your data only to carry out your booking and keep it no longer than we need. You have the right to access and to deletion of your data, and you can complain to the supervisory authority if you think that we do not treat your data as we should in our shop.";

const words = (text: string) => text.split(" ").length;
const aPolicy = (path: string, lang: string, text: string) =>
  aPage({
    url: `https://shop.example${path}`,
    document: gathered(aDocument({ title: "Privacy policy", lang, text, wordCount: words(text) })),
  });
const aReadPage = (url: string, lang: string, text: string, ...policies: string[]) => {
  const links = policies.map((path) =>
    aLink({ href: `https://shop.example${path}`, text: "Privacy policy" }),
  );
  return aPage({ url, document: gathered(aDocument({ lang, text, wordCount: words(text), links })) });
};
const judge = (...pages: ReturnType<typeof aPage>[]) =>
  prvPolicyLanguage.evaluate(anEvidence({ profiles: ["EU"], pages }));
const HOME = "https://shop.example/";

describe("prv-policy-language", () => {
  it("fails where pages of a language link to a policy in another alone", () => {
    const verdict = judge(aReadPage(HOME, "en", ENGLISH, "/privacy"), aPolicy("/privacy", "nl", DUTCH));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual(["Pages in English link to a privacy policy in Dutch alone."]);
  });

  it.each(["https://shop.example/en/", "https://shop.example/en-us/routes"])(
    "fails where the template declares the policy's language, but words and address tell another: %s",
    (url) => {
      const pages = [url, `${url}/more`].map((one) => aReadPage(one, "nl", ENGLISH, "/privacy"));
      const verdict = judge(...pages, aPolicy("/privacy", "nl", DUTCH));
      expect(messagesOf(verdict)).toEqual(["Pages in English link to a privacy policy in Dutch alone."]);
    },
  );

  it("asks about a single page that may introduce the site, unless it asks people for their data", () => {
    const policy = aPolicy("/privacy", "nl", DUTCH);
    const single = aReadPage("https://shop.example/en", "en", ENGLISH, "/privacy");
    const verdict = judge(single, policy);
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toEqual([
      "A page in English links to a privacy policy in Dutch alone. Does the site address people who don't read Dutch?",
    ]);
    const document = single.document.gathered ? single.document.value : aDocument();
    const forms = [aForm({ fields: [aField({ type: "email", label: "Email" })] })];
    expect(judge({ ...single, document: gathered({ ...document, forms }) }, policy).outcome).toBe("failed");
  });

  it.each([
    [
      "in their language",
      [aReadPage(HOME, "en", ENGLISH, "/privacy"), aPolicy("/privacy", "en", ENGLISH_POLICY)],
    ],
    [
      "in their language whose template says another",
      [aReadPage(HOME, "en", ENGLISH, "/privacy"), aPolicy("/privacy", "nl", ENGLISH_POLICY)],
    ],
    [
      "in both",
      [
        aReadPage(HOME, "en", ENGLISH, "/nl/privacy", "/privacy"),
        aPolicy("/nl/privacy", "nl", DUTCH),
        aPolicy("/privacy", "en", ENGLISH_POLICY),
      ],
    ],
    [
      "that may be in both, as one was not read",
      [aReadPage(HOME, "en", ENGLISH, "/nl/privacy", "/privacy"), aPolicy("/nl/privacy", "nl", DUTCH)],
    ],
    [
      "that holds both, one after the other",
      [
        aReadPage(HOME, "en", ENGLISH, "/privacy"),
        aPolicy("/privacy", "nl", `${DUTCH} ${DUTCH} ${ENGLISH_POLICY} ${ENGLISH_POLICY} ${ENGLISH_POLICY}`),
      ],
    ],
    [
      "whose own language differs from what they declare",
      [aReadPage(HOME, "en", DUTCH, "/privacy"), aPolicy("/privacy", "nl", DUTCH)],
    ],
    [
      "whose address says neither",
      [aReadPage("https://shop.example/fr/", "nl", ENGLISH, "/privacy"), aPolicy("/privacy", "nl", DUTCH)],
    ],
    ["from few words", [aReadPage(HOME, "en", "Rent a bike.", "/privacy"), aPolicy("/privacy", "nl", DUTCH)]],
  ])("passes pages that link to one %s", (_, pages) => {
    expect(judge(...pages).outcome).toBe("passed");
  });

  it("does not apply without a policy, and could not run when none was read", () => {
    expect(prvPolicyLanguage.evaluate(noPolicy()).outcome).toBe("not-applicable");
    expect(prvPolicyLanguage.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
    expect(judge(anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
