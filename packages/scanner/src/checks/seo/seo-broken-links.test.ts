import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { SiteEvidence } from "#evidence/site.ts";

import { seoBrokenLinks } from "./seo-broken-links.ts";

const GONE = "https://shop.example/gone";
const pageLinkingTo = (...addresses: string[]) =>
  aPage({ document: gathered(aDocument({ links: addresses.map((href) => aLink({ href })) })) });
const answer = (status: number | null): SiteEvidence["linkStatuses"][number] => ({
  url: GONE,
  status,
  failure: status === null ? "timed out" : null,
  redirects: 0,
});
const judge = (status: number | null, ...addresses: string[]) =>
  seoBrokenLinks.evaluate(
    anEvidence({ pages: [pageLinkingTo(...addresses)], site: aSite({ linkStatuses: [answer(status)] }) }),
  );

describe("seo-broken-links", () => {
  it("passes links that open", () => {
    expect(judge(200, GONE).outcome).toBe("passed");
  });

  it("fails a link to an address that is gone, once a page", () => {
    const verdict = judge(404, GONE, `${GONE}#part`);
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ component: `link:${GONE}`, outcome: "fail" }],
    });
    expect("findings" in verdict && verdict.findings).toHaveLength(1);
  });

  it("takes one address under many queries for one thing to fix", () => {
    const queries = ["?from=home", "?from=menu", ""].map((query) => GONE + query);
    const linkStatuses = queries.map((url) => ({ ...answer(404), url }));
    const verdict = seoBrokenLinks.evaluate(
      anEvidence({ pages: [pageLinkingTo(...queries)], site: aSite({ linkStatuses }) }),
    );
    const found = "findings" in verdict ? verdict.findings : [];
    expect(found.map(({ component }) => component)).toEqual(queries.map(() => `link:${GONE}`));
  });

  it("fails a link to a visited page that answered 404", () => {
    const pages = [pageLinkingTo(GONE), aPage({ url: GONE, status: 404 })];
    expect(seoBrokenLinks.evaluate(anEvidence({ pages })).outcome).toBe("failed");
  });

  it("names the address that is gone where a page leads on to it by itself", () => {
    const old = aPage({ url: GONE, finalUrl: "https://shop.example/moved", status: 404 });
    expect(seoBrokenLinks.evaluate(anEvidence({ pages: [pageLinkingTo(GONE), old] }))).toMatchObject({
      findings: [
        {
          message: expect.stringContaining(
            `${GONE} and from there on to https://shop.example/moved, which answers with status 404`,
          ),
        },
      ],
    });
  });

  it("asks a person about server errors and time-outs, which may pass", () => {
    expect(judge(503, GONE).outcome).toBe("review");
    expect(judge(null, GONE).outcome).toBe("review");
  });

  it("does not complain of pages behind a login", () => {
    expect(judge(403, GONE).outcome).toBe("passed");
  });

  it("does not apply when all links lead to other sites", () => {
    expect(judge(404, "https://other.example/").outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(seoBrokenLinks.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
