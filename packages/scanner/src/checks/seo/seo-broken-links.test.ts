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

  describe("an address in a redirect loop", () => {
    const slashed = `${GONE}/`;
    const looping = (...addresses: string[]) => {
      const redirects = Array.from({ length: 19 }, (_, hop) => {
        const [url = "", location = ""] = [0, 1].map((ahead) => addresses[(hop + ahead) % addresses.length]);
        return { url, status: 301, location };
      });
      return aPage({
        url: addresses[0] ?? "",
        finalUrl: addresses.at(-1) ?? "",
        status: null,
        notMeasured: "The address redirects in a loop and never reaches a page.",
        redirects,
      });
    };
    const loops = (linked: string[], ...pages: ReturnType<typeof aPage>[]) =>
      seoBrokenLinks.evaluate(anEvidence({ pages: [pageLinkingTo(...linked), ...pages] }));

    it("fails with the addresses that lead to one another, as one thing to fix", () => {
      const verdict = loops([GONE, slashed], looping(GONE, slashed), looping(slashed, GONE));
      expect(verdict).toMatchObject({
        outcome: "failed",
        findings: [
          {
            message: `The link “About us” leads to ${GONE}, which redirects in a loop with ${slashed} and never opens a page`,
            component: `link:${GONE}`,
          },
          { component: `link:${GONE}` },
        ],
      });
    });

    it("fails if it leads to itself", () => {
      expect(loops([GONE], looping(GONE))).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringContaining("redirects to itself and never opens") }],
      });
    });

    it("is not one that opens in the end, or cannot be reached after a redirect", () => {
      const redirects = looping(GONE, slashed).redirects;
      expect(loops([GONE], aPage({ url: GONE, redirects })).outcome).toBe("passed");
      const away = { ...looping(GONE, slashed), redirects: redirects.slice(0, 2) };
      expect(loops([GONE], away).outcome).toBe("review");
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
