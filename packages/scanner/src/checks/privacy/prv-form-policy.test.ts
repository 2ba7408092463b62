import { describe, expect, it } from "vitest";

import { prvFormPolicy } from "#checks/privacy/prv-form-policy.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { aBanner, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { POLICY_URL } from "#checks/privacy/reading/policy.testing.ts";
import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot, FormRef } from "#evidence/document.ts";

const contact = aForm({ fields: [aField({ type: "email", label: "Your e-mail" })] });
const judge = (document: Partial<DocumentSnapshot>) =>
  prvFormPolicy.evaluate(aPage({ document: gathered(aDocument(document)) }), anEvidence());

describe("prv-form-policy", () => {
  it("fails when nothing on the page links to the policy", () => {
    expect(judge({ forms: [contact] })).toMatchObject({
      outcome: "failed",
      findings: [
        {
          severity: "low",
          message: 'A form asks for "Your e-mail". Nothing on the page links to the privacy policy.',
          element: { selector: "main > form" },
        },
      ],
    });
  });

  it("passes with a link at the form, in the footer, or elsewhere on the page", () => {
    const link = { href: POLICY_URL, text: "Privacy policy" };
    expect(judge({ forms: [{ ...contact, links: [link] }] }).outcome).toBe("passed");
    for (const inFooter of [true, false])
      expect(judge({ forms: [contact], links: [aLink({ ...link, inFooter })] }).outcome).toBe("passed");
  });

  describe("where a form asks for health and only the footer links to the policy", () => {
    const links = [aLink({ href: POLICY_URL, text: "Privacy policy", inFooter: true })];
    const appointment = (label: string, more: Partial<FormRef> = {}) =>
      judge({ links, forms: [{ ...contact, fields: [...contact.fields, aField({ label })], ...more }] });

    it.each(["Symptoms", "Medicación actual y enfermedades", "Vorerkrankungen", "Vos allergies"])(
      "asks a person about “%s”",
      (label) => {
        expect(appointment(label)).toMatchObject({ outcome: "review" });
      },
    );

    it("passes with a link or words at the form, and for other questions", () => {
      const near = { links: [{ href: POLICY_URL, text: "Privacy policy" }] };
      expect(appointment("Symptoms", near).outcome).toBe("passed");
      expect(appointment("Symptoms", { text: "What you tell us stays confidential." }).outcome).toBe(
        "passed",
      );
      expect(appointment("Message").outcome).toBe("passed");
    });
  });

  describe("where European law asks for information and only the footer links to the policy", () => {
    const footer = aLink({ href: POLICY_URL, text: "Política de privacidad", inFooter: true });
    const question = ["Nombre", "Correo electrónico", "Mensaje"].map((label) =>
      aField({ label, type: label.startsWith("Correo") ? "email" : "text" }),
    );
    const asking = (form: Partial<FormRef>, document: Partial<DocumentSnapshot> = {}, isEuropean = true) => {
      const page = aPage({
        document: gathered(
          aDocument({ links: [footer], forms: [aForm({ fields: question, ...form })], ...document }),
        ),
      });
      return prvFormPolicy.evaluate(page, anEvidence({ profiles: isEuropean ? ["EU"] : ["US", "CA"] }));
    };

    it.each<[string, Partial<DocumentSnapshot>]>([
      ["nothing beside the form", { text: "Escríbanos. Política de privacidad" }],
      [
        "words about something else",
        { text: "Kontakt. Wir antworten binnen eines Tages. Política de privacidad" },
      ],
    ])("asks a person about a contact form with %s", (_, document) => {
      expect(asking({}, document)).toMatchObject({
        outcome: "review",
        findings: [
          { severity: "medium", message: expect.stringContaining("only a link in the footer or menu") },
        ],
      });
    });

    it.each<[string, Partial<FormRef>, Partial<DocumentSnapshot>]>([
      ["a link in the form", { links: [{ href: POLICY_URL, text: "Política de privacidad" }] }, {}],
      ["words in the form", { text: "He leído la información sobre protección de datos" }, {}],
      [
        "words above the form",
        {},
        { text: "Responsable de sus datos personales: Hotel Faro. Política de privacidad" },
      ],
      ["a link near the form", {}, { links: [footer, { ...footer, inFooter: false }] }],
      ["an address alone to ask for", { fields: [aField({ type: "email", label: "Correo" })] }, {}],
    ])("passes with %s", (_, form, document) => {
      expect(asking(form, document).outcome).toBe("passed");
    });

    it("passes elsewhere, where a link on the page does", () => {
      expect(asking({}, {}, false).outcome).toBe("passed");
    });
  });

  it("asks, in Europe, where the only link is one that all pages have, footer or not", () => {
    const link = aLink({ href: POLICY_URL, text: "Datenschutz" });
    const forms = [
      aForm({ fields: [aField({ label: "Vorname" }), aField({ type: "email", label: "E-Mail" })] }),
    ];
    const pages = (others: DocumentSnapshot["links"]) => [
      aPage({ url: "https://shop.example/anfrage", document: gathered(aDocument({ forms, links: [link] })) }),
      ...["a", "b"].map((path) =>
        aPage({ url: `https://shop.example/${path}`, document: gathered(aDocument({ links: others })) }),
      ),
    ];
    const judgeOf = (all: ReturnType<typeof pages>) =>
      all
        .slice(0, 1)
        .map((page) => prvFormPolicy.evaluate(page, anEvidence({ profiles: ["EU"], pages: all })).outcome);
    expect(judgeOf(pages([link]))).toEqual(["review"]);
    expect(judgeOf(pages([]))).toEqual(["passed"]);
  });

  it("doesn't take the consent banner, which is on the page until it is answered, for words at the form", () => {
    const banner = aBanner({ text: "Polityka prywatności mówi o ciasteczkach.\nZgoda? Akceptuj" });
    const evidence = passesEvidence({ banner: gathered(banner) });
    const links = [aLink({ href: POLICY_URL, text: "Polityka prywatności" })];
    const forms = [
      aForm({ fields: [aField({ label: "Imię" }), aField({ type: "email", label: "E-mail" })] }),
    ];
    const judgeText = (text: string) =>
      prvFormPolicy.evaluate(aPage({ document: gathered(aDocument({ forms, links, text })) }), evidence)
        .outcome;
    const shown = "Kontakt. Napisz do nas. Polityka prywatności mówi o ciasteczkach. Zgoda? Akceptuj";
    expect(judgeText(shown)).toBe("review");
    expect(judgeText(`${shown} Dane osobowe przetwarza stowarzyszenie (RODO).`)).toBe("passed");
  });

  it("asks a person where the link has no address of its own", () => {
    const link = { href: "https://shop.example/#!", text: "Privacy policy" };
    const atForm = judge({ forms: [{ ...contact, links: [link] }] });
    const inFooter = judge({ forms: [contact], links: [aLink({ ...link, inFooter: true })] });
    for (const [verdict, place] of [
      [atForm, "at the form"],
      [inFooter, "in the footer"],
    ] as const)
      expect(verdict).toMatchObject({
        outcome: "review",
        findings: [
          {
            message: `A form asks for "Your e-mail". The link “Privacy policy” ${place} has no address (#). Does it open the privacy policy?`,
          },
        ],
      });
  });

  it("asks a person where the link leads back to the form's own page", () => {
    const links = [
      aLink({ href: "https://shop.example/", rawHref: "", text: "Privacy policy", inFooter: true }),
    ];
    const message = expect.stringContaining(
      "The link “Privacy policy” in the footer leads back to the same page",
    ) as string;
    expect(judge({ forms: [contact], links })).toMatchObject({ outcome: "review", findings: [{ message }] });
  });

  it.each(["javascript:void(0)", "javascript:;", "https://shop.example/#0", "about:blank"])(
    "asks a person where the link's address is %s",
    (href) => {
      const links = [{ href, text: "Privacy Policy" }];
      const verdict = judge({ forms: [{ ...contact, text: "I agree with the Privacy Policy", links }] });
      const message = expect.stringMatching(
        /The link “Privacy Policy” at the form has no address \((?:#|javascript:|about:blank)\)/,
      ) as string;
      expect(verdict).toMatchObject({ outcome: "review", findings: [{ message }] });
    },
  );

  it("still fails where a dead link is called otherwise", () => {
    const links = [{ href: "javascript:void(0)", text: "Terms" }];
    expect(judge({ forms: [{ ...contact, links }] }).outcome).toBe("failed");
  });

  it.each(["terms and policy", "Policies", "Mentions légales", "Aviso legal"])(
    "asks whether the policy is behind a link “%s” at the form",
    (text) => {
      const links = [{ href: "https://shop.example/terms", text }];
      const message = expect.stringContaining(`Is it behind the link “${text}”?`) as string;
      expect(judge({ forms: [{ ...contact, links }] })).toMatchObject({
        outcome: "review",
        findings: [{ message }],
      });
    },
  );

  it.each(["Terms of use", "Refund policy", "Politics"])("fails with a link “%s” at the form", (text) => {
    const links = [{ href: "https://shop.example/terms", text }];
    expect(judge({ forms: [{ ...contact, links }] }).outcome).toBe("failed");
  });

  it("fails where the only policy at the form is that of another company", () => {
    const links = [{ href: "https://policies.google.com/privacy", text: "Privacy Policy" }];
    expect(judge({ forms: [{ ...contact, links }] }).outcome).toBe("failed");
  });

  it("asks whether a button opens the policy", () => {
    const buttons = ["Open the menu", "Datenschutzerklärung"];
    const message = expect.stringContaining("Does the button “Datenschutzerklärung” open it?") as string;
    expect(judge({ forms: [contact], buttons })).toMatchObject({
      outcome: "review",
      findings: [{ message }],
    });
    expect(judge({ forms: [contact], buttons: ["Open the menu", "Privacy settings"] }).outcome).toBe(
      "failed",
    );
  });

  describe("in an area for people who have signed in", () => {
    const ASKED = {
      outcome: "review",
      findings: [{ message: expect.stringContaining("Do people see the policy before") as string }],
    };

    it.each([
      ["Log out", "/"],
      ["Cerrar sesión", "/"],
      ["Se déconnecter", "/"],
      ["Abmelden", "/"],
      ["Goodbye", "/account/logout?now=1"],
    ])("asks where a link “%s” leads to %s", (text, path) => {
      const links = [aLink({ href: `https://shop.example${path}`, text })];
      expect(judge({ forms: [contact], links })).toMatchObject(ASKED);
    });

    it("asks where a button signs out, in a form of its own or not", () => {
      const button = { selector: "#out", snippet: "<button>", component: "button", name: "Wyloguj" };
      expect(judge({ forms: [contact, aForm({ fields: [], sentBy: [button] })] })).toMatchObject(ASKED);
      expect(judge({ forms: [contact], buttons: ["Sign out"] })).toMatchObject(ASKED);
    });

    it.each(["Update profile", "Profil speichern", "Guardar cambios", "Modifica il profilo"])(
      "asks about the form of a profile below “%s”",
      (heading) => {
        expect(judge({ forms: [{ ...contact, heading }] })).toMatchObject(ASKED);
      },
    );

    it.each(["Profile", "My account", "How to log out of your old account in three steps", "Blog outlook"])(
      "fails on a page that everyone sees, with a link “%s”",
      (text) => {
        expect(judge({ forms: [contact], links: [aLink({ text })] }).outcome).toBe("failed");
      },
    );
  });

  it.each([
    [
      { type: "email", label: "mike@email.com", snippet: '<input placeholder="mike@email.com">' },
      "an email address",
    ],
    [{ type: "tel", name: "tel" }, "a phone number"],
    [{ name: "x", label: "Nachname", snippet: '<input placeholder="Nachname">' }, "a name"],
    [
      {
        type: "email",
        label: "mike@email.com",
        shownLabel: "Email address *",
        snippet: '<input placeholder="mike@email.com">',
      },
      '"Email address"',
    ],
    [{ type: "tel", label: "Mobile:", snippet: '<input placeholder="0123 456">' }, '"Mobile"'],
    [{ autocomplete: "organization", name: "firm" }, '"firm"'],
  ])("says of %j what it asks for", (field, words) => {
    const message = expect.stringContaining(`A form asks for ${words}. `) as string;
    expect(judge({ forms: [aForm({ fields: [aField(field)] })] })).toMatchObject({ findings: [{ message }] });
  });

  it("names the first fields without the marks behind their labels", () => {
    const fields = ["Vorname *", "Name:", "E-Mail", "Telefon"].map((label) =>
      aField({ type: "email", label }),
    );
    const message = expect.stringContaining('asks for "Vorname", "Name", "E-Mail", and more. ') as string;
    expect(judge({ forms: [aForm({ fields })] })).toMatchObject({ findings: [{ message }] });
  });

  it("does not apply to search boxes and logins", () => {
    const search = aForm({ fields: [aField({ type: "search", name: "q" })] });
    const logIn = aForm({ fields: [aField({ type: "email" }), aField({ type: "password" })] });
    expect(judge({ forms: [search, logIn] }).outcome).toBe("not-applicable");
  });

  it("could not run when the page was not read", () => {
    expect(prvFormPolicy.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
  });
});
