import { describe, expect, it } from "vitest";

import { prvTrackerPreconsent } from "#checks/privacy/prv-tracker-preconsent.ts";
import {
  aBanner,
  adRequest,
  messagesOf,
  noPasses,
  passesEvidence,
} from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aLink,
  anEvidence,
  aPage,
  aPrivacyPass,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PrivacyPasses } from "#evidence/privacy.ts";

const freshWith = (url: string, type = "ping") =>
  passesEvidence({ fresh: aPrivacyPass({ requests: [aRequest({ url, type })] }) });

describe("prv-tracker-preconsent", () => {
  it("fails for a vendor contacted before any choice, once for each vendor", () => {
    const fresh = aPrivacyPass({ requests: [adRequest(), adRequest("id=1&ev=Scroll")] });
    const verdict = prvTrackerPreconsent.evaluate(passesEvidence({ fresh }));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "critical" }] });
    expect(messagesOf(verdict)).toEqual([
      "Meta Pixel (advertising) was contacted 2 times before the visitor made a choice, first after 0.0 seconds.",
    ]);
  });

  it("fails for a vendor that another page contacts once the visitor moves there", () => {
    const moved = (onceMoved: NetworkRequest[]) => {
      const start = passesEvidence({});
      const typing = gathered([{ url: "https://shop.example/news", fields: [], sent: [], onceMoved }]);
      return prvTrackerPreconsent.evaluate({ ...start, site: { ...start.site, typing } });
    };
    const verdict = moved([adRequest()]);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ page: "https://shop.example/news" }] });
    expect(messagesOf(verdict)[0]).toContain("as soon as the visitor moved or waited");
    expect(moved([aRequest({ url: "https://shop.example/more" })]).outcome).toBe("passed");
  });

  it("asks a person about requests that say themselves that consent is denied", () => {
    const verdict = prvTrackerPreconsent.evaluate(
      freshWith("https://www.google-analytics.com/g/collect?gcs=G100"),
    );
    expect(verdict.outcome).toBe("review");
  });

  it("passes with consent tools, cookie-free analytics and the site's own requests", () => {
    expect(prvTrackerPreconsent.evaluate(freshWith("https://plausible.io/api/event")).outcome).toBe("passed");
    expect(prvTrackerPreconsent.evaluate(freshWith("https://stats.shop.example/collect")).outcome).toBe(
      "passed",
    );
  });

  it("fails for a vendor that only another page contacts, once for all of them", () => {
    const requests = [adRequest()];
    const pages = ["/", "/cart", "/pay"].map((path) =>
      aPage({ url: `https://shop.example${path}`, requests: path === "/" ? [] : requests }),
    );
    const verdict = prvTrackerPreconsent.evaluate({ ...passesEvidence({}), pages });
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ page: "https://shop.example/cart" }] });
    expect(prvTrackerPreconsent.evaluate({ ...noPasses(), pages }).outcome).toBe("failed");
  });

  it("says where a tracker's requests pass through the site", () => {
    const url = "https://shop.example/g/collect?v=2&tid=G-ABC123DEF&cid=1.2";
    expect(messagesOf(prvTrackerPreconsent.evaluate(freshWith(url)))).toEqual([
      "Google Analytics (analytics) was contacted once through shop.example, an address of the site, before the visitor made a choice, first after 0.0 seconds.",
    ]);
  });

  it("asks about a tag manager, which may start any tag, under European law alone", () => {
    const evidence = freshWith("https://www.googletagmanager.com/gtm.js?id=GTM-ABC123", "script");
    expect(prvTrackerPreconsent.evaluate(evidence)).toMatchObject({
      outcome: "review",
      findings: [{ component: "third party Google Tag Manager" }],
    });
    expect(prvTrackerPreconsent.evaluate({ ...evidence, profiles: ["US", "CA"] }).outcome).toBe("passed");
  });

  it("says when a vendor waited until the visitor moved", () => {
    const late = { ...adRequest(), startedAtMs: 4000 };
    const fresh = aPrivacyPass({ requests: [late], movedAtMs: 3000 });
    expect(messagesOf(prvTrackerPreconsent.evaluate(passesEvidence({ fresh })))).toEqual([
      "Meta Pixel (advertising) was contacted once before the visitor made a choice, as soon as the visitor moved or waited.",
    ]);
  });

  describe("on a site that lets people opt out and asks nobody first", () => {
    const optOut = (
      profiles: Evidence["profiles"],
      title = "RV parts",
      more: Partial<PrivacyPasses> = {},
    ) => {
      const fresh = aPrivacyPass({ requests: [adRequest()] });
      const links = [aLink({ text: "Do Not Sell or Share My Personal Information" })];
      const pages = [aPage({ document: gathered(aDocument({ title, links })) })];
      return prvTrackerPreconsent.evaluate({ ...passesEvidence({ fresh, ...more }, profiles), pages })
        .outcome;
    };

    it("is advice under American laws", () => {
      expect(optOut(["US", "CA"])).toBe("advice");
    });

    it("fails in Europe, for children or health, and where a banner asks", () => {
      expect(optOut(["US", "EU"])).toBe("failed");
      expect(optOut(["US", "KIDS"])).toBe("failed");
      expect(optOut(["US"], "Games for kids")).toBe("failed");
      expect(optOut(["US"], "Sleep clinic")).toBe("failed");
      expect(optOut(["US"], "RV parts", { banner: gathered(aBanner()) })).toBe("failed");
    });
  });

  it("does not apply under the profile for children alone", () => {
    expect(prvTrackerPreconsent.evaluate(anEvidence({ profiles: ["KIDS"] })).outcome).toBe("not-applicable");
  });

  it("could not run without the passes", () => {
    expect(prvTrackerPreconsent.evaluate(noPasses())).toEqual({
      outcome: "could-not-run",
      reason: "the browser ended",
    });
  });
});
