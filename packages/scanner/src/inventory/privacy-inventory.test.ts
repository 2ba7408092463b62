import { describe, expect, it } from "vitest";

import { adRequest, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import {
  aCookie,
  anUnmeasuredPage,
  aPage,
  aPrivacyPass,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import { privacyInventory } from "#inventory/privacy-inventory.ts";

const at = (url: string, startedAtMs: number) => ({ ...aRequest({ url }), startedAtMs });

describe("the inventory of hosts and cookies", () => {
  const fresh = aPrivacyPass({
    movedAtMs: 3000,
    requests: [
      at("https://shop.example/app.js", 10),
      at("https://cdn.bakery-widgets.example/w.js", 20),
      at("https://cdn.bakery-widgets.example/x.js", 30),
      at("https://bat.bing.com/bat.js", 3500),
    ],
    cookieWrites: [aCookie("sid7=1"), aCookie("_fbp=fb.1; Max-Age=7776000")],
  });
  const afterReject = gathered({ ...aPrivacyPass({ requests: [adRequest()] }), clicks: 1 });
  const pages = [aPage({ url: "https://shop.example/cart", requests: [at("https://js.stripe.com/v3", 40)] })];
  const inventory = privacyInventory({ ...passesEvidence({ fresh, afterReject }), pages });

  it("tells each host outside the site once, with owner, kind and when it was first contacted", () => {
    expect(inventory?.hosts).toEqual([
      {
        host: "cdn.bakery-widgets.example",
        owner: null,
        kind: "unknown",
        when: "before a choice",
        firstContactedMs: 20,
        page: "https://shop.example/",
        requests: 2,
      },
      expect.objectContaining({
        host: "bat.bing.com",
        owner: "Microsoft Advertising",
        when: "once the visitor moved",
      }),
      expect.objectContaining({ host: "js.stripe.com", owner: "Stripe", page: "https://shop.example/cart" }),
      expect.objectContaining({ host: "www.facebook.com", kind: "advertising", when: "after rejecting" }),
    ]);
  });

  it("tells hosts of the site that lead to a tracker, and not those that lead elsewhere", () => {
    const requests = [at("https://metrics.shop.example/x", 5), at("https://img.shop.example/y.png", 6)];
    const evidence = passesEvidence({ fresh: aPrivacyPass({ requests }) });
    const aliases = [
      { host: "metrics.shop.example", names: gathered(["shop.eulerian.net"]) },
      { host: "img.shop.example", names: gathered(["d1.cloudfront.net"]) },
    ];
    const site = { ...evidence.site, aliases };
    expect(privacyInventory({ ...evidence, site })?.hosts).toEqual([
      expect.objectContaining({
        host: "metrics.shop.example",
        owner: "Eulerian",
        kind: "analytics",
        aliasOf: "shop.eulerian.net",
      }),
    ]);
  });

  it("tells cookies with their lifetime, and those of nobody known as unknown", () => {
    expect(inventory?.cookies).toEqual([
      expect.objectContaining({ name: "sid7", owner: null, kind: "unknown", lifetimeDays: null }),
      expect.objectContaining({ name: "_fbp", kind: "advertising", lifetimeDays: 90 }),
    ]);
  });

  it("is not there where no visit was recorded", () => {
    expect(privacyInventory({ ...noPasses(), pages: [anUnmeasuredPage()] })).toBeNull();
  });
});
