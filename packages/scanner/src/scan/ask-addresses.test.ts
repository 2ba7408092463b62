import type { IncomingMessage, ServerResponse } from "node:http";

import { afterEach, describe, expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { aDocument, aLink, anAnswer, aPage, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import { createSiteClient } from "#gather/site/site-client.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";
import { siteOf } from "#plan/own-site.ts";
import { readRobotsRules } from "#plan/robots-rules.ts";
import { askAddresses, askExposed, type Answers } from "#scan/ask-addresses.ts";

const open: LoopbackSite[] = [];

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<LoopbackSite> {
  const site = await serveLoopback(answer);
  open.push(site);
  return site;
}

/** Asks on behalf of a site whose pages are given by path, all answered with 200, and with robots.txt as given. */
async function ask(
  pages: (own: string, other: string) => Record<string, Partial<DocumentSnapshot>>,
  { isPublic = true, robots = "" } = {},
): Promise<{ answers: Answers; own: string; other: string; askedOther: string[] }> {
  const askedOther: string[] = [];
  const own = await serve((_request, response) => response.end("<title>Page</title>"));
  const other = await serve((request, response) => {
    askedOther.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === "/gone" ? 404 : 200).end();
  });
  const client = createSiteClient({
    policy: createEgressPolicy([own.host, other.host]),
    userAgent: "PlumblineBot/1.0",
  });
  const visited = Object.entries(pages(own.origin, other.origin)).map(([path, document]) =>
    aPage({ url: `${own.origin}${path}`, document: gathered(aDocument(document)) }),
  );
  const answers = await askAddresses(
    { client, now: () => 0 },
    {
      site: siteOf(`${own.origin}/`),
      rules: readRobotsRules(gathered(anAnswer({ url: `${own.origin}/robots.txt`, body: robots }))),
      leftOut: [],
      pages: visited,
      isPublic,
    },
  );
  return { answers, own: own.origin, other: other.origin, askedOther };
}

const links = (...addresses: string[]) => ({ links: addresses.map((href) => aLink({ href })) });
const tag = (rel: string, href: string) => ({ rel, href, hreflang: "", type: "", inHead: true });
const urls = (statuses: { url: string }[] | undefined) => statuses?.map(({ url }) => url);

describe("asking for addresses that were not visited", () => {
  it("asks for one that cannot exist beside pages of one folder", async () => {
    const { answers, own } = await ask(() => ({ "/": {}, "/jobs/baker": {}, "/jobs/driver": {} }));
    expect(answers.madeUpProbes).toEqual([
      {
        url: expect.stringMatching(new RegExp(`^${own}/jobs/[0-9a-f]{16}-does-not-exist$`)),
        answer: expect.objectContaining({ value: expect.objectContaining({ status: 200 }) }),
      },
    ]);
  });

  it("asks for own links and canonical addresses, and not for what was visited or robots.txt forbids", async () => {
    const { answers, own } = await ask(
      (origin) => ({
        "/": {
          ...links(`${origin}/about#team`, `${origin}/bread`, `${origin}/private`),
          linkTags: [tag("canonical", "/home")],
        },
        "/bread": {},
      }),
      { robots: "User-agent: *\nDisallow: /private" },
    );
    expect(urls(answers.linkStatuses)?.toSorted()).toEqual([`${own}/about`, `${own}/home`]);
  });

  it("asks for language versions", async () => {
    const { answers, own } = await ask((origin) => ({
      "/": {
        linkTags: [{ ...tag("alternate", "/de/"), hreflang: "de" }, tag("alternate", `${origin}/feed`)],
      },
    }));
    expect(urls(answers.linkStatuses)).toEqual([`${own}/de/`]);
  });

  it("asks for the steps of breadcrumb trails", async () => {
    const { answers, own } = await ask(
      (origin, other) => {
        const item = (...addresses: string[]) =>
          addresses.map((address, at) => ({ "@type": "ListItem", position: at + 1, item: address }));
        const value = {
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: item(
            `${origin}/`,
            `${origin}/old#top`,
            "/older",
            `${other}/a`,
            `${origin}/private`,
          ),
        };
        return { "/": { structuredData: [{ raw: "", parseError: null, value }] } };
      },
      { robots: "User-agent: *\nDisallow: /private" },
    );
    expect(urls(answers.linkStatuses)).toEqual([`${own}/old`, `${own}/older`]);
  });

  it("asks for own pictures that stand for pages where they are shared", async () => {
    const meta = (content: string) => ({
      name: "",
      property: "og:image",
      httpEquiv: "",
      content,
      inHead: true,
    });
    const { answers, own } = await ask((origin, other) => ({
      "/": { metas: [meta(`${origin}/bread.jpg`), meta("/rye.jpg"), meta(`${other}/a.jpg`)] },
      "/b": { metas: [meta(`${origin}/bread.jpg`)] },
    }));
    expect(urls(answers.linkStatuses)).toEqual([`${own}/bread.jpg`]);
  });

  it("asks others about a few pages each, on behalf of a site that its visitors can reach", async () => {
    const pages = (_own: string, other: string) => ({
      "/": links(`${other}/gone`, `${other}/a`, `${other}/b`, `${other}/everywhere`),
      "/bread": links(`${other}/everywhere`),
    });
    const { answers, other } = await ask(pages);
    expect(answers.externalLinks).toContainEqual(
      expect.objectContaining({ url: `${other}/gone`, status: 404 }),
    );
    expect(urls(answers.externalLinks)?.toSorted()).toEqual([`${other}/a`, `${other}/b`, `${other}/gone`]);
    const atHome = await ask(pages, { isPublic: false });
    expect(atHome.answers).not.toHaveProperty("externalLinks");
    expect(atHome.askedOther).toEqual([]);
  });

  it("asks for the other form of pages that have one", async () => {
    const { answers, own } = await ask(() => ({ "/": {}, "/bread": {}, "/list/": {}, "/old.html": {} }));
    expect(answers.slashTwins?.map(({ twin }) => (twin.gathered ? twin.value.url : null))).toEqual([
      `${own}/bread/`,
      `${own}/list`,
    ]);
  });

  it("asks first for the other form of a page that links name", async () => {
    const { answers, own } = await ask((origin) => ({
      "/": links(`${origin}/d/`),
      "/a": {},
      "/b": {},
      "/c": {},
      "/d": {},
    }));
    expect(answers.slashTwins?.[0]?.page).toBe(`${own}/d`);
    expect(answers.slashTwins).toHaveLength(3);
  });

  it("asks for the index file of a page where a link names it", async () => {
    const { answers, own } = await ask((origin) => ({
      "/": links(`${origin}/index.php#top`, `${origin}/other/index.html`, `${origin}/about`),
      "/list/": links(`${origin}/index.php`, `${origin}/list/default.aspx`, `${origin}/list/more.html`),
    }));
    expect(answers.slashTwins?.map(({ page, twin }) => [page, twin.gathered && twin.value.url])).toEqual([
      [`${own}/list/`, `${own}/list`],
      [`${own}/`, `${own}/index.php`],
      [`${own}/list/`, `${own}/list/default.aspx`],
    ]);
  });

  it("asks for the icon that the home page names, else for the usual one", async () => {
    const named = await ask(() => ({ "/": { linkTags: [tag("shortcut icon", "/mark.png")] } }));
    expect(named.answers.icon).toMatchObject({ url: `${named.own}/mark.png`, status: 200 });
    const unnamed = await ask(() => ({ "/": {} }));
    expect(unnamed.answers.icon).toMatchObject({ url: `${unnamed.own}/favicon.ico`, status: 200 });
    const inside = await ask(() => ({ "/": { linkTags: [tag("icon", "data:image/png;base64,AA")] } }));
    expect(inside.answers).not.toHaveProperty("icon");
  });
});

describe("asking for files that should not be public", () => {
  it("asks for own backups and source maps that pages name, and for no other link", async () => {
    const own = await serve((request, response) =>
      response.writeHead(request.url === "/js/app.js.map" ? 404 : 200).end(),
    );
    const client = createSiteClient({
      policy: createEgressPolicy([own.host]),
      userAgent: "PlumblineBot/1.0",
    });
    const addresses = ["/about", "/files/db.tar.gz", "/keep/dump.sql"].map((path) => own.origin + path);
    const page = aPage({
      url: `${own.origin}/`,
      document: gathered(aDocument(links(...addresses, "https://other.example/dump.sql"))),
      sources: [
        { url: `${own.origin}/js/app.js`, type: "script", text: "run()\n//# sourceMappingURL=app.js.map" },
        { url: "https://cdn.example/lib.js", type: "script", text: "//# sourceMappingURL=lib.js.map" },
      ],
    });
    const rules = readRobotsRules(
      gathered(anAnswer({ url: `${own.origin}/robots.txt`, body: "User-agent: *\nDisallow: /keep" })),
    );
    const found = { site: siteOf(`${own.origin}/`), rules, leftOut: [], pages: [page], isPublic: true };
    const statuses = await askExposed({ client, now: () => 0 }, found);
    expect(statuses.map(({ url, status }) => `${url} ${status}`).toSorted()).toEqual([
      `${own.origin}/files/db.tar.gz 200`,
      `${own.origin}/js/app.js.map 404`,
    ]);
  });
});
