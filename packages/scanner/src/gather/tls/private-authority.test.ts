import { once } from "node:events";
import { readFileSync } from "node:fs";
import https from "node:https";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { createSiteClient } from "#gather/site/site-client.ts";
import { siteOf } from "#plan/own-site.ts";
import { scanSite } from "#scan.ts";
import { gatherTls } from "#scan/gather-site.ts";

import { TestAuthority } from "./certificates.testing.ts";
import { isInstalled } from "./local-server.testing.ts";

describe.skipIf(!isInstalled("openssl"))("a site whose certificate is from a private authority", () => {
  let authority: TestAuthority;
  let server: https.Server;
  let address: string;

  beforeAll(async () => {
    authority = new TestAuthority();
    const { chain, key } = authority.issue();
    server = https.createServer({ cert: readFileSync(chain), key: readFileSync(key) }, (_request, response) =>
      response.end("bread"),
    );
    await once(server.listen(0, "127.0.0.1"), "listening");
    address = `https://localhost:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    authority.remove();
  });

  const policyWith = (extraRoots: readonly string[]) =>
    createEgressPolicy([new URL(address).host], { extraRoots });

  function ask(extraRoots: readonly string[]) {
    return createSiteClient({ policy: policyWith(extraRoots), userAgent: "PlumblineBot/1.0" }).text(address);
  }

  async function certificate(extraRoots: readonly string[]) {
    const tls = await gatherTls({ policy: policyWith(extraRoots), site: siteOf(address) });
    if (!tls.gathered || !tls.value.certificate.gathered) throw new Error("The server speaks TLS.");
    return tls.value.certificate.value;
  }

  it("answers the scanner that was told of the authority, and no other", async () => {
    expect(await ask([authority.rootPem])).toMatchObject({
      gathered: true,
      value: { status: 200, body: "bread" },
    });
    expect(await ask([])).toMatchObject({ gathered: false });
    const other = new TestAuthority();
    try {
      expect(await ask([other.rootPem])).toMatchObject({ gathered: false });
    } finally {
      other.remove();
    }
  });

  it("has a trusted certificate there, and the report says by whose list", async () => {
    expect(await certificate([authority.rootPem])).toMatchObject({
      trustError: null,
      rootStore: expect.stringMatching(/Mozilla.*, and by your own authorities$/u) as string,
    });
    const judged = await certificate([]);
    expect(judged.trustError).not.toBeNull();
    expect(judged.rootStore).not.toContain("your own");
  });

  it("is asked by a scan that was told of it, though the browser refuses its pages", async () => {
    const { result, evidence, close } = await scanSite({
      startUrl: address,
      areas: ["security"],
      maxPages: 1,
      crawl: false,
      allowedHosts: [new URL(address).host],
      extraRoots: [authority.rootPem],
    });
    close();
    expect(result.pages).toMatchObject([{ state: "not-measured" }]);
    expect(evidence.site.securityTxt).toMatchObject({ gathered: true, value: { body: "bread" } });
  });
});
