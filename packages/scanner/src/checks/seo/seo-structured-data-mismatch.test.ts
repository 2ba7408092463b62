import { describe, expect, it } from "vitest";

import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot, FormFieldRef } from "#evidence/document.ts";

import { seoStructuredDataMismatch } from "./seo-structured-data-mismatch.ts";

const judge = (value: object, document: Partial<DocumentSnapshot>) => {
  const structuredData = [
    { raw: "", parseError: null, value: { "@context": "https://schema.org", ...value } },
  ];
  const page = aPage({ document: gathered(aDocument({ structuredData, ...document })) });
  return seoStructuredDataMismatch.evaluate(page, anEvidence());
};
const product = (price: string | number, more = {}) => ({
  "@type": "Product",
  name: "Jacket",
  offers: { "@type": "Offer", price, priceCurrency: "EUR", ...more },
});
const business = (telephone: string) => ({ "@type": "Dentist", name: "Dr. Miller", telephone });
const faq = (...names: string[]) => ({
  "@type": "FAQPage",
  mainEntity: names.map((name) => ({
    "@type": "Question",
    name,
    acceptedAnswer: { "@type": "Answer", text: "Yes." },
  })),
});

describe("seo-structured-data-mismatch", () => {
  it.each([
    ["129.00", "Jacket 149,00 € incl. VAT"],
    ["1299", "Now only $1,399.00"],
    [84, "£48.00 including VAT"],
    ["19.99", "Cena 29,99 zł"],
  ])("asks a person about the price %s on a page that says “%s”", (price, text) => {
    expect(judge(product(price), { text })).toMatchObject({ outcome: "review" });
  });

  it.each([
    ["129.00", "Rain jacket 149,00 € In stock, ships Tuesday."],
    [19.5, "Veste de pluie 24,50 € Ajouter au panier"],
    ["0.00", "Chaqueta 18,50 € En stock, sale en 24 horas"],
    [0, "Rain jacket 149,00 € In stock"],
  ])("fails the price %s on a page whose only price is another: %s", (price, text) => {
    expect(judge(product(price), { text })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.not.stringContaining("Which one") as string }],
    });
  });

  it.each([
    ["129.00", "Rain jacket from 149,00 €"],
    ["129.00", "Rain jacket. Free shipping over 149 €"],
    ["129.00", "Regenjacke statt 149,00 €"],
    ["129.00", "Rain jacket 149,00 €. With a liner 179,00 €"],
    ["129.00", "Rain jacket $149.00"],
    ["0", "Rain jacket 149,00 € with free delivery"],
  ])("asks a person about the price %s where the page may mean another one: %s", (price, text) => {
    expect(judge(product(price), { text }).outcome).toBe("review");
  });

  it.each([
    ["19.99", "Reserva 2017 18,50 € In stock", "18,50 €"],
    ["19.99", "Model 12 1 299,50 € In stock", "1 299,50 €"],
    ["19.99", "Only CHF 1’299.50", "CHF 1’299.50"],
    ["19.99", "Size 48. $ 1,299.00, size 49", "$ 1,299.00"],
  ])("quotes the price alone: %s, %s", (price, text, shown) => {
    expect(judge(product(price), { text })).toMatchObject({
      findings: [{ message: expect.stringContaining(`It shows ${shown}.`) as string }],
    });
  });

  it("asks a person where visitors choose among variants", () => {
    const size: FormFieldRef = {
      selector: "select",
      snippet: "<select>",
      component: "select",
      tag: "select",
      type: "select-one",
      name: "cut",
      autocomplete: "",
      label: "Cut",
      checked: false,
      required: false,
    };
    expect(judge(product(129), { text: "Rain jacket 149,00 €", looseFields: [size] }).outcome).toBe("review");
  });

  it.each([
    ["149.00", "Jacket 149,00 € incl. VAT"],
    ["1299", "Now only $1,299.00, before $1,399.00"],
    ["1299.00", "1.299 €"],
    ["1299.5", "CHF 1’299.50"],
    ["149", "Ask us for the price. Size 48, model 129."],
    ["0", "Trial lesson 0,00 €, then 49,00 €"],
    ["0", "Free of charge. A printed copy is 12,00 €."],
    ["0.00", "Preis auf Anfrage. Versand 5,90 €"],
  ])("passes the price %s on a page that says “%s”", (price, text) => {
    expect(judge(product(price), { text }).outcome).toBe("passed");
  });

  const at = (streetAddress: string, postalCode: string, addressLocality: string) => ({
    "@type": "Dentist",
    name: "Dr. Miller",
    address: { "@type": "PostalAddress", streetAddress, postalCode, addressLocality },
  });

  const inStock = (availability: string) => product("149.00", { availability });
  const OUT = "https://schema.org/OutOfStock";

  it.each([
    [OUT, "Rain jacket 149,00 € In stock, ships Tuesday."],
    ["http://schema.org/SoldOut", "Chaqueta 149,00 € · En stock"],
    ["OutOfStock", "Regenjacke 149,00 € Auf Lager"],
  ])("fails %s on a page that says “%s”", (availability, text) => {
    expect(judge(inStock(availability), { text })).toMatchObject({
      outcome: "failed",
      findings: [{ component: "structured-data-mismatch:availability" }],
    });
  });

  it.each([
    [OUT, "Rain jacket 149,00 € Out of stock. Tell me when it is back in stock"],
    [OUT, "Regenjacke 149,00 € Nicht auf Lager"],
    [OUT, "Regnjacka 149,00 kr Slut i lager"],
    [OUT, "Chaqueta 149,00 €"],
    ["https://schema.org/InStock", "Rain jacket 149,00 € In stock. Blue: sold out"],
    ["https://schema.org/PreOrder", "Rain jacket 149,00 €, sold out"],
    ["https://schema.org/InStock", `Rain jacket 149,00 €. ${"More about it. ".repeat(20)} Hats: sold out`],
  ])("passes %s on a page that says “%s”", (availability, text) => {
    expect(judge(inStock(availability), { text }).outcome).toBe("passed");
  });

  it.each([
    ["https://schema.org/InStock", "Rain jacket 149,00 €. Sold out"],
    ["InStock", "Veste 149,00 € Rupture de stock"],
    ["InStock", "Chaqueta 149,00 € Agotado"],
    ["InStock", "Regnjacka 149,00 kr Slut i lager"],
    [OUT, "Rain jacket 149,00 € In stock. Hat 20,00 €"],
  ])("asks a person about %s on a page that says “%s”", (availability, text) => {
    expect(judge(inStock(availability), { text }).outcome).toBe("review");
  });

  describe("in stock by its data alone", () => {
    const button = (name: string, markup: string) => ({
      selector: "button",
      snippet: markup,
      component: "button",
      name,
    });
    const sold = (text: string, buttons: string[], sentBy: ReturnType<typeof button>[] = []) =>
      judge(inStock("https://schema.org/InStock"), { text, buttons, forms: [aForm({ sentBy })] }).outcome;

    it.each([
      ["Rain jacket 149,00 €. Sold out", ["Menu"]],
      ["Veste 149,00 € Rupture de stock. Écrivez-nous.", []],
      ["Regenjacke 149,00 € Ausverkauft Beschreibung der Jacke", ["Suche"]],
    ])("fails on a page that says so beside its only price and sells nothing: %s", (text, buttons) => {
      expect(sold(text, buttons)).toBe("failed");
    });

    it("fails where the button to buy it is off, and asks where one is on", () => {
      const text = "Rain jacket $149.00 Sold out";
      const off = button("Add to cart", '<button disabled="">Add to cart</button>');
      const on = button("Add to cart", "<button>Add to cart</button>");
      expect(sold(text, ["Add to cart"], [off])).toBe("failed");
      expect(sold(text, ["Add to cart"], [on])).toBe("review");
    });

    it.each([
      ["Rain jacket 149,00 €. Sold out in blue", ["Menu"]],
      ["Rain jacket 149,00 €. The first batch was sold out.", ["Menu"]],
      ["Rain jacket 149,00 €. Hat 20,00 €. Sold out", ["Menu"]],
      ["Rain jacket 149,00 €. Sold out", ["Buy now"]],
    ])("asks where it may be of something else: %s", (text, buttons) => {
      expect(sold(text, buttons)).toBe("review");
    });
  });

  it.each<[ReturnType<typeof at>, string]>([
    [at("40 Pearl Street", "80302", "Boulder"), "Visit us: 2100 Arapahoe Ave, Boulder, CO 80304."],
    [at("Lindenweg 4", "50667", "Köln"), "Praxis Dr. Miller, Domstraße 12, 50668 Köln"],
    [at("1 High St", "LS1 4AB", "Leeds"), "Find us at 22 Kirkgate, Leeds, LS2 7DJ"],
  ])("asks about an address where the page shows another one in the same town: %#", (value, text) => {
    expect(judge(value, { text })).toMatchObject({
      outcome: "review",
      findings: [{ component: "structured-data-mismatch:address" }],
    });
  });

  it.each<[object, string]>([
    [at("40 Pearl Street", "80302", "Boulder"), "Visit us: 40 Pearl Street, Boulder, CO 80302."],
    [at("40 Pearl Street", "80302", "Boulder"), "40 Pearl Street. Parking: 3 Walnut St, Boulder, CO 80304."],
    [at("40 Pearl St.", "80302-1201", "Boulder"), "40 Pearl Street, Boulder, CO 80302"],
    [at("40 E. Pearl St.", "80302-1201", "Boulder"), "40 East Pearl Street, Boulder, CO 80302"],
    [
      at("40 Pearl Street", "80302", "Boulder"),
      "The lake near Denver, CO 80201, and 12345 happy teeth in Boulder",
    ],
    [at("40 Pearl Street", "80302", "Boulder"), "Dentist in Boulder since 1998."],
    [at("Lindenweg 4", "50667", "Köln"), "Notdienst: 50668 Kölnberg"],
    [
      {
        "@type": "ItemList",
        itemListElement: [at("A 1", "80302", "Boulder"), at("B 2", "80303", "Boulder")],
      },
      "C 3, Boulder, CO 80304",
    ],
  ])("passes an address that the page shows, or of which it shows no other: %#", (value, text) => {
    expect(judge(value, { text }).outcome).toBe("passed");
  });

  it("passes a page of several products or offers", () => {
    const list = { "@type": "ItemList", itemListElement: [product("1"), product("2")] };
    expect(judge(list, { text: "3,00 €" }).outcome).toBe("passed");
    const offers = [1, 2].map((price) => ({ "@type": "Offer", price }));
    expect(judge({ "@type": "Product", offers }, { text: "3,00 €" }).outcome).toBe("passed");
  });

  it.each([
    ["+34 955 010 222", "Teléfono 954 010 888", []],
    ["+1 218 555 0100", "Visit us", [aLink({ href: "tel:+12185550199", text: "Call" })]],
    ["030 1234567", "Tel.: 030 / 765 43 21", []],
  ])("asks a person about the phone number %s on a page that says “%s”", (phone, text, links) => {
    expect(judge(business(phone), { text, links })).toMatchObject({ outcome: "review" });
  });

  it.each([
    ["+34 954 010 888", "Teléfono 954 010 888", []],
    ["+49 30 1234567", "Tel. (030) 123 45-67", []],
    ["+1 218 555 0100", "Visit us", [aLink({ href: "tel:218-555-0100", text: "Call" })]],
    ["+34 954 010 888", "Open since 1974. License 41002345.", []],
  ])("passes the phone number %s on a page that says “%s”", (phone, text, links) => {
    expect(judge(business(phone), { text, links }).outcome).toBe("passed");
  });

  it("asks a person about questions that are not on the page", () => {
    expect(judge(faq("Is it the best?", "Can I migrate?"), { text: "Plans. Can I migrate?" })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("1 of 2 questions") }],
    });
  });

  it("passes questions that are written a little differently", () => {
    expect(judge(faq("What’s <b>included</b>?"), { text: "What's included" }).outcome).toBe("passed");
  });

  it("does not apply without such data, and could not run on a page that was not read", () => {
    expect(judge({ "@type": "Organization", name: "Miller" }, { text: "149 €" }).outcome).toBe(
      "not-applicable",
    );
    expect(seoStructuredDataMismatch.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe(
      "could-not-run",
    );
  });

  describe("of questions, on a page whose closed panels we read", () => {
    const answered = (...pairs: [string, string][]) => ({
      "@type": "FAQPage",
      mainEntity: pairs.map(([name, text]) => ({
        "@type": "Question",
        name,
        acceptedAnswer: { "@type": "Answer", text },
      })),
    });
    const DELIVERY: [string, string] = ["Do you deliver?", "Yes, in Salem on Fridays and Saturdays."];
    const PARKING: [string, string] = ["Where can I park?", "Behind the shop. It is free for two hours."];
    const text = "Do you deliver? Where can I park?";
    const wholeText = `Do you deliver? ${DELIVERY[1]} Where can I park? <p>Behind the shop.</p> It is free for two hours.`;

    it("passes where each answer stands in a panel, or in part", () => {
      expect(judge(answered(DELIVERY, PARKING), { text, wholeText }).outcome).toBe("passed");
      const more: [string, string] = ["Do you deliver?", `${DELIVERY[1]} Order by noon the day before.`];
      expect(judge(answered(more, PARKING), { text, wholeText }).outcome).toBe("passed");
    });

    it("fails an answer that the page gives nowhere", () => {
      const other: [string, string] = ["Do you deliver?", "Yes, to all fifty states at no cost."];
      expect(judge(answered(other, PARKING), { text, wholeText })).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringContaining("not even in a closed panel") as string }],
      });
    });

    it("fails a question that is nowhere in the page beside one that is", () => {
      const unasked: [string, string] = ["Do you ship to Alaska?", "Yes, every day and at no cost."];
      expect(judge(answered(DELIVERY, unasked), { text, wholeText }).outcome).toBe("failed");
      expect(judge(answered(DELIVERY, unasked), { text }).outcome).toBe("review");
    });

    it("passes over answers of a page that may write them once a panel is opened", () => {
      expect(judge(answered(DELIVERY, PARKING), { text, wholeText: text }).outcome).toBe("passed");
      expect(judge(answered(DELIVERY, PARKING), { text: "Questions", wholeText: "Questions" }).outcome).toBe(
        "review",
      );
    });
  });
});
