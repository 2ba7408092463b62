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
import type { LinkStatus } from "#evidence/site.ts";

import { seoCampaignLinks } from "./seo-campaign-links.ts";

const linking = (...addresses: string[]) =>
  aPage({ document: gathered(aDocument({ links: addresses.map((href) => aLink({ href, text: "Sale" })) })) });

const judge = (address: string, answers: LinkStatus[] = []) =>
  seoCampaignLinks.evaluate(
    anEvidence({ pages: [linking(address)], site: aSite({ linkStatuses: answers }) }),
  );

describe("seo-campaign-links", () => {
  it.each([
    "https://shop.example/sale?utm_source=home&utm_medium=banner",
    "https://shop.example/sale?color=red&UTM_Campaign=spring#prices",
    "https://shop.example/sale?mc_cid=ab12&mc_eid=cd34",
    "https://shop.example/sale?fbclid=IwAR0",
    "https://shop.example/sale?pk_campaign=banner",
  ])("fails the own link %s", (address) => {
    expect(judge(address)).toMatchObject({
      outcome: "failed",
      findings: [
        {
          page: "https://shop.example/",
          message: expect.stringContaining("“Sale” leads to https://shop.example/sale with "),
        },
      ],
    });
  });

  it("names each parameter once", () => {
    expect(judge("https://shop.example/sale?utm_source=a&utm_source=b&utm_medium=c")).toMatchObject({
      findings: [{ message: expect.stringMatching(/with utm_source, utm_medium\.$/) }],
    });
  });

  it.each([
    "https://shop.example/sale",
    "https://shop.example/sale?color=red&page=2",
    "https://shop.example/sale?source=wool&medium=oil",
    "https://shop.example/search?q=utm_source",
    "https://shop.example/sale#utm_source=home",
  ])("passes the own link %s", (address) => {
    expect(judge(address).outcome).toBe("passed");
  });

  it("passes a link that is sent on, as to an app store", () => {
    const url = "https://shop.example/app?utm_source=home";
    expect(judge(url, [{ url, status: 200, failure: null, redirects: 1 }]).outcome).toBe("passed");
    expect(judge(url, [{ url, status: 200, failure: null, redirects: 0 }]).outcome).toBe("failed");
  });

  it("makes one component of a link that stands on every page", () => {
    const again = {
      ...linking("https://shop.example/sale?utm_source=menu"),
      finalUrl: "https://shop.example/b",
    };
    const verdict = seoCampaignLinks.evaluate(
      anEvidence({ pages: [linking("https://shop.example/sale?utm_source=menu"), again] }),
    );
    const component = "campaign-link:https://shop.example/sale";
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ component }, { component }] });
  });

  it("does not apply when every link leads to other websites", () => {
    expect(judge("https://partner.example/?utm_source=shop").outcome).toBe("not-applicable");
  });

  it("could not run when no page was read", () => {
    expect(seoCampaignLinks.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
