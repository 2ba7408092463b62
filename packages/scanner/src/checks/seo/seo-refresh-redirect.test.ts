import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { seoRefreshRedirect } from "./seo-refresh-redirect.ts";

const FEES = "https://shop.example/fees";
const CONTACT = "https://shop.example/contact";
const judge = (page: Partial<PageEvidence>) =>
  seoRefreshRedirect.evaluate(anEvidence({ pages: [aPage({ url: FEES, ...page })] }));

/** The visit of a page that was left for another one by itself; `by` is the script that did it. */
function left({ from = FEES, to = CONTACT, status = 200, by = null as string | null } = {}) {
  const asked = { type: "document", mimeType: "text/html" };
  return {
    url: from,
    finalUrl: to,
    redirects: [{ url: from, status, location: to }],
    requests: [aRequest({ ...asked, url: from }), aRequest({ ...asked, url: to, initiatorUrl: by })],
  };
}

function refreshing(content: string, meta = {}) {
  const metas = [
    { name: "", property: "", httpEquiv: "Refresh", content, inHead: true },
    { name: "robots", property: "", httpEquiv: "", content: "all", inHead: true, ...meta },
  ];
  return { document: gathered(aDocument({ metas })) };
}

describe("seo-refresh-redirect", () => {
  it("passes pages that stay, and redirects of the server", () => {
    expect(judge({}).outcome).toBe("passed");
    expect(judge(left({ status: 301 })).outcome).toBe("passed");
  });

  it("fails a page that a refresh leaves at once", () => {
    expect(judge(left())).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message: `${FEES} opens and at once sends visitors on to ${CONTACT} by a refresh. A redirect (301) is clearer.`,
          component: `refresh:${FEES}`,
        },
      ],
    });
  });

  it("tells each of several pages that lead to the same one", () => {
    const pages = [FEES, "https://shop.example/prices"].map((from) => aPage(left({ from })));
    const verdict = seoRefreshRedirect.evaluate(anEvidence({ pages }));
    expect("findings" in verdict && verdict.findings).toHaveLength(2);
  });

  it("only advises where a script leads on, and says nothing of a sign-in or of what was not seen", () => {
    const by = "https://shop.example/app.js";
    expect(judge(left({ by })).outcome).toBe("advice");
    expect(judge(left({ by, to: "https://shop.example/login" })).outcome).toBe("passed");
    expect(judge({ ...left(), requests: [] }).outcome).toBe("passed");
  });

  it("passes a page that leads to another form of itself, and a sign-out that leads back", () => {
    expect(judge(left({ to: `${FEES}?cookies=1` })).outcome).toBe("passed");
    expect(judge(left({ from: "https://shop.example/logout" })).outcome).toBe("passed");
  });

  it.each(["5; url=/contact", "3;URL='/contact'", '2, "/contact"', "10 /contact"])(
    "asks about a page that leads on soon: %s",
    (content) => {
      expect(judge(refreshing(content))).toMatchObject({
        outcome: "review",
        findings: [{ message: expect.stringContaining(`sends visitors on to ${CONTACT} after`) }],
      });
    },
  );

  it("reads the header, too", () => {
    expect(judge({ responseHeaders: [["refresh", "1; url=/contact"]] })).toMatchObject({
      findings: [{ message: expect.stringContaining("after 1 second.") }],
    });
  });

  it.each(["300", "5", "60; url=/contact", "5; url=/fees?page=2", "5; url=https://shop.example/fees"])(
    "passes a page that loads itself again or gives time to read: %s",
    (content) => {
      expect(judge(refreshing(content)).outcome).toBe("passed");
    },
  );

  it("passes a page that asks not to be listed", () => {
    expect(judge(refreshing("5; url=/contact", { content: "noindex" })).outcome).toBe("passed");
  });

  it("does not apply without a page that opens", () => {
    expect(judge({ status: 404 }).outcome).toBe("not-applicable");
  });

  it("could not run when no page was read", () => {
    expect(seoRefreshRedirect.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
