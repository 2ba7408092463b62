import { describe, expect, it } from "vitest";

import { prvPeopleExposed } from "#checks/privacy/prv-people-exposed.ts";
import type { PersonalKind } from "#checks/privacy/reading/people-in-answers.ts";
import { aDocument, anEvidence, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";

const judge = (text: string, people?: number) => {
  const raw = { title: "", canonical: null, robots: [], links: 0, words: 0, ...(people && { people }) };
  const page = aPage({ document: gathered(aDocument({ text })), rawMarkup: gathered(raw) });
  return prvPeopleExposed.evaluate(page, anEvidence());
};
const list = (...names: string[]) =>
  names.map((name, at) => `${name}@${at % 2 === 0 ? "gmail.com" : "web.de"}`).join(", ");

describe("prv-people-exposed", () => {
  it("fails where the page's data hold records of people", () => {
    expect(judge("Members", 14)).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high", message: expect.stringContaining("14 people") }],
    });
  });

  it("asks about a list of private addresses", () => {
    expect(judge(list("ann", "bo", "cy", "di", "ed")).outcome).toBe("review");
  });

  it.each([
    "Write to ann@shop.example.",
    list("ann", "bo"),
    list("ann", "ann", "ann", "ann", "ann", "ann"),
    "a@shop.com, b@shop.com, c@shop.com, d@shop.com, e@shop.com",
  ])("passes a page that shows: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it.each([
    "Name Born Phone Reason Maria Gonzalez 04/12/1988 (509) 555-0188 Prenatal visit Denise Whitfield 11/30/1975 (509) 555-0119 Checkup Tanya Brooks 07/02/1991 (509) 555-0173 Screening",
    "Teilnehmer: Anna Weber, geb. 03.05.2011, Tel. 0171 5550123; Jonas Vogt, geb. 14.11.2010, Tel. 0160 5550124; Mia Kurz, geb. 30.01.2012, Tel. 0151 5550125",
  ])("fails where a page lists people with birth dates and numbers: %s", (text) => {
    expect(judge(text).outcome).toBe("failed");
  });

  it.each([
    "Nombre DNI Importe María Jesús Romero Díaz 12345678Z 420 € Antonio Ruiz Cano 00000000T 310 € Fátima El Idrissi X1234567L 500 €",
    "Lista: Anna Nowak 44051401359, Piotr Wilk 02070803628, Zofia Maj 92071314764",
    "Elenco: Mario Rossi RSSMRA80A01H501U; Anna Verdi VRDNNA75C41F205X; Luca Neri NRELCU90D15L219K",
    "Applicants: John Baker 219-09-9999, Mary Cole 457-55-5462, Tom Reed 078-05-1120",
  ])("fails where a page lists people with their identity numbers: %s", (text) => {
    expect(judge(text).outcome).toBe("failed");
  });

  it.each([
    "Nombre DNI María Romero ***4567** Antonio Ruiz ***8912** Fátima El Idrissi ***1234**",
    "Aviso legal: titular Antonio Ruiz Cano, DNI 00000000T",
    "Item Red Chair 10000000001, Blue Table 10000000002, Green Lamp 10000000003",
    "Call Anna Weber 0171-555-0123, Jonas Vogt 0160-555-0124, Mia Kurz 0151-555-0125",
  ])("passes a page with parts of numbers, a single one, or others: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("asks about a list of people with numbers and private mail", () => {
    const one = (name: string) =>
      `${name} – 14 rue des Alpes, 38250 Lans – 06 12 34 56 78 – ${name.slice(0, 3)}@free.fr`;
    expect(judge(["Jean-Pierre Martel", "Lucie Fontaine", "Hugo Bérard"].map(one).join(" ")).outcome).toBe(
      "review",
    );
  });

  it.each([
    "Players: Anna Weber 03.05.2001 Goal, Jonas Vogt 14.11.2000 Wing, Mia Kurz 30.01.2002 Wing. Club office (509) 555-0188",
    "Dr. Anna Weber, (509) 555-0188, anna@shop.example Dr. Jo Vogt, (509) 555-0189, jo@shop.example Dr. Mia Kurz, (509) 555-0190, mia@shop.example",
    "Concerts: Anna Weber 03.05.2026 20 h, Jonas Vogt 14.11.2026 20 h, Mia Kurz 30.01.2027. Tickets (509) 555-0188",
  ])("passes a page that lists players, staff or dates: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  const order = (text: string, path = "/orders/1041") =>
    aPage({ url: `https://shop.example${path}`, document: gathered(aDocument({ text })) });
  const HARLAN = "Order 1041 Shipped to Harlan Wick, 77 Juniper Lane, Tehachapi, CA 93561, (661) 555-0190.";
  const judgeOrder = (one: ReturnType<typeof aPage>, ...others: ReturnType<typeof aPage>[]) =>
    prvPeopleExposed.evaluate(one, anEvidence({ pages: [one, ...others] })).outcome;

  it("fails where orders of two customers are open by their numbers", () => {
    const other = order("Order 1042 Shipped to Denise Okafor, 1402 Ash Street, Ridgecrest", "/orders/1042");
    expect(judgeOrder(order(HARLAN), other)).toBe("failed");
    expect(judgeOrder(order(`Sample order status, checkout, rewards ${HARLAN}`), other)).toBe("failed");
  });

  it.each([
    ["/orders/1041", HARLAN],
    ["/bestellung?id=7", "Bestellung 7 Lieferadresse: Anna Weber, Gartenstraße 5, 80331 München"],
    ["/booking/88", "Booking 88 Guest: Marie Blanc, phone +33 6 12 34 56 78"],
  ])("asks about one open order at %s: %s", (path, text) => {
    expect(judgeOrder(order(text, path))).toBe("review");
  });

  it.each([
    ["/orders/1041", "Sample order 1041. Shipped to Harlan Wick, 77 Juniper Lane."],
    ["/orders/1041", "Order 1041 Shipped to the address you gave. Call us at (661) 555-0190."],
    ["/blog/1041", HARLAN],
    ["/orders", "Orders are shipped to You. 77 Juniper Lane."],
  ])("passes %s with: %s", (path, text) => {
    expect(judgeOrder(order(text, path))).toBe("passed");
  });

  const onPage = (title: string, text: string) =>
    prvPeopleExposed.evaluate(
      aPage({ document: gathered(aDocument({ title, text, headings: [] })) }),
      anEvidence(),
    );

  it.each([
    ["What our clients say", "Gerald P. Novotny, 61, owed the IRS $48,212 after his bankruptcy."],
    ["Testimonials", "Tammy Jo Reinhardt of Wood River had her wages garnished for $311 a month."],
    ["Kundenstimmen", "Anna Weber, Köln, war überschuldet. Heute geht es ihr gut."],
  ])("asks about clients named beside their debts, and shortens the names: %s", (title, text) => {
    const verdict = onPage(title, text);
    expect(verdict.outcome).toBe("review");
    expect(JSON.stringify(verdict)).not.toMatch(/Novotny|Reinhardt|Weber/);
  });

  it.each([
    ["What our clients say", "Gerald N. owed the IRS $48,212."],
    ["What our clients say", "Gerald Novotny, Omaha: friendly and quick."],
    ["News", "Gerald Novotny, 61, filed for bankruptcy."],
    ["Testimonials", "Our attorney Gerald Novotny is the best. He knows bankruptcy."],
  ])("passes “%s” with: %s", (title, text) => {
    expect(onPage(title, text).outcome).toBe("passed");
  });

  const judgeAnswer = (...kinds: PersonalKind[]) => {
    const answerPeople = [{ url: "https://shop.example/api/list.json?all", people: 4, kinds }];
    const document = gathered(aDocument({ text: "Bread" }));
    return prvPeopleExposed.evaluate(aPage({ answerPeople, document }), anEvidence());
  };

  it("fails where an answer to the page's scripts holds what people keep to themselves", () => {
    expect(judgeAnswer("birth date", "client", "health", "name")).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message:
            "The page's scripts get /api/list.json, which holds records of 4 people, with names, birth dates, and reasons for a visit or health data.",
          page: "https://shop.example/",
        },
      ],
    });
  });

  const ANSWERS: [string, PersonalKind[], string][] = [
    ["authors with IP addresses", ["IP address", "email", "person"], "failed"],
    ["clients with phones and birth dates", ["birth date", "name", "phone"], "failed"],
    ["members with identity numbers", ["client", "identity number", "name"], "failed"],
    ["players with birth dates", ["birth date", "name"], "review"],
    ["clients with phones", ["client", "name", "phone"], "review"],
    ["a club's board with private addresses", ["email", "name", "private email"], "review"],
    ["staff with private phones", ["name", "phone", "private phone"], "review"],
    ["servers with IP addresses", ["IP address", "name"], "passed"],
    ["a team", ["email", "name", "phone"], "passed"],
    ["branches", ["name", "phone"], "passed"],
  ];
  it.each(ANSWERS)("judges an answer about %s", (_, kinds, outcome) => {
    expect(judgeAnswer(...kinds).outcome).toBe(outcome);
  });

  const judgeData = (kinds: PersonalKind[], people?: number) => {
    const raw = { title: "", canonical: null, robots: [], links: 0, words: 0, ...(people && { people }) };
    const rawMarkup = gathered({ ...raw, dataPeople: { people: 2, kinds } });
    const document = gathered(aDocument({ text: "Guards" }));
    return prvPeopleExposed.evaluate(aPage({ rawMarkup, document }), anEvidence());
  };

  it("asks about private contact data in the page's own data, once", () => {
    expect(judgeData(["email", "name", "phone", "private email"])).toMatchObject({
      outcome: "review",
      findings: [
        {
          message:
            "The page's data holds records of 2 people, with names, email addresses, and phone numbers. Do they know that everyone can read them?",
        },
      ],
    });
    expect(judgeData(["client", "name", "phone"]).outcome).toBe("review");
    expect(judgeData(["client", "health", "name"]).outcome).toBe("failed");
    expect(judgeData(["email", "name", "private email"], 4)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("4 people") }],
    });
  });

  it.each<[string, PersonalKind[]]>([
    ["players with birth dates", ["birth date", "name"]],
    ["a team", ["email", "name", "phone"]],
  ])("passes data about %s", (_, kinds) => {
    expect(judgeData(kinds).outcome).toBe("passed");
  });

  it("could not run where the page was not read, and does not apply where no law for it is chosen", () => {
    expect(prvPeopleExposed.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
    expect(prvPeopleExposed.evaluate(aPage(), anEvidence({ profiles: ["KIDS"] })).outcome).toBe(
      "not-applicable",
    );
  });
});
