import { readFileSync } from "node:fs";
import https from "node:https";
import type { AddressInfo } from "node:net";

import { describe, expect, it } from "vitest";

import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { aPageWith, answering, redirectingTo } from "#gather/page/site-server.testing.ts";
import { browser, context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

stageSite();

async function visit(path: string, options: { accessibility?: boolean } = {}): Promise<PageEvidence> {
  const { accessibility = false } = options;
  // A busy machine must not keep a large page from being read.
  const limits = { readMs: 30_000 };
  return await visitPage(context, { url: site.origin + path, isKeyPage: false, accessibility, limits });
}

function documentOf(page: PageEvidence): DocumentSnapshot {
  if (!page.document.gathered) throw new Error(page.document.reason);
  return page.document.value;
}

describe("visiting a page", () => {
  it("brings the document as it stands after scripts have run", async () => {
    site.routes["/"] = aPageWith(
      `<nav><a href="/menu#cakes">Menu</a></nav><p id="late"></p>
       <script>setTimeout(() => { late.innerHTML = '<a href="/late">Late link</a>' }, 50)</script>`,
      '<meta name="description" content="Bread"><link rel="canonical" href="/home">',
    );
    const page = await visit("/");
    const document = documentOf(page);
    expect(page).toMatchObject({ status: 200, notMeasured: null, finalUrl: `${site.origin}/` });
    expect(document).toMatchObject({ title: "Harbour Bakery", titleCount: 1, lang: "en", doctype: "html" });
    expect(document.links.map(({ href, inNav, text }) => [href, inNav, text])).toEqual([
      [`${site.origin}/menu#cakes`, true, "Menu"],
      [`${site.origin}/late`, false, "Late link"],
    ]);
    expect(document.metas).toContainEqual(expect.objectContaining({ name: "description", content: "Bread" }));
    expect(document.linkTags).toContainEqual(
      expect.objectContaining({ rel: "canonical", href: `${site.origin}/home` }),
    );
  });

  it("hears from libraries which release they are, also beside old ones that change arrays", async () => {
    site.routes["/libraries"] = aPageWith(
      `<script>
         Array.prototype.reduce = function () { return this[0]; };
         window.jQuery = { fn: { jquery: "1.7.2" }, get ui() { throw new Error("no"); } };
         window._ = { VERSION: "4.17.4", isPlainObject() {} };
         window.moment = { version: 3 };
       </script>`,
    );
    const { libraries } = await visit("/libraries");
    expect(libraries).toEqual([
      { name: "jquery", version: "1.7.2" },
      { name: "lodash", version: "4.17.4" },
    ]);
  });

  it("tells in which landmarks a link stands", async () => {
    site.routes["/landmarks"] = `<!doctype html><html lang="en"><title>Shop</title>
       <header><a href="/logo">Logo</a><nav aria-label="Main"><a href="/menu">Menu</a></nav></header>
       <main><article><header><a href="/author">Author</a></header></article></main>
       <div role="contentinfo"><nav><a href="/terms">Terms</a></nav></div><a href="/loose">Loose</a>`;
    const { links } = documentOf(await visit("/landmarks"));
    expect(links.map(({ text, landmark }) => [text, landmark])).toEqual([
      ["Logo", "banner"],
      ["Menu", "banner > navigation Main"],
      ["Author", "main"],
      ["Terms", "contentinfo > navigation"],
      ["Loose", null],
    ]);
  });

  it("names the buttons that send a form, inside and outside of it", async () => {
    site.routes["/forms"] = aPageWith(
      `<form id="f"><input name="q"><button>Search</button><button type="button">Help</button>
         <button type="reset">Clear</button><input type="submit" value="Find"><input type="submit">
         <button aria-label="Go"><svg></svg></button><input type="image" alt="Look" src="/a.png"></form>`,
      `<button form="f"><img src="/a.png" alt="Send"></button><button form="other">Elsewhere</button>`,
    );
    const [form] = documentOf(await visit("/forms")).forms;
    expect(form?.sentBy?.map(({ name }) => name)).toEqual(["Search", "Find", "", "Go", "Look", "Send"]);
  });

  it("tells the label before a field that is tied to nothing, and what buttons are called", async () => {
    const row = (label: string, inner = "<input type=email>") =>
      `<div><label${label}</label><p>${inner}</p></div>`;
    const rows = [
      row(">E-mail"),
      row(' for="none">Phone'),
      row(' for="a">Tied', '<input id="a">'),
      "<div><input></div>",
    ];
    site.routes["/fields"] = aPageWith(
      `<form>${rows.join("")}</form><button hidden>Log out</button><a role="menuitem" href="/me">Profile</a>`,
    );
    const { forms, buttons } = documentOf(await visit("/fields"));
    const shown = forms[0]?.fields.map(({ shownLabel }) => shownLabel);
    expect(shown).toEqual(["E-mail", "Phone", undefined, undefined]);
    expect(buttons).toEqual(["Log out", "Profile"]);
  });

  it("says which lists are cut, of pages with more than is read of one kind or of all", async () => {
    site.routes["/links"] = aPageWith(`<a href="/more">More</a>`.repeat(2001));
    site.routes["/whole"] = aPageWith(`<a href="/more">More</a>`.repeat(2000));
    site.routes["/long"] = aPageWith("<i>x</i>".repeat(50_000));
    expect(documentOf(await visit("/links"))).toMatchObject({ cut: ["links"], links: { length: 2000 } });
    expect(documentOf(await visit("/whole")).cut).toEqual([]);
    const long = documentOf(await visit("/long"));
    expect(long.cut).toEqual(expect.arrayContaining(["links", "images", "forms"]));
    expect(long.elementCount).toBeGreaterThan(50_000);
  });

  it("records every request with raw headers, sizes and who asked", async () => {
    site.routes["/"] = aPageWith(
      `<img src="/logo.svg" alt="" width="10" height="10">`,
      `<script src="/app.js"></script>`,
    );
    site.routes["/app.js"] = answering(
      200,
      "text/javascript",
      "fetch('/data?x=1', { method: 'POST', body: 'a=1' })",
    );
    site.routes["/data"] = answering(200, "application/json", "{}", {
      "set-cookie": ["a=1; Path=/", "b=2; HttpOnly"],
    });
    site.routes["/logo.svg"] = answering(200, "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>");
    const { requests } = await visit("/");
    const post = requests.find(({ method }) => method === "POST");
    expect(new Map(requests.map(({ url, type }) => [url.replace(site.origin, ""), type]))).toEqual(
      new Map([
        ["/", "document"],
        ["/app.js", "script"],
        ["/logo.svg", "image"],
        ["/data?x=1", "fetch"],
      ]),
    );
    expect(post).toMatchObject({
      postData: "a=1",
      status: 200,
      initiatorUrl: `${site.origin}/app.js`,
      decodedBytes: 2,
    });
    expect(post?.responseHeaders.filter(([name]) => name === "set-cookie").map(([, value]) => value)).toEqual(
      ["a=1; Path=/", "b=2; HttpOnly"],
    );
    expect(requests.find(({ type }) => type === "script")?.renderBlocking).toBe(true);
  });

  it("notes features that browsers will drop, each script's once", async () => {
    site.routes["/leaving"] = aPageWith(
      "<script>addEventListener('unload', () => {}); onunload = () => {}</script>",
    );
    const { deprecations } = await visit("/leaving");
    expect(deprecations).toEqual([{ type: "UnloadHandler", url: `${site.origin}/leaving` }]);
  });

  it("keeps apart what a page quotes", async () => {
    site.routes["/quoting"] = aPageWith(
      "<p>Read <code>a\n b</code></p><blockquote>Bread</blockquote><code></code>",
    );
    const { text, quotedTexts } = documentOf(await visit("/quoting"));
    expect(quotedTexts).toEqual(["a b", "Bread"]);
    expect(text).toContain("Read a b");
  });

  it("keeps what the server sent, before scripts wrote the page", async () => {
    site.routes["/written"] = `<!doctype html><title>As sent</title><p>Two words</p>
      <script>document.title = 'Written'; document.body.innerHTML = '<a href="/a">One link and more words</a>'</script>`;
    const page = await visit("/written");
    expect(documentOf(page)).toMatchObject({ title: "Written", wordCount: 5 });
    expect(page.rawMarkup).toMatchObject({ value: { title: "As sent", links: 0, words: 2 } });
  });

  it("tells the way by redirects of the server and of scripts", async () => {
    site.routes["/old"] = redirectingTo("/moved", 301);
    site.routes["/moved"] = "<script>location.replace('/new?from=old')</script>";
    site.routes["/new"] = aPageWith("<p>Here</p>");
    const page = await visit("/old");
    expect(page).toMatchObject({ notMeasured: null, status: 200, finalUrl: `${site.origin}/new?from=old` });
    expect(page.redirects).toEqual([
      { url: `${site.origin}/old`, status: 301, location: `${site.origin}/moved` },
      { url: `${site.origin}/moved`, status: 200, location: `${site.origin}/new?from=old` },
    ]);
    expect(documentOf(page).text).toContain("Here");
  });

  it("sees cookies as they were written, by headers and by scripts, refused ones too", async () => {
    site.routes["/shop.js"] = answering(
      200,
      "text/javascript",
      `document.cookie = "seen=1; Max-Age=99999999; Path=/"`,
    );
    site.routes["/"] = answering(
      200,
      "text/html",
      aPageWith(
        `<script src="/shop.js"></script><script>document.cookie = "a=b; Domain=other.example"</script>`,
      ),
      { "set-cookie": ["sid=1; HttpOnly", "bad=1; Domain=other.example"] },
    );
    const { cookieWrites } = await visit("/");
    expect(
      cookieWrites.map(({ raw, via, sourceUrl }) => [raw, via, sourceUrl.replace(site.origin, "")]),
    ).toEqual([
      ["sid=1; HttpOnly", "header", "/"],
      ["bad=1; Domain=other.example", "header", "/"],
      ["seen=1; Max-Age=99999999; Path=/", "script", "/shop.js"],
      ["a=b; Domain=other.example", "script", "/"],
    ]);
  });

  it("sees storage, sources, console and metrics", async () => {
    site.routes["/app.js"] = answering(
      200,
      "text/javascript",
      "localStorage.cart = 'bread'; console.warn('low stock')",
    );
    site.routes["/look.css"] = answering(200, "text/css", "h1 { color: black }");
    site.routes["/"] = aPageWith(
      `<script src="/app.js"></script>`,
      `<link rel="stylesheet" href="/look.css">`,
    );
    const page = await visit("/");
    expect(page.storage).toEqual([{ area: "local", key: "cart", bytes: 9, value: "bread" }]);
    expect(page.console).toContainEqual({ level: "warning", text: "low stock" });
    expect(page.sources).toEqual([
      { url: `${site.origin}/look.css`, type: "stylesheet", text: "h1 { color: black }" },
      { url: `${site.origin}/app.js`, type: "script", text: expect.stringContaining("localStorage") },
    ]);
    expect(page.vitals).toMatchObject({
      gathered: true,
      value: {
        largestContentfulPaintElement: { selector: "main > h1" },
        cumulativeLayoutShift: 0,
        requestCount: 3,
      },
    });
  });

  it("measures what jumps while it loads", async () => {
    site.routes["/wait.js"] = (_request, response) => void setTimeout(() => response.end(), 600);
    site.routes["/"] = aPageWith(`<div id="late"></div><p class="pushed">${"Text. ".repeat(2000)}</p>
      <script>setTimeout(() => { late.style.height = "400px" }, 300)</script><script async src="/wait.js"></script>`);
    const { vitals } = await visit("/");
    if (!vitals.gathered) throw new Error(vitals.reason);
    expect(vitals.value.cumulativeLayoutShift).toBeGreaterThan(0.1);
    expect(vitals.value.shiftedElements.map(({ selector }) => selector)).toContain("p.pushed");
  });

  it("sees the requests of frames and workers of other sites", async () => {
    site.routes["/frame"] =
      `<script>fetch("/from-frame").catch(() => 0); document.cookie = "frame=1"</script>`;
    site.routes["/worker.js"] = answering(200, "text/javascript", `fetch("/from-worker").catch(() => 0)`);
    site.routes["/"] = aPageWith(
      `<iframe title="x" src="http://localhost:${site.port}/frame"></iframe><script>new Worker("/worker.js")</script>`,
    );
    const { requests, cookieWrites } = await visit("/");
    const from = new Map(requests.map(({ url, fromFrame }) => [url, fromFrame]));
    expect(from.get(`http://localhost:${site.port}/from-frame`)).toBe("child");
    expect(from.get(`${site.origin}/from-worker`)).toBe("main");
    expect(cookieWrites).toContainEqual(expect.objectContaining({ raw: "frame=1", via: "script" }));
  });

  it("says why it was not looked at any further where there was no time left", async () => {
    const reason = "Measuring this page took longer than 45 seconds.";
    const end = new AbortController();
    const page = await visitPage(context, {
      url: site.origin + "/",
      isKeyPage: false,
      accessibility: true,
      signal: end.signal,
      becomesKeyPage: () => {
        end.abort(new PageTrouble(reason));
        return Promise.resolve(true);
      },
    });
    const said = JSON.stringify([page.notMeasured, page.engines, page.facts]);
    expect(said).toContain(reason);
    expect(said).not.toContain("The scan was stopped");
  });

  it("tells what a secure page asked for insecurely", async () => {
    const pem = readFileSync(new URL("./self-signed.testing.pem", import.meta.url));
    const server = https.createServer({ key: pem, cert: pem }, (_request, response) => {
      response
        .setHeader("content-type", "text/html")
        .end(aPageWith(`<script src="http://insecure.invalid/x.js"></script>`));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await trustAnyCertificate();
    const page = await visitPage(context, {
      url: `https://127.0.0.1:${port}/`,
      isKeyPage: false,
      accessibility: false,
    });
    server.close();
    expect(page.notMeasured).toBeNull();
    expect(page.mixedContent).toEqual([
      { url: "http://insecure.invalid/x.js", resolution: "MixedContentBlocked", resourceType: "Script" },
    ]);
  });
});

async function trustAnyCertificate(): Promise<void> {
  const session = await browser.puppeteer.target().createCDPSession();
  await session.send("Security.setIgnoreCertificateErrors", { ignore: true });
}
