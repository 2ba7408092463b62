import { afterEach, describe, expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { aPage } from "#evidence-builders.testing.ts";
import { askNoncesAgain } from "#gather/site/ask-nonces-again.ts";
import { createSiteClient } from "#gather/site/site-client.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";

let site: LoopbackSite | null = null;

afterEach(async () => {
  await site?.close();
  site = null;
});

describe("asking for nonces again", () => {
  it("asks for one page of each policy that has a nonce, and keeps what is sent now", async () => {
    const asked: string[] = [];
    site = await serveLoopback((request, response) => {
      asked.push(request.url ?? "");
      response.setHeader("content-security-policy", "script-src 'nonce-second'; base-uri 'none'").end();
    });
    const { origin, host } = site;
    const client = createSiteClient({ policy: createEgressPolicy([host]), userAgent: "PlumblineBot/1.0" });
    const page = (path: string, policy: string) =>
      aPage({ url: origin + path, responseHeaders: [["content-security-policy", policy]] });
    const answers = await askNoncesAgain(client, [
      page("/", "script-src 'nonce-first' 'self'"),
      page("/about", "script-src 'nonce-other' 'self'"),
      page("/shop", "script-src 'nonce-third'"),
      page("/plain", "script-src 'self'"),
      { ...page("/gone", "script-src 'nonce-first'"), status: 404 },
    ]);
    expect(asked.toSorted()).toEqual(["/about", "/shop"]);
    expect(answers).toEqual(
      ["/about", "/shop"].map((path) => ({
        page: origin + path,
        nonces: { gathered: true, value: ["'nonce-second'"] },
      })),
    );
  });
});
