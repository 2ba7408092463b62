import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anAnswer,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { ScriptedLinkRef } from "#evidence/document.ts";

import { seoLinksByScript } from "./seo-links-by-script.ts";

const HOME = "https://shop.example/";
const scripted = (path: string, text = "Rye loaf"): ScriptedLinkRef => ({
  selector: "#card",
  snippet: `<div id="card" data-href="${path}">`,
  component: "div.card",
  href: new URL(path, HOME).href,
  text,
});
const judge = (
  scriptedLinks: ScriptedLinkRef[] | undefined,
  { links = [], listed = [], robots = "" }: { links?: string[]; listed?: string[]; robots?: string } = {},
) => {
  const document = aDocument({
    links: links.map((path) => aLink({ href: new URL(path, HOME).href })),
    ...(scriptedLinks === undefined ? {} : { scriptedLinks }),
  });
  const site = aSite({
    robotsTxt: gathered(anAnswer({ url: `${HOME}robots.txt`, status: 200, body: robots })),
    sitemaps: gathered([
      { url: `${HOME}sitemap.xml`, urls: listed.map((path) => new URL(path, HOME).href), error: null },
    ]),
  });
  return seoLinksByScript.evaluate(
    anEvidence({ pages: [aPage({ url: HOME, document: gathered(document) })], site }),
  );
};

describe("seo-links-by-script", () => {
  it("fails once a page for what only scripts open", () => {
    expect(judge([scripted("/rye"), scripted("/rye"), scripted("/spelt", "Spelt")])).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message:
            "A script opens /rye when visitors click “Rye loaf”, and we saw no link to it. In the same way, it opens one more page.",
          element: { selector: "#card" },
        },
      ],
    });
  });

  it("sees links whose address is a script that names a page", () => {
    const told = (rawHref: string) => {
      const links = [aLink({ href: null, rawHref, text: "Visits" })];
      const pages = [aPage({ url: HOME, document: gathered(aDocument({ links, scriptedLinks: [] })) })];
      return seoLinksByScript.evaluate(anEvidence({ pages }));
    };
    expect(told("javascript:show('/visits.aspx')")).toMatchObject({
      findings: [{ message: expect.stringContaining("A script opens /visits.aspx") as string }],
    });
    expect(told("javascript:void(0)").outcome).toBe("not-applicable");
    expect(told("javascript:show('tab-2')").outcome).toBe("not-applicable");
  });

  it("asks where another page, not visited, may link there", () => {
    expect(judge([scripted("/rye")], { links: ["/unvisited"] })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("Does another page link there?") as string }],
    });
  });

  it("passes what a link or the sitemap leads to, and what needn't be found", () => {
    expect(judge([scripted("/rye")], { links: ["/rye/"] }).outcome).toBe("passed");
    expect(judge([scripted("/rye")], { listed: ["/rye"] }).outcome).toBe("passed");
    expect(judge([scripted("/rye")], { robots: "User-agent: *\nDisallow: /rye" }).outcome).toBe("passed");
    expect(judge([scripted("/cart"), scripted("/"), scripted("https://pay.example/rye")]).outcome).toBe(
      "passed",
    );
  });

  it("does not apply where no element acts as a link", () => {
    expect(judge([]).outcome).toBe("not-applicable");
  });

  it("says so where they were not looked for, and could not run without a page", () => {
    expect(judge(undefined).outcome).toBe("not-looked-at");
    expect(seoLinksByScript.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
