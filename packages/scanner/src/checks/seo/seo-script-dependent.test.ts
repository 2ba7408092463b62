import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  anEvidence,
  anUnmeasuredPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

import { seoScriptDependent } from "./seo-script-dependent.ts";

const URL_OF_PAGE = "https://shop.example/bread";
const judge = (sent: string, shown: Partial<DocumentSnapshot> = {}) =>
  seoScriptDependent.evaluate(
    aPage({
      url: URL_OF_PAGE,
      rawMarkup: gathered(readRawMarkup(sent, URL_OF_PAGE)),
      document: gathered(aDocument({ title: null, ...shown })),
    }),
    anEvidence(),
  );

/** Thirty different words. */
const WORDS = Array.from(
  { length: 30 },
  (_, at) => `bread${String.fromCodePoint(97 + (at % 26))}${"x".repeat(at)}`,
).join(" ");
const TEXT = `<p>${"Fresh bread every morning. ".repeat(20)}</p>`;
const canonical = (href: string) => ({ rel: "canonical", href, hreflang: "", type: "", inHead: true });
const robots = (content: string) => ({
  name: "robots",
  property: "",
  httpEquiv: "",
  content,
  inHead: true,
});

describe("seo-script-dependent", () => {
  it("passes a page that is sent as it is shown", () => {
    const sent = `<title>Bread</title><link rel=canonical href=/bread>${TEXT}`;
    expect(judge(sent, { wordCount: 80, linkTags: [canonical("/bread")] }).outcome).toBe("passed");
  });

  it("asks about a title that a script writes or replaces, not about one that it extends", () => {
    const outcome = (sent: string, title: string) =>
      judge(`${sent}${TEXT}`, { title, wordCount: 80 }).outcome;
    expect(outcome("<title>Loading</title>", "Rye bread with seeds")).toBe("review");
    expect(outcome("", "Rye bread with seeds")).toBe("review");
    expect(outcome("<title>Rye bread</title>", "(3) Rye bread | Harbor Goods")).toBe("passed");
    expect(outcome("<title>Harbor Goods</title>", "Harbor Goods")).toBe("passed");
  });

  it("asks about many links that only scripts add, not about a few", () => {
    const links = Array.from({ length: 30 }, (_, at) => aLink({ href: `https://shop.example/p${at}` }));
    const sent = (count: number) => `<title>Bread</title>${TEXT}${'<a href="/p">Bread</a>'.repeat(count)}`;
    const shown = { title: "Bread", wordCount: 80, links };
    expect(judge(sent(8), shown).outcome).toBe("review");
    expect(judge(sent(20), shown).outcome).toBe("passed");
  });

  it("passes a page to which scripts add something", () => {
    expect(judge(TEXT, { wordCount: 300 }).outcome).toBe("passed");
    expect(judge("<p>Hello</p>", { wordCount: 12 }).outcome).toBe("passed");
  });

  it("fails a page of which scripts write nearly all words, whatever stands in noscript", () => {
    expect(
      judge("<div id=root></div><script>const words = 'a b c'</script>", { wordCount: 300, text: WORDS })
        .outcome,
    ).toBe("failed");
    const sent = `<div id=root></div><noscript>${TEXT}</noscript>`;
    expect(judge(sent, { wordCount: 300, text: WORDS }).outcome).toBe("failed");
  });

  describe("a page that is sent with its menus alone", () => {
    const menus = `<header><nav>${"<a href=/p>Our bread</a>".repeat(15)}</nav></header>`;
    const footer = "<footer>Harbor Bakery, 12 Harbor Street</footer>";
    const heading = { level: 1, text: "Bread", selector: "h1", snippet: "<h1>", component: "h1" };
    const shown = { wordCount: 180, text: WORDS, headings: [heading], title: null };

    it("is asked about where scripts write the rest", () => {
      expect(judge(`${menus}<main><div id=app></div></main>${footer}`, shown)).toMatchObject({
        outcome: "review",
        findings: [{ message: expect.stringContaining("scripts write the rest: about 145 words") }],
      });
      expect(judge(`${menus}<div id=root>Loading</div>${footer}`, shown).outcome).toBe("review");
    });

    it("is asked about where it is short and nothing of its own is sent", () => {
      const short = { ...shown, wordCount: 75 };
      const skip = "<a href=#main>Skip to content</a>";
      expect(judge(`${skip}${menus}<div id=root></div>${footer}`, short).outcome).toBe("review");
      expect(judge(`${menus}<div id=root>Loading</div>${footer}`, { ...short, wordCount: 60 }).outcome).toBe(
        "review",
      );
    });

    it("passes where it is short and its first sentence or heading is sent, or scripts add a line", () => {
      const short = { ...shown, wordCount: 75 };
      const intro = "<p>All of our bread is baked before six.</p>";
      expect(judge(`${menus}${intro}<div id=root></div>${footer}`, short).outcome).toBe("passed");
      expect(judge(`${menus}<h2>Bread</h2><div id=root></div>${footer}`, short).outcome).toBe("passed");
      expect(judge(`${menus}<div id=root></div>${footer}`, { ...short, wordCount: 50 }).outcome).toBe(
        "passed",
      );
      expect(judge(`${menus}<div id=root></div>${footer}`, { ...short, headings: [] }).outcome).toBe(
        "passed",
      );
    });

    it("passes where the text is sent, or scripts add only a cookie banner", () => {
      expect(judge(`${menus}<h1>Bread</h1><div id=app></div>${footer}`, shown).outcome).toBe("passed");
      expect(judge(`${menus}<p>${WORDS}</p>${footer}`, shown).outcome).toBe("passed");
      const banner = { ...heading, level: 2, text: "Your privacy" };
      expect(judge(`${menus}<img>${footer}`, { ...shown, headings: [banner] }).outcome).toBe("passed");
    });

    it("is not judged by older evidence", () => {
      const { own: _, ...older } = readRawMarkup(menus + footer, URL_OF_PAGE);
      const page = aPage({ rawMarkup: gathered(older), document: gathered(aDocument(shown)) });
      expect(seoScriptDependent.evaluate(page, anEvidence()).outcome).toBe("passed");
    });
  });

  it("passes a page of pictures to which scripts add buttons, and a tree whose links lead nowhere", () => {
    const text = "Previous 1 2 3 4 5 6 Next ".repeat(12);
    expect(judge("<img src=/bread.jpg alt=''>", { wordCount: 96, text }).outcome).toBe("passed");
    const links = Array.from({ length: 12 }, () => aLink({ href: `${URL_OF_PAGE}#` }));
    expect(judge(TEXT, { wordCount: 80, links }).outcome).toBe("passed");
  });

  it("passes a page to which an editor adds buttons that are links to nowhere", () => {
    const links = Array.from({ length: 40 }, () => aLink({ href: "javascript:void('Bold')" }));
    expect(judge(`${TEXT}<a href="/rye">Rye</a>`, { links, wordCount: 80 }).outcome).toBe("passed");
  });

  it("fails a page of which scripts write nearly all links", () => {
    const links = Array.from({ length: 12 }, (_, index) => aLink({ href: `https://shop.example/${index}` }));
    expect(judge(TEXT, { wordCount: 80, links }).outcome).toBe("failed");
    const sent = `${TEXT}${links.map(({ href }) => `<a href="${href}">Page</a>`).join("")}`;
    expect(judge(sent, { wordCount: 90, links }).outcome).toBe("passed");
  });

  it("fails a preferred address that a script changes, not one that a script adds", () => {
    const sent = `<link rel=canonical href=/other>${TEXT}`;
    expect(judge(sent, { wordCount: 80, linkTags: [canonical("/bread")] }).outcome).toBe("failed");
    expect(judge(TEXT, { wordCount: 80, linkTags: [canonical("/bread")] }).outcome).toBe("passed");
  });

  it("fails a request not to be listed that a script takes back, and asks about one that it adds", () => {
    const sent = `<meta name=Robots content="NoIndex, follow">${TEXT}`;
    expect(judge(sent, { wordCount: 80 })).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high" }],
    });
    expect(judge(TEXT, { wordCount: 80, metas: [robots("noindex")] }).outcome).toBe("review");
    expect(judge(sent, { wordCount: 80, metas: [robots("noindex")] }).outcome).toBe("passed");
  });

  it("does not apply to an error page", () => {
    expect(seoScriptDependent.evaluate(aPage({ status: 404 }), anEvidence()).outcome).toBe("not-applicable");
  });

  it("was not looked at in older scans, which did not keep the page as it was sent, and weighs nothing there", () => {
    expect(seoScriptDependent.evaluate(aPage(), anEvidence()).outcome).toBe("not-looked-at");
    expect(seoScriptDependent.isLeftOut?.(anEvidence())).toBe(true);
    const page = aPage({ rawMarkup: notGathered() });
    expect(seoScriptDependent.isLeftOut?.(anEvidence({ pages: [page] }))).toBe(false);
  });

  it("could not run where the page as it was sent could not be read", () => {
    expect(seoScriptDependent.evaluate(aPage({ rawMarkup: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
    expect(seoScriptDependent.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });

  it("advises about images that only a script can find", () => {
    expect(judge(`${TEXT}<img data-src="/a.jpg"><img data-src="/b.jpg">`)).toMatchObject({
      outcome: "advice",
      findings: [{ message: expect.stringContaining("2 images name their file only for a script") }],
    });
    expect(judge(`${TEXT}<img src="/a.jpg" loading="lazy">`).outcome).toBe("passed");
  });
});
