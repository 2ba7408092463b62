import { describe, expect, it } from "vitest";

import { prvShaming } from "#checks/privacy/prv-shaming.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aBanner,
  documentEvidence,
  messagesOf,
  passesEvidence,
} from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

const judge = (...buttons: string[]) => prvShaming.evaluate(documentEvidence({ buttons, links: [] }, ["US"]));

describe("prv-shaming", () => {
  it.each([
    "No, I like giving my money away",
    "No thanks, I prefer paying full price",
    "No thanks, I'd rather pay full price",
    "Nope, I hate saving money",
    "No, I don't want to save",
    "No thanks. I'm fine with missing out",
    "I'd rather pay more",
    "No thanks, I don't care about local news",
    "No, I don't want to support journalism",
    "No, I do not care",
    "Nein danke, ich zahle lieber mehr",
    "Nein, ich will nicht sparen",
    "Non merci, je préfère payer plein tarif",
    "No gracias, no quiero ahorrar",
    "No grazie, preferisco pagare di più",
    "Nee bedankt, ik betaal de volle prijs",
    "Non merci, je me moque de l'avenir de mon enfant",
    "Nie, nie zależy mi na zdrowiu",
    "Não, prefiro pagar as minhas férias",
  ])("asks about a button that says “%s”", (name) => {
    const verdict = judge("Menu", name);
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ severity: "low" }] });
    expect(messagesOf(verdict)).toEqual([`To say no, people press “${name}”. Can it say so in plain words?`]);
  });

  it("fails in California where the words refuse an offer for personal data", () => {
    const name = "No thanks, I'd rather pay full price";
    const judgeForm = (text: string, law: "CA" | "US", type = "email") => {
      const forms = [aForm({ text: `${text} ${name}`, fields: [aField({ type, label: "" })] })];
      return prvShaming.evaluate(documentEvidence({ buttons: [name], links: [], forms }, [law]));
    };
    const verdict = judgeForm("Get 15% off your first order", "CA");
    expect([verdict.outcome, messagesOf(verdict)]).toEqual([
      "failed",
      [`To say no to an offer for personal data, people press “${name}”.`],
    ]);
    expect(judgeForm("Get 15% off your first order", "US").outcome).toBe("review");
    expect(judgeForm("Would you like to hear from us?", "CA").outcome).toBe("review");
    expect(judgeForm("Get 15% off", "CA", "checkbox").outcome).toBe("review");
  });

  it("leaves the refusal of the consent banner to the check of the banner", () => {
    const name = "No, I like boring offers";
    const buttons = [{ text: name, kind: "reject" as const, area: 1 }];
    const evidence = passesEvidence({ banner: gathered(aBanner({ buttons })) });
    const pages = [aPage({ document: gathered(aDocument({ buttons: [name], links: [] })) })];
    expect(prvShaming.evaluate({ ...evidence, pages }).outcome).toBe("not-applicable");
  });

  it("asks once about a link that is on several pages, with its place", () => {
    const link = aLink({ text: "No, I like giving my money away" });
    const page = aPage({ document: gathered(aDocument({ links: [link], buttons: [] })) });
    const verdict = prvShaming.evaluate(
      anEvidence({ profiles: ["CA"], pages: [page, { ...page, finalUrl: "https://shop.example/b" }] }),
    );
    expect(verdict).toMatchObject({
      outcome: "review",
      findings: [{ severity: "medium", page: "https://shop.example/", element: link }],
    });
    expect(messagesOf(verdict)).toHaveLength(1);
  });

  it.each([
    "No thanks",
    "No, thanks",
    "No, I don't want the newsletter",
    "No, I don't have an account",
    "No thanks, I'd like to pay by card",
    "No, don't save it",
    "No, I don't want to be contacted",
    "No thanks, I don't need help",
    "No, take care of it later",
    "Nein danke",
    "Nein, ich habe noch kein Konto",
    "Non merci",
    "No gracias",
    "No, no me interesa",
    "Nie, dziękuję",
  ])("passes one that says “%s”", (name) => {
    expect(judge(name).outcome).toBe("passed");
  });

  it.each(["Menu", "No fee refunds", "Nothing beats a deal", "Notes on saving money"])(
    "does not apply where the only button is “%s”",
    (name) => {
      expect(judge(name).outcome).toBe("not-applicable");
    },
  );

  it("could not run where no page or no button was read", () => {
    expect(prvShaming.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
    expect(prvShaming.evaluate(documentEvidence({ links: [] }, ["US"])).outcome).toBe("could-not-run");
  });
});
