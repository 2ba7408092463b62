import type { IncomingMessage, ServerResponse } from "node:http";

import { afterEach, describe, expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { anAnswer, gathered } from "#evidence-builders.testing.ts";
import type { HttpAnswer } from "#evidence/network.ts";
import { localDns, type LocalDns } from "#gather/dns/local-dns.testing.ts";
import { proveOwnership } from "#gather/site/ownership-proof.ts";
import { probePrivateFiles } from "#gather/site/probe-private-files.ts";
import { createSiteClient } from "#gather/site/site-client.ts";
import { serveLoopback } from "#loopback-site.testing.ts";
import { siteOf } from "#plan/own-site.ts";
import { gatherSiteFacts } from "#scan/gather-site.ts";

const TOKEN = "3f5c9d1e";
const FILE = "/.well-known/plumbline-ownership.txt";
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Files = Record<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>;

/** A site of these files; all else is answered with `rest`. */
async function serve(files: Files, rest: { status: number; body: string } = { status: 404, body: "no" }) {
  const asked: string[] = [];
  const ranges = new Set<string | undefined>();
  const loopback = await serveLoopback((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    ranges.add(request.headers.range);
    const file = files[path];
    if (file === undefined) response.writeHead(rest.status).end(rest.body);
    else if (typeof file === "string") response.end(file);
    else file(request, response);
  });
  closing.push(() => loopback.close());
  const policy = createEgressPolicy([loopback.host]);
  const client = createSiteClient({ policy, userAgent: "PlumblineBot/1.0" });
  return { client, policy, site: siteOf(`${loopback.origin}/`), asked, ranges };
}

async function zoneOf(zone: Parameters<typeof localDns>[0]): Promise<LocalDns["resolver"]> {
  const dns = await localDns(zone);
  closing.push(() => dns.stop());
  return dns.resolver;
}

describe("proving who owns a site", () => {
  const resolverOf = (name: string, data: string) =>
    zoneOf({ [`TXT ${name}`]: [{ type: "TXT", name, data }] });
  const shop = {
    startUrl: "https://www.shop.example/",
    host: "www.shop.example",
    registrableDomain: "shop.example",
  };

  it("takes the file that holds the owner's line", async () => {
    const { client, site } = await serve({ [FILE]: `# for the scans\r\nplumbline-ownership=${TOKEN}\r\n` });
    expect(await proveOwnership({ client, site, token: TOKEN })).toEqual({ gathered: true, value: "file" });
  });

  it.each(["_plumbline.www.shop.example", "_plumbline.shop.example"])(
    "takes a TXT record of %s",
    async (name) => {
      const { client } = await serve({});
      const resolver = await resolverOf(name, `plumbline-ownership=${TOKEN}`);
      const proof = await proveOwnership({ client, site: shop, token: TOKEN, resolver });
      expect(proof).toEqual({ gathered: true, value: "dns" });
    },
  );

  it("takes neither another client's line nor a part of one nor a page that answers everything", async () => {
    const resolver = await resolverOf("_plumbline.www.shop.example", "plumbline-ownership=another");
    const { client } = await serve({});
    expect(await proveOwnership({ client, site: shop, token: TOKEN, resolver })).toMatchObject({
      gathered: false,
      reason: expect.stringMatching(/^Not tested, because ownership is not proven\./) as string,
    });
    const body = `<p>plumbline-ownership=${TOKEN} is what we were asked to publish</p>`;
    const talkative = await serve({}, { status: 200, body });
    expect(await proveOwnership({ ...talkative, token: TOKEN })).toMatchObject({ gathered: false });
  });

  it("follows no redirect, which may lead to someone else's file", async () => {
    const { client, site } = await serve({
      [FILE]: (_request, response) => void response.writeHead(302, { location: "/elsewhere.txt" }).end(),
      "/elsewhere.txt": `plumbline-ownership=${TOKEN}`,
    });
    expect(await proveOwnership({ client, site, token: TOKEN })).toMatchObject({ gathered: false });
  });
});

describe("asking for private files", () => {
  it("tells them by their beginnings, and asks for no more of them", async () => {
    const { client, site, asked, ranges } = await serve({
      "/.git/HEAD": "ref: refs/heads/main\n",
      "/.env": "# of the shop\n\nDB_PASSWORD=t0ps3cret\n",
      "/backup.zip": "PK\u0003\u0004 and so on",
      "/phpinfo.php": `<style>${"a".repeat(3000)}</style><title>PHP 8.4.1 - phpinfo()</title>`,
    });
    const probe = await probePrivateFiles(client, site, []);
    expect(probe).toMatchObject({
      value: { asked: expect.arrayContaining(["/.DS_Store", "/server-status"]) },
    });
    const paths = probe.gathered ? probe.value.confirmed.map(({ path }) => path) : [];
    expect(paths).toEqual(["/.git/HEAD", "/.env", "/backup.zip", "/phpinfo.php"]);
    expect(JSON.stringify(probe)).not.toContain("t0ps3cret");
    expect(asked).toHaveLength(9);
    expect(ranges).toEqual(new Set(["bytes=0-255", "bytes=0-8191"]));
  });

  const PHPINFO = "<title>PHP 8.1.2 - phpinfo()</title>";
  const SYSTEMS: [string, Partial<HttpAnswer>, Record<string, string>][] = [
    [
      "WordPress",
      { body: '<script src="/wp-includes/js/a.js">' },
      {
        "/wp-content/debug.log": "[02-Sep-2026 08:11:54 UTC] PHP Warning:  a",
        "/wp-json/wp/v2/users": '[{"id":1,"name":"Ann","slug":"ann","email":"ann@shop.example"}]',
      },
    ],
    [
      "PHP",
      { headers: [["Set-Cookie", "PHPSESSID=1; Path=/"]] },
      { "/info.php": PHPINFO, "/config.php.bak": "<?php\ndefine('DB_PASSWORD', 'x');" },
    ],
    [
      "ASP.NET",
      { headers: [["server", "Microsoft-IIS/10.0"]] },
      {
        "/trace.axd": "<html><head><title>Application Trace</title>",
        "/web.config.bak": '<?xml version="1.0"?>\n<configuration>',
      },
    ],
    [
      "something else",
      {},
      {
        "/graphql": "<!doctype html><title>GraphQL Playground</title>",
        "/.DS_Store": "\0\0\0\u0001Bud1\0",
        "/server-status": "<title>Apache Status</title>",
      },
    ],
  ];
  it.each(SYSTEMS)("asks for those of the system a site runs: %s", async (_system, answer, files) => {
    const site = await serve(files);
    const probe = await probePrivateFiles(site.client, site.site, [gathered(anAnswer(answer))]);
    const paths = probe.gathered ? probe.value.confirmed.map(({ path }) => path) : [];
    expect(paths.toSorted()).toEqual(Object.keys(files).toSorted());
    expect(site.asked).toHaveLength(9);
  });

  it("takes neither a manual nor a list without addresses for what they are about", async () => {
    const { client, site } = await serve({
      "/wp-json/wp/v2/users": '[{"id":1,"name":"Ann","slug":"ann","link":"/author/ann/"}]',
      "/wp-content/debug.log": "Not here.",
      "/phpinfo.php": "<title>How to read phpinfo()</title>",
    });
    const known = gathered(anAnswer({ body: "/wp-content/themes/a.css" }));
    expect(await probePrivateFiles(client, site, [known])).toMatchObject({ value: { confirmed: [] } });
  });

  it("is not taken in by a site that answers everything alike", async () => {
    for (const body of ["<!doctype html><title>Home</title>", "ref: refs/heads/main"]) {
      const { client, site } = await serve({}, { status: 200, body });
      expect(await probePrivateFiles(client, site, [])).toMatchObject({ value: { confirmed: [] } });
    }
  });

  it("takes a refusal for an answer, and an overloaded server for none", async () => {
    const refusing = await serve({}, { status: 403, body: "ref: refs/heads/main" });
    expect(await probePrivateFiles(refusing.client, refusing.site, [])).toMatchObject({
      value: { confirmed: [] },
    });
    const busy = await serve({ "/.env": (_request, response) => void response.writeHead(503).end() });
    expect(await probePrivateFiles(busy.client, busy.site, [])).toEqual({
      gathered: false,
      reason: "/.env could not be requested: The server answered with status 503.",
    });
  });
});

describe("a scan of server and domain", () => {
  const GIT = { "/.git/HEAD": "ref: refs/heads/main\n" };
  const scan = async (site: Awaited<ReturnType<typeof serve>>, ownershipToken?: string) =>
    (await gatherSiteFacts({ ...site, areas: ["security"], ownershipToken })).exposedFiles;

  it("asks for private files when the owner wishes it and proves to be one", async () => {
    const site = await serve({ ...GIT, [FILE]: `plumbline-ownership=${TOKEN}` });
    expect(await scan(site, TOKEN)).toMatchObject({ value: { confirmed: [{ path: "/.git/HEAD" }] } });
  });

  it("asks for none without the wish, nor once the proof is taken away", async () => {
    const files: Files = { ...GIT, [FILE]: `plumbline-ownership=${TOKEN}` };
    const site = await serve(files);
    expect(await scan(site)).toBeUndefined();
    expect(site.asked).not.toContain(FILE);
    delete files[FILE];
    expect(await scan(site, TOKEN)).toMatchObject({
      gathered: false,
      reason: expect.stringContaining("ownership is not proven") as string,
    });
    expect(site.asked).not.toContain("/.git/HEAD");
    expect(site.asked).not.toContain("/.env");
  });
});
