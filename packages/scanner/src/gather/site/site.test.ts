import { gzipSync } from "node:zlib";
import type { IncomingMessage, ServerResponse } from "node:http";

import { afterEach, describe, expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { askLinks } from "#gather/site/ask-links.ts";
import { probeSite } from "#gather/site/probe-site.ts";
import { readSitemaps } from "#gather/site/read-sitemaps.ts";
import { createSiteClient, type SiteClient } from "#gather/site/site-client.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";
import { siteOf } from "#plan/own-site.ts";

let site: LoopbackSite | null = null;

afterEach(async () => {
  await site?.close();
  site = null;
});

type Routes = Record<string, (request: IncomingMessage, response: ServerResponse) => void>;

/** A site that answers 404 but for the given paths. */
async function open(routes: Routes): Promise<{ origin: string; client: SiteClient; asked: string[] }> {
  const asked: string[] = [];
  site = await serveLoopback((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const route = routes[request.url ?? ""];
    if (route === undefined) response.writeHead(404).end("not here");
    else route(request, response);
  });
  const policy = createEgressPolicy([site.host]);
  return { origin: site.origin, client: createSiteClient({ policy, userAgent: "PlumblineBot/1.0" }), asked };
}

const send = (body: string | Buffer) => (_request: IncomingMessage, response: ServerResponse) => {
  response.end(body);
};

describe("reading sitemaps", () => {
  it("follows an index to its files, packed ones too, and keeps the error of a broken one", async () => {
    const routes: Routes = {};
    const { origin, client } = await open(routes);
    const index = ["a.xml.gz", "broken.xml", "missing.xml"].map(
      (name) => `<sitemap><loc>${origin}/${name}</loc></sitemap>`,
    );
    const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    routes["/sitemap.xml"] = send(`<sitemapindex ${namespace}>${index.join("")}</sitemapindex>`);
    const plain = { badDates: [], lastDays: [], dated: 0, versions: [], error: null };
    routes["/a.xml.gz"] = send(gzipSync(`<urlset><url><loc>${origin}/a</loc></url></urlset>`));
    routes["/broken.xml"] = send("<urlset><url>");
    expect(await readSitemaps(client, origin, { named: [], now: () => 0 })).toEqual({
      gathered: true,
      value: [
        { url: `${origin}/sitemap.xml`, urls: [], ...plain },
        { url: `${origin}/a.xml.gz`, urls: [`${origin}/a`], ...plain, isWithoutNamespace: true },
        { url: `${origin}/broken.xml`, urls: [], error: expect.stringContaining("well-formed") },
        { url: `${origin}/missing.xml`, urls: [], error: "it answered with status 404." },
      ],
    });
  });

  it("finds none where no one named one and there is none", async () => {
    const { origin, client } = await open({});
    expect(await readSitemaps(client, origin, { named: [], now: () => 0 })).toEqual({
      gathered: true,
      value: [],
    });
    const named = await readSitemaps(client, origin, { named: [`${origin}/named.xml`], now: () => 0 });
    expect(named).toMatchObject({ value: [{ error: "it answered with status 404." }] });
  });

  it("reads one whose address robots.txt gives without the site", async () => {
    const { origin, client } = await open({ "/map.xml": send("<urlset></urlset>") });
    expect(await readSitemaps(client, origin, { named: ["/map.xml"], now: () => 0 })).toMatchObject({
      value: [{ url: `${origin}/map.xml`, error: null }],
    });
  });

  it("notes an index that another index lists", async () => {
    const routes: Routes = {};
    const { origin, client } = await open(routes);
    const leadingTo = (name: string) =>
      `<sitemapindex><sitemap><loc>${origin}/${name}</loc></sitemap></sitemapindex>`;
    routes["/sitemap.xml"] = send(leadingTo("inner.xml"));
    routes["/inner.xml"] = send(leadingTo("pages.xml"));
    routes["/pages.xml"] = send(`<urlset><url><loc>${origin}/a</loc></url></urlset>`);
    const files = await readSitemaps(client, origin, { named: [], now: () => 0 });
    const nested = files.gathered ? files.value.map(({ indexIn }) => indexIn) : [];
    expect(nested).toEqual([undefined, `${origin}/sitemap.xml`, undefined]);
  });

  it("does not follow an index that leads to itself for ever", async () => {
    const routes: Routes = {};
    const { origin, client, asked } = await open(routes);
    routes["/sitemap.xml"] = send(
      `<sitemapindex><sitemap><loc>${origin}/sitemap.xml</loc></sitemap></sitemapindex>`,
    );
    await readSitemaps(client, origin, { named: [], now: () => 0 });
    expect(asked).toEqual(["GET /sitemap.xml"]);
  });
});

describe("reading sitemaps that come slowly", () => {
  it("reads no further ones once their time is up, and says so", async () => {
    const { origin, client } = await open({ "/a.xml": send("<urlset></urlset>") });
    let clock = 0;
    const named = [`${origin}/a.xml`, `${origin}/b.xml`];
    const now = (): number => (clock += 15_000);
    expect(await readSitemaps(client, origin, { named, now })).toMatchObject({
      value: [{ error: null }, { error: expect.stringContaining("took too long") }],
    });
  });
});

describe("probing a site", () => {
  it("keeps the headers of an answer that never ends", async () => {
    const { origin, client } = await open({
      "/": (_request, response) => void response.writeHead(200, { "x-powered-by": "Toaster" }).write("more"),
    });
    const { plainHttp } = await probeSite(client, siteOf(`${origin}/`));
    expect(plainHttp).toMatchObject({ value: { status: 200, body: "more", truncated: true } });
  });

  it("brings its answers to what any visitor could ask", async () => {
    const { origin, client } = await open({
      "/": (request, response) => {
        response.setHeader("access-control-allow-origin", request.headers.origin ?? "none");
        response.end("home");
      },
      "/.well-known/security.txt": send("Contact: mailto:security@shop.example"),
      "/crossdomain.xml": send("<cross-domain-policy></cross-domain-policy>"),
    });
    const probes = await probeSite(client, siteOf(`${origin}/`));
    expect(probes).toMatchObject({
      plainHttp: { value: { status: 200, body: "home" } },
      securityTxt: { value: { body: "Contact: mailto:security@shop.example" } },
      gpcJson: { value: { status: 404 } },
      crossdomainXml: { value: { body: "<cross-domain-policy></cross-domain-policy>" } },
      notFoundProbe: { value: { status: 404, body: "not here" } },
    });
    const cors = probes.corsProbe.gathered ? probes.corsProbe.value : null;
    expect(cors?.headers).toContainEqual(["access-control-allow-origin", cors?.sentOrigin]);
    const asked = (probes.corsProbes ?? []).map((probe) => (probe.gathered ? probe.value : null));
    expect(asked).toEqual([expect.objectContaining({ sentOrigin: "null", body: "" })]);
    expect(asked[0]?.headers).toContainEqual(["access-control-allow-origin", "null"]);
    expect(probes).not.toHaveProperty("twinHost");
  });

  it("asks a test host for its start page on the other port that it was told of", async () => {
    const { origin, client } = await open({ "/": send("home"), "/shop/": send("rye") });
    const { plainHttp } = await probeSite(client, siteOf("https://127.0.0.1:1/shop/"), `${origin}/shop/`);
    expect(plainHttp).toMatchObject({ value: { body: "rye" } });
  });

  it("keeps no page that a site answers with in place of a policy for Flash", async () => {
    const { origin, client } = await open({ "/": send("home"), "/crossdomain.xml": send("<h1>Home</h1>") });
    expect(await probeSite(client, siteOf(`${origin}/`))).not.toHaveProperty("crossdomainXml");
  });

  it("says why an answer is missing", async () => {
    const { origin, client } = await open({ "/": (_request, response) => response.destroy() });
    const probes = await probeSite(client, siteOf(`${origin}/`));
    expect(probes.plainHttp).toEqual({ gathered: false, reason: expect.stringContaining("closed") });
  });
});

describe("asking for the status of links", () => {
  it("asks without the body, and again where a server does not answer HEAD", async () => {
    const { origin, client, asked } = await open({
      "/ok": send(""),
      "/moved": (_request, response) => response.writeHead(301, { location: "/ok" }).end(),
      "/for-now": (_request, response) => response.writeHead(302, { location: "/ok" }).end(),
      "/get-only": (request, response) => response.writeHead(request.method === "HEAD" ? 405 : 200).end(),
      "/dead": (_request, response) => response.destroy(),
    });
    const paths = ["/ok", "/moved", "/for-now", "/get-only", "/gone", "/dead", "/logout"];
    const statuses = await askLinks(
      client,
      paths.map((path) => origin + path),
      () => 0,
    );
    expect(statuses.sort((a, b) => a.url.localeCompare(b.url))).toEqual([
      { url: `${origin}/dead`, status: null, failure: expect.stringContaining("closed"), redirects: 0 },
      {
        url: `${origin}/for-now`,
        status: 200,
        failure: null,
        redirects: 1,
        movedForGood: false,
        endsAt: `${origin}/ok`,
      },
      { url: `${origin}/get-only`, status: 200, failure: null, redirects: 0, movedForGood: false },
      { url: `${origin}/gone`, status: 404, failure: null, redirects: 0, movedForGood: false },
      {
        url: `${origin}/moved`,
        status: 200,
        failure: null,
        redirects: 1,
        movedForGood: true,
        endsAt: `${origin}/ok`,
      },
      { url: `${origin}/ok`, status: 200, failure: null, redirects: 0, movedForGood: false },
    ]);
    expect(asked.filter((line) => line.endsWith("/logout"))).toEqual([]);
  });

  it("stops when its time is up", async () => {
    const { origin, client, asked } = await open({});
    let clock = 0;
    await askLinks(
      client,
      Array.from({ length: 400 }, (_, index) => `${origin}/${index}`),
      () => (clock += 10_000),
    );
    expect(asked.length).toBeLessThan(60);
  });
});
