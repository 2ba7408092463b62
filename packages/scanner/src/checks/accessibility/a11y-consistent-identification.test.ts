import { describe, expect, it } from "vitest";

import { aForm, anEvidence } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { FormRef } from "#evidence/document.ts";

import { a11yConsistentIdentification } from "./a11y-consistent-identification.ts";
import { aLinkIn, aMenu, aSitePage, oneReadPage, pagesWithLinks } from "./across-pages/site-pages.testing.ts";

const evaluate = (evidence: Evidence) => a11yConsistentIdentification.evaluate(evidence);
const MENU = "banner > navigation";

const Q = { selector: "#q", snippet: "<input>", component: "form>input" };

function searchForm(label: string, overrides: Partial<FormRef> = {}): FormRef {
  const field = {
    ...Q,
    tag: "input",
    type: "search",
    name: "q",
    autocomplete: "",
    label,
    checked: false,
    required: false,
  };
  return aForm({ action: "https://shop.example/search", method: "get", fields: [field], ...overrides });
}

/** Pages whose search is sent by these buttons. */
function sentBy(...pages: string[][]) {
  const forms = pages.map((names) => searchForm("Search", { sentBy: names.map((name) => ({ ...Q, name })) }));
  return anEvidence({ pages: forms.map((form, index) => aSitePage(`/${index}`, { forms: [form] })) });
}

const searching = (...labels: string[]) =>
  anEvidence({
    pages: labels.map((label, index) => aSitePage(`/${index}`, { forms: [searchForm(label)] })),
  });

describe("a11y-consistent-identification", () => {
  it("passes names that are equal or tell the same", () => {
    const basket = (name: string) => [aLinkIn(MENU, name, "/cart")];
    expect(evaluate(pagesWithLinks(basket("Cart"), basket("Cart (2)"), basket("Your cart"))).outcome).toBe(
      "passed",
    );
    expect(evaluate(searching("Search", "Search our products")).outcome).toBe("passed");
  });

  it("fails a menu item and a search field that change their name", () => {
    const renamed = pagesWithLinks(
      [aLinkIn(MENU, "Cart", "/cart")],
      [aLinkIn(MENU, "Cart", "/cart")],
      [aLinkIn(MENU, "Basket", "/cart")],
    );
    expect(evaluate(renamed)).toMatchObject({
      outcome: "failed",
      findings: [
        { page: "https://shop.example/2", message: expect.stringContaining("“Basket” on this page") },
      ],
    });
    expect(evaluate(searching("Search", "Search", "Find products"))).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/2" }],
    });
  });

  it("fails a search whose button changes its name", () => {
    for (const name of ["Find", "Go", "OK"])
      expect(evaluate(sentBy(["Search"], ["Search"], [name]))).toMatchObject({
        outcome: "failed",
        findings: [
          { page: "https://shop.example/2", message: expect.stringContaining(`“${name}” on this page`) },
        ],
      });
  });

  it("asks a person about a search that stands elsewhere on its page", () => {
    const places = ["header>button", "main>button"];
    const pages = places.map((component, at) =>
      aSitePage(`/${at}`, {
        forms: [
          searchForm("Search", { sentBy: [{ ...Q, component, name: at === 0 ? "Search" : "Refine" }] }),
        ],
      }),
    );
    expect(evaluate(anEvidence({ pages })).outcome).toBe("review");
  });

  it("passes searches whose buttons tell the same, have a sign alone or lead to different ends", () => {
    const pairs = [
      [["Search"], ["Search books"]],
      [["Search"], [""]],
      [["\u{E8B6}"], ["Search"]],
      [["Search"], ["Search", "I'm lucky"]],
      [["Search"], ["Find", "Advanced search"]],
    ];
    for (const pair of pairs) expect([pair, evaluate(sentBy(...pair)).outcome]).toEqual([pair, "passed"]);
  });

  it("says nothing of the buttons of catalogs, and of pages read before buttons were", () => {
    const catalog = (name: string) => {
      const form = searchForm("Search");
      const [field] = form.fields;
      if (field === undefined) throw new Error("A search has a field.");
      return {
        ...form,
        fields: [field, { ...field, name: "color", type: "select" }],
        sentBy: [{ ...Q, name }],
      };
    };
    const pages = ["Show lamps", "Find"].map((name, at) => aSitePage(`/${at}`, { forms: [catalog(name)] }));
    expect(evaluate(anEvidence({ pages })).outcome).toBe("passed");
    expect(evaluate(searching("Search", "Search")).outcome).toBe("passed");
  });

  it("asks a person about a banner that changes its words", () => {
    const banner = pagesWithLinks(
      [aLinkIn("banner", "Spring offers", "/sale")],
      [aLinkIn("banner", "Free delivery this week", "/sale")],
    );
    expect(evaluate(banner).outcome).toBe("review");
  });

  it("says nothing of the way home, of other sites and of links inside the main part", () => {
    const pairs = [
      [aLinkIn(MENU, "Acme", "/"), aLinkIn(MENU, "Home", "/")],
      [aLinkIn(MENU, "Forum", "https://forum.example/"), aLinkIn(MENU, "Meet us", "https://forum.example/")],
      [aLinkIn("main", "Read on", "/news"), aLinkIn("main", "What happened", "/news")],
    ];
    for (const [one, other] of pairs) {
      const evidence = pagesWithLinks(one ? [one] : [], other ? [other] : []);
      expect(evaluate(evidence).outcome).toBe("passed");
    }
  });

  it("does not apply to one page, and could not run where a second could not be read", () => {
    expect(evaluate(pagesWithLinks(aMenu("Cart"))).outcome).toBe("not-applicable");
    expect(evaluate(oneReadPage()).outcome).toBe("could-not-run");
  });
});
