import { describe, expect, it } from "vitest";

import { prvPolicyOther } from "#checks/privacy/prv-policy-other.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { noPolicy, POLICY_URL, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";
import { aDocument, aLink, anEvidence, aPage, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

const MENU = "Skip to content Kanzlei Aubrac Home Fees Contact";
const FOOTER = "Privacy policy © 2026 Kanzlei Aubrac, Main Street 1";

/** The policy of a law firm's site whose menu and footer name it. */
function judge(
  policy: string,
  home: Partial<DocumentSnapshot> = {},
  headings: DocumentSnapshot["headings"] = [],
) {
  const link = aLink({ href: POLICY_URL, text: "Privacy policy", inFooter: true });
  const around = (text: string): string => `${MENU} ${text} ${FOOTER}`;
  const start = aDocument({ title: "Family law | Kanzlei Aubrac", links: [link], ...home });
  const text = around(policy);
  const document = aDocument({ title: "Privacy policy | Kanzlei Aubrac", text, headings, wordCount: 400 });
  return prvPolicyOther.evaluate(
    anEvidence({
      profiles: ["EU"],
      pages: [
        aPage({ document: gathered({ ...start, text: around(start.text) }) }),
        aPage({ url: POLICY_URL, document: gathered(document) }),
      ],
    }),
  );
}

describe("prv-policy-other", () => {
  it.each([
    [
      "Boulangerie Dupont SARL",
      "Mise à jour : 2 juin 2026. Boulangerie Dupont SARL, 35000 Rennes, est responsable du traitement des données.",
    ],
    ["Bäckerei Huber GmbH", "Verantwortlich ist die Bäckerei Huber GmbH, Wien. Wir verarbeiten Ihre Daten."],
    ["Panadería Ruiz SL", "Responsable: Panadería Ruiz S.L., Sevilla. Tratamos sus datos personales."],
    ["Hostal Brisas del Mar", "Hostal Brisas del Mar S.L. es responsable del fichero de sus datos."],
    ["Harbor Bakery LLC", "This policy explains what Harbor Bakery LLC (“we”) does with your personal data."],
    ["Autorijschool Van Houten", "Verantwoordelijke: Autorijschool Van Houten, Stationsplein 3, Apeldoorn."],
    ["Zahnarztpraxis", "Verantwortlich für die Datenverarbeitung: Zahnarztpraxis Lindner, Seestr. 4, Ulm."],
    ["Sunset Dental Studio", "The data controller is Sunset Dental Studio. We process your data."],
    ["Boulangerie du Port", "Le responsable du traitement est la Boulangerie du Port, 3 quai Vauban."],
    ["Kanzlei Sommer", "Verantwortlicher: Kanzlei Sommer, Wien. Wir verarbeiten Ihre Daten."],
    ["Bageri Norrsken AB", "Personuppgiftsansvarig är Bageri Norrsken AB, Luleå."],
    ["Clínica Robles", "Responsable del tratamiento: Clínica Robles, Calle Mayor 1, Madrid."],
  ])("asks about a policy that names another company: %s", (name, policy) => {
    const verdict = judge(policy);
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ page: POLICY_URL }] });
    expect(messagesOf(verdict)[0]).toContain(`“${name}`);
  });

  it("fails where its email address is that company's, too", () => {
    const named = 'Cedar Hollow Dental Group, LLC ("Cedar Hollow", "we") respects your privacy.';
    expect(judge(`${named} Write to office@cedarhollowdental.com.`).outcome).toBe("failed");
    expect(judge(`${named} Write to office@mail.example.`).outcome).toBe("review");
    expect(judge(`${named} Write to office@cedarhollowdental.com or info@shop.example.`).outcome).toBe(
      "passed",
    );
  });

  it.each([
    [
      "the site's own name stands in it",
      "Kanzlei Aubrac belongs to Huber Holding GmbH, the controller of your data.",
    ],
    [
      "only companies that work for the site are named",
      "We are glad you came. Our hosting provider is Server Farm GmbH.",
    ],
    ["a person is named", "Verantwortlich: Eva Lindner, Hauptstr. 1, Wien."],
    ["the controller is not named", "The data controller is the Owner of this website, as the imprint says."],
    ["its name is said in other words", "Verantwortlich: Steuerkanzlei Dr. Aubrac und Partner, Wien."],
    ["no company is named", "We are responsible for your personal data."],
  ])("passes where %s", (_what, policy) => {
    expect(judge(policy).outcome).toBe("passed");
  });

  it("passes where the company stands elsewhere on the site", () => {
    const policy = "Verantwortlich ist die Huber Rechtsanwalts GmbH. Wir verarbeiten Ihre Daten.";
    expect(judge(policy, { text: "Imprint: Huber Rechtsanwalts GmbH, Vienna." }).outcome).toBe("passed");
    const value = { "@type": "LegalService", name: "Huber" };
    const structuredData = [{ raw: "", parseError: null, value }];
    expect(judge(policy, { structuredData }).outcome).toBe("passed");
  });

  it("takes no notice of a heading that repeats the page's title", () => {
    const title = "Privacy policy | Kanzlei Aubrac";
    const policy = `${title} Verantwortlich: Bäckerei Huber GmbH, Wien.`;
    const heading = { level: 1, text: title, selector: "h1", snippet: "<h1>", component: "h1" };
    expect(judge(policy, {}, [heading]).outcome).toBe("review");
    expect(judge(policy, {}, [{ ...heading, text: "Privacy of Kanzlei Aubrac" }]).outcome).toBe("passed");
  });

  it("passes where the footer or the imprint names the other business", () => {
    const policy = "Verantwoordelijke: Autorijschool Van Houten, Stationsplein 3. Wij verwerken gegevens.";
    expect(judge(policy, { text: "Een initiatief van Van Houten, Apeldoorn." }).outcome).toBe("passed");
  });

  it("does not apply without a policy, and could not run where it was not read", () => {
    expect(prvPolicyOther.evaluate(noPolicy()).outcome).toBe("not-applicable");
    expect(prvPolicyOther.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
