import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoDuplicateContent } from "./seo-duplicate-content.ts";

/** A text whose words appear in no text of another subject. */
const textAbout = (subject: string, words = 200) =>
  Array.from({ length: words }, (_, index) => `${subject}${index}`).join(" ");
const page = (path: string, text: string) =>
  aPage({ url: `https://shop.example/${path}`, document: gathered(aDocument({ text })) });
const judge = (...pages: ReturnType<typeof page>[]) => seoDuplicateContent.evaluate(anEvidence({ pages }));

describe("seo-duplicate-content", () => {
  it("passes pages with texts of their own", () => {
    expect(judge(page("a", textAbout("bread")), page("b", textAbout("cake"))).outcome).toBe("passed");
  });

  it("fails two pages with the same text, punctuation and case aside", () => {
    const verdict = judge(page("a", textAbout("bread")), page("b", `${textAbout("Bread")}!`));
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/a" }, { page: "https://shop.example/b" }],
    });
  });

  it("tells one page under several addresses as such, as one component", () => {
    const text = textAbout("bread");
    const sorted = text.split(" ").toReversed().join(" ");
    const verdict = judge(
      page("a", text),
      page("a?sort=up", sorted),
      page("a?x=1", text),
      page("b", "Hello"),
    );
    const message = (count: string) => expect.stringContaining(count) as string;
    const findings = "findings" in verdict ? verdict.findings : [];
    expect(verdict.outcome).toBe("failed");
    expect(findings).toMatchObject([
      { page: "https://shop.example/a", message: message("under 3 addresses") },
      { page: "https://shop.example/a?x=1", message: message("https://shop.example/a") },
      { page: "https://shop.example/a?sort=up" },
    ]);
    expect(new Set(findings.map(({ component }) => component)).size).toBe(1);
  });

  it("asks a person whether a short page under two addresses is one page", () => {
    const pages = [page("a", "Fresh bread"), page("a?x=1", "Fresh bread"), page("b", "Hello")];
    expect(judge(...pages)).toMatchObject({ outcome: "review", findings: [{}, {}] });
  });

  it("passes one page under several addresses that names the one it prefers", () => {
    const linkTags = [
      { rel: "canonical", href: "https://shop.example/a", hreflang: "", type: "", inHead: true },
    ];
    const preferring = (path: string) =>
      aPage({
        url: `https://shop.example/${path}`,
        document: gathered(aDocument({ text: textAbout("bread"), linkTags })),
      });
    const others = [page("b", textAbout("cake")), page("c", textAbout("pie"))];
    expect(judge(preferring("a"), preferring("a?x=1"), ...others).outcome).toBe("passed");
  });

  describe("of a short page that names each of its addresses as the preferred one", () => {
    const namingItself = (path: string, text: string, canonical = path) => {
      const linkTags = [{ rel: "canonical", href: `/${canonical}`, hreflang: "", type: "", inHead: true }];
      const document = gathered(aDocument({ text, linkTags }));
      return aPage({ url: `https://shop.example/${path}`, document });
    };
    const short = textAbout("bread", 40);

    it.each(["a?sort_by=price", "a?farbe=rot", "a?order=asc&view=grid"])("fails %s", (variant) => {
      expect(judge(namingItself("a", short), namingItself(variant, short), page("b", "Hi"))).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringContaining("each of them names itself") as string }, {}],
      });
    });

    it("passes one that names a single address, or shows something else under each", () => {
      const other = page("b", textAbout("cake"));
      const third = page("c", textAbout("pie"));
      expect(
        judge(namingItself("a", short), namingItself("a?sort=up", short, "a"), other, third).outcome,
      ).toBe("passed");
      const second = namingItself("a?id=2", textAbout("rye", 40));
      expect(judge(namingItself("a?id=1", short), second, other, third).outcome).toBe("passed");
    });

    it("asks about one that says hardly anything", () => {
      const pages = [namingItself("a", "Fresh bread"), namingItself("a?x=1", "Fresh bread"), page("b", "Hi")];
      expect(judge(...pages).outcome).toBe("review");
    });
  });

  it("tells pages whose addresses differ by capitals, with canonicals without https or not", () => {
    const text = textAbout("bread");
    const linkTags = (path: string) => [
      { rel: "canonical", href: `http://shop.example/${path}`, hreflang: "", type: "", inHead: true },
    ];
    const pages = ["repairs", "Repairs"].map((path) =>
      aPage({
        url: `https://shop.example/${path}`,
        document: gathered(aDocument({ text, linkTags: linkTags(path) })),
      }),
    );
    expect(judge(...pages)).toMatchObject({ outcome: "failed", findings: [{}, {}] });
    expect(judge(page("repairs", text), page("Repairs", text)).outcome).toBe("failed");
  });

  it("asks a person about texts that differ in a few places", () => {
    const changed = textAbout("bread")
      .replace("bread50 ", "rye ")
      .replace("bread120 ", "spelt ")
      .replace("bread160 ", "oat ");
    expect(judge(page("a", textAbout("bread")), page("b", changed)).outcome).toBe("review");
  });

  describe("a text in which only a name is another one", () => {
    const about = (town: string) =>
      Array.from({ length: 30 }, (_, at) => `Our roofers of ${town} mend house${at} and barn${at}.`).join(
        " ",
      );
    const outcomes = (...pages: ReturnType<typeof page>[]) => judge(...pages).outcome;

    it("is asked about on each page, whatever the language", () => {
      expect(
        judge(page("roofs/tampa", about("Tampa")), page("roofs/orlando", about("Orlando"))),
      ).toMatchObject({
        outcome: "review",
        findings: [
          {
            page: "https://shop.example/roofs/tampa",
            message: expect.stringContaining(
              "Apart from the name “tampa”, 100% of this page's own text is also on https://shop.example/roofs/orlando.",
            ),
          },
          { page: "https://shop.example/roofs/orlando" },
        ],
      });
      expect(
        outcomes(page("dachdecker-muenchen", about("München")), page("dachdecker-koeln", about("Köln"))),
      ).toBe("review");
      expect(
        outcomes(page("p/palm-beach.html", about("Palm Beach")), page("p/m%C3%A1laga.html", about("Málaga"))),
      ).toBe("review");
    });

    const briefly = (town: string) =>
      `Need a plumber in ${town}? Our plumbers in ${town} come the same day. We have fixed pipes in ${town} since 1998, and neighbors all over ${town} call us first when water comes through the ceiling.`;
    const kurz = (ort: string) =>
      `Umzug in ${ort} geplant? Wir ziehen Sie in ${ort} pünktlich und günstig um. Rufen Sie an: Unser Team in ${ort} kommt kostenlos zur Besichtigung, macht ein festes Angebot und bringt alle Kartons mit.`;

    it("is asked about in a short text on a series of pages", () => {
      const towns = ["Mesa", "Tempe", "Chandler"];
      expect(judge(...towns.map((town) => page(`plumber-${town}`, briefly(town))))).toMatchObject({
        outcome: "review",
        findings: [{ message: expect.stringContaining("Apart from the name “mesa”") }, {}, {}],
      });
      expect(outcomes(...["Kiel", "Lübeck", "Plön"].map((ort) => page(`umzug/${ort}`, kurz(ort))))).toBe(
        "review",
      );
    });

    it("passes a short text on two pages, and branches that say where they are", () => {
      expect(outcomes(page("plumber-mesa", briefly("Mesa")), page("plumber-tempe", briefly("Tempe")))).toBe(
        "not-applicable",
      );
      const branch = (town: string, own: string) =>
        page(
          `shops/${town}`,
          `Our shop in ${town}. ${own} See you in ${town}, and tell your friends in ${town}. Parking is free.`,
        );
      expect(
        outcomes(
          branch(
            "Mesa",
            "12 Main Street, behind the library. Ask for Rosa, who bakes the rye. Monday to Friday from six to four.",
          ),
          branch(
            "Tempe",
            "400 Mill Avenue, at the tram stop. Ask for Dan, who knows all cakes. Tuesday to Sunday from eight to seven.",
          ),
          branch(
            "Chandler",
            "9 Boston Street, in the old bank. Ask for Kim, who roasts coffee. Daily from seven to noon, and on market evenings.",
          ),
        ),
      ).toBe("not-applicable");
    });

    it("passes where each page has much of its own", () => {
      const own = (town: string) => `${about(town)} ${textAbout(town, 40)}`;
      expect(outcomes(page("roofs/tampa", own("Tampa")), page("roofs/orlando", own("Orlando")))).toBe(
        "passed",
      );
      expect(outcomes(page("roofs/tampa", about("Tampa")), page("roofs/tile", textAbout("tile")))).toBe(
        "passed",
      );
    });

    it("passes variants of a product, pages of a list and languages", () => {
      const value = { "@context": "https://schema.org", "@type": "Product", name: "Chair" };
      const product = (path: string, text: string) =>
        aPage({
          url: `https://shop.example/${path}`,
          document: gathered(aDocument({ text, structuredData: [{ raw: "", parseError: null, value }] })),
        });
      expect(outcomes(product("chairs/black", about("black")), product("chairs/white", about("white")))).toBe(
        "passed",
      );
      expect(outcomes(page("list/2", about("2")), page("list/3", about("3")))).toBe("passed");
      expect(outcomes(page("de/roof", about("Deck")), page("en/roof", about("roof")))).toBe("passed");
    });
  });

  it("does not count what the template repeats on every page", () => {
    const pages = ["bread", "cake", "rolls", "pies", "tarts", "jam"].map((subject) =>
      page(subject, `${textAbout("menu", 3_000)} ${textAbout(subject)}`),
    );
    expect(judge(...pages).outcome).toBe("passed");
  });

  it("does not apply to pages with hardly any text", () => {
    expect(judge(page("a", "Fresh bread"), page("b", "Fresh bread")).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(judge(anUnmeasuredPage(), anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
