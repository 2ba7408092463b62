import { readFileSync } from "node:fs";
import https from "node:https";
import { createServer, type AddressInfo, type Server } from "node:net";

import { afterEach, describe, expect, it } from "vitest";

import { launchBrowser } from "#browser/launch.ts";
import { createEgressPolicy } from "#egress/policy.ts";
import { startGuardingProxy } from "#egress/proxy.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { aPageWith, answering, redirectingTo } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";
import type { VisitPlan } from "#gather/page/visit-plan.ts";

const servers: Server[] = [];

stageSite();
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function visit(url: string, plan: Partial<VisitPlan> = {}): Promise<PageEvidence> {
  const address = url.startsWith("/") ? site.origin + url : url;
  return await visitPage(context, { url: address, isKeyPage: false, accessibility: false, ...plan });
}

/** Listens on a random port of loopback. */
async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

describe("a page whose style sheet", () => {
  const CSS = "main { color: #333 }";
  const linked = (href = "/look.css"): string =>
    aPageWith("<p>Bread</p>", `<link rel="stylesheet" href="${href}">`);

  it.each([503, 500, 429])("answers %i is not measured, and worth another try", async (status) => {
    site.routes["/unstyled"] = linked();
    site.routes["/look.css"] = answering(status, "text/css", CSS);
    const reason = `The page came without its style sheet /look.css (${status}), so we could not see it as people do.`;
    const { notMeasured, document } = await visit("/unstyled");
    expect(notMeasured).toBe(reason);
    expect(document).toEqual({ gathered: false, reason, isLate: true });
  });

  it("breaks off on its way is not measured", async () => {
    site.routes["/unstyled"] = linked();
    site.routes["/look.css"] = (_request, response) => {
      response.writeHead(200, { "content-type": "text/css", "content-length": "5000" });
      response.write(CSS, () => response.destroy());
    };
    expect((await visit("/unstyled")).notMeasured).toContain("/look.css (no whole answer)");
  });

  it.each([
    ["arrives", answering(200, "text/css", CSS)],
    ["does not exist", answering(404, "text/html")],
    ["is refused to all", answering(403, "text/html")],
  ])("%s is measured as people have it", async (_, route) => {
    site.routes["/unstyled"] = linked();
    site.routes["/look.css"] = route;
    expect((await visit("/unstyled")).notMeasured).toBeNull();
  });

  it("is another site's is measured without it", async () => {
    site.routes["/unstyled"] = linked("http://no-such-host.invalid/font.css");
    expect((await visit("/unstyled")).notMeasured).toBeNull();
  });
});

describe("a page that cannot be opened", () => {
  it("says that the name is unknown", async () => {
    const page = await visit("http://no-such-host.invalid/");
    expect(page.notMeasured).toBe("We could not find no-such-host.invalid in the DNS.");
    expect(page.status).toBeNull();
  });

  it.each([0, 1, 2])(
    "is never the browser's own error page, where a page leads to a dead host after %i seconds",
    async (seconds) => {
      const dead = '<meta http-equiv="refresh" content="SECONDS;url=http://no-such-host.invalid/">';
      site.routes["/leads"] = aPageWith("<p>Bread</p>".repeat(60), dead.replace("SECONDS", String(seconds)));
      const page = await visit("/leads", { isKeyPage: true, accessibility: true });
      // Long enough to read the page, or it says why not: what was read is the page's own.
      const told = page.engines.flatMap(({ report }) =>
        report.gathered ? report.value.findings.map(({ element }) => element?.snippet ?? "") : [],
      );
      expect(told.join(" ")).not.toMatch(/neterror|main-frame-error|interstitial/);
      const mayBeRead = seconds > 0 ? page.notMeasured === null : false;
      expect(mayBeRead || /no-such-host\.invalid/.test(page.notMeasured ?? "")).toBe(true);
    },
    60_000,
  );

  it.each([
    ["nothing at all", "<!doctype html><title></title>"],
    [
      "boxes without anything in them",
      '<!doctype html><html lang="en"><title>Shop</title><div id="root"><main></main></div>',
    ],
  ])("is blank where it shows %s, if pages of a site are asked for", async (_, markup) => {
    site.routes["/blank"] = markup;
    expect((await visit("/blank", { refusesBlank: true })).notMeasured).toMatch(/^The page is blank: /);
    expect((await visit("/blank")).notMeasured).toBeNull();
  });

  it.each([
    [
      "a drawing",
      "<!doctype html><title>Map</title><svg width='90' height='90'><circle r='40' fill='red' /></svg>",
    ],
    [
      "a picture behind an empty box",
      `<!doctype html><title>Shop</title><div style="height:90px;background:url('data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2290%22 height=%2290%22><rect width=%2290%22 height=%2290%22/></svg>')"></div>`,
    ],
    ["one word", "<!doctype html><title>Soon</title>Soon"],
  ])("is not blank where it shows %s", async (_, markup) => {
    site.routes["/blank"] = markup;
    expect((await visit("/blank", { refusesBlank: true })).notMeasured).toBeNull();
  });

  it("says that the connection was refused", async () => {
    const port = await listening(createServer());
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const page = await visit(`http://127.0.0.1:${port}/`);
    expect(page.notMeasured).toBe(`127.0.0.1:${port} refused the connection.`);
  });

  it("says that the server hung up or talked nonsense", async () => {
    const silent = await listening(createServer((socket) => void socket.once("data", () => socket.end())));
    const nonsense = await listening(createServer((socket) => socket.end("SSH-2.0-OpenSSH_9.9\r\n")));
    expect((await visit(`http://127.0.0.1:${silent}/`)).notMeasured).toMatch(/We got no answer from/);
    expect((await visit(`http://127.0.0.1:${nonsense}/`)).notMeasured).toMatch(/not valid HTTP|leads to/);
  });

  it("names the fault of the certificate", async () => {
    const pem = readFileSync(new URL("./self-signed.testing.pem", import.meta.url));
    const port = await listening(https.createServer({ key: pem, cert: pem }));
    const page = await visit(`https://127.0.0.1:${port}/`);
    expect(page.notMeasured).toMatch(/^The secure connection failed: browsers do not trust the issuer/);
  });

  it("says that the port doesn't speak TLS", async () => {
    const page = await visit(site.origin.replace("http:", "https:"));
    expect(page.notMeasured).toMatch(/doesn't speak TLS/);
  });

  it("hands on why the guarding proxy refused", async () => {
    const proxy = await startGuardingProxy(createEgressPolicy());
    const guarded = await launchBrowser({ proxyUrl: proxy.url });
    try {
      const plan = {
        isKeyPage: false,
        accessibility: false,
        failureOf: (url: string) => proxy.failureOf(url),
      };
      const own = await guarded.puppeteer.createBrowserContext();
      const plain = await visitPage(own, { ...plan, url: "http://127.0.0.1/" });
      const secure = await visitPage(own, { ...plan, url: "https://10.0.0.1/" });
      expect(plain.notMeasured).toMatch(/^127\.0\.0\.1 is a private or reserved address/);
      expect(secure.notMeasured).toMatch(/^10\.0\.0\.1 is a private or reserved address/);
    } finally {
      await guarded.close();
      await proxy.close();
    }
  });

  it("says which address leads to a page that is not there", async () => {
    site.routes["/spring-sale"] = redirectingTo("/ended-sale");
    const page = await visit("/spring-sale");
    expect(page.notMeasured).toBe(
      `There is no page at this address (404 Not Found). ${site.origin}/spring-sale redirects to it.`,
    );
    expect(page.finalUrl).toBe(`${site.origin}/ended-sale`);
  });

  it("says that redirects never end", async () => {
    site.routes["/round"] = redirectingTo("/and-round");
    site.routes["/and-round"] = redirectingTo("/round");
    const page = await visit("/round");
    expect(page.notMeasured).toBe("The address redirects in a loop and never reaches a page.");
    expect(page.redirects.length).toBeGreaterThan(5);
  });
});

describe("an answer that is no page", () => {
  it.each([
    [401, /user name and password/],
    [403, /refuses to show/],
    [404, /no page at this address/],
    [410, /permanently removed/],
    [418, /status 418/],
    [429, /too often/],
    [500, /failed while making/],
    [503, /too busy or down for maintenance/],
    [204, /without a page/],
  ])("keeps status %i and says what it means", async (status, sentence) => {
    site.routes["/status"] = answering(status, "text/html", status === 204 ? "" : "<h1>Sorry</h1>");
    const page = await visit("/status");
    expect(page).toMatchObject({ status, notMeasured: expect.stringMatching(sentence), requests: [] });
  });

  it("keeps what a page that failed showed, and nothing of others", async () => {
    const trace = "<pre>NullPointerException at Cart.java:41</pre>";
    site.routes["/fails"] = answering(500, "text/html", trace);
    expect((await visit("/fails")).errorBody).toContain(trace);
    site.routes["/file"] = answering(200, "application/pdf", "%PDF-1.7");
    expect((await visit("/file")).errorBody).toBeUndefined();
  });

  it.each([
    ["application/pdf", "%PDF-1.7\n", /a PDF document/],
    ["image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>", /an image/],
    ["application/json", "{}", /JSON data/],
    ["text/plain", "hello", /plain text/],
    ["application/xml", "<a/>", /XML data/],
    ["application/zip", "PK", /an archive/],
    ["application/x-unheard-of", "?", /a file \(application\/x-unheard-of\)/],
  ])("names what came instead: %s", async (type, body, sentence) => {
    site.routes["/file"] = answering(200, type, body);
    expect((await visit("/file")).notMeasured).toMatch(sentence);
  });

  it("recognizes a download", async () => {
    site.routes["/save"] = answering(200, "text/html", "<p>x</p>", {
      "content-disposition": "attachment; filename=a.html",
    });
    expect((await visit("/save")).notMeasured).toMatch(/a download/);
  });

  it("does not take an empty answer for a clean page", async () => {
    site.routes["/empty"] = answering(200, "text/html");
    expect((await visit("/empty")).notMeasured).toMatch(/empty page/);
  });

  it("does not take a page whose script failed to draw it for a clean page", async () => {
    site.routes["/blank"] = `<!doctype html><title>App</title><div id="root"></div><script>start()</script>`;
    expect((await visit("/blank")).notMeasured).toMatch(
      /stayed blank because its script failed: ReferenceError/,
    );
  });

  it("measures a page that is blank on purpose", async () => {
    site.routes["/blank"] = `<!doctype html><html lang="en"><title>App</title>`;
    expect((await visit("/blank")).notMeasured).toBeNull();
  });

  it.each([
    ["Cloudflare", answering(403, "text/html", "<p>x</p>", { "cf-mitigated": "challenge" })],
    ["Cloudflare", "<title>Just a moment...</title><p>Checking</p>"],
    ["AWS WAF", answering(202, "text/html", "<p>x</p>", { "x-amzn-waf-action": "challenge" })],
    ["DataDome", "<title>shop.example</title><script src='https://ct.captcha-delivery.com/c.js'></script>"],
    ["Imperva", "<iframe src='/_Incapsula_Resource?x=1'></iframe>"],
    [
      "a captcha",
      "<p>Please verify you are human</p><iframe src='https://newassets.hcaptcha.com/x'></iframe>",
    ],
  ])("tells the wall of %s from the site behind it", async (name, route) => {
    site.routes["/wall"] = route;
    expect((await visit("/wall")).notMeasured).toContain(`bot check (${name})`);
  });

  it("measures a contact form with a captcha", async () => {
    site.routes["/contact"] = aPageWith(
      `<nav>${"<a href=/x>Page</a>".repeat(12)}</nav><p>${"Write to us. ".repeat(60)}</p>
       <form><input name=m><iframe src="https://www.google.com/recaptcha/api2/anchor"></iframe></form>`,
    );
    expect((await visit("/contact")).notMeasured).toBeNull();
  });
});

describe("an answer that never ends", () => {
  const limits = { loadMs: 1500, settleMs: 500, readMs: 1500 };

  it("gives up on a server that accepts and says nothing", async () => {
    site.routes["/silence"] = () => undefined;
    expect((await visit("/silence", { limits })).notMeasured).toMatch(
      /did not answer with a page within 2 seconds/,
    );
  });

  it("gives up on markup that keeps coming", async () => {
    site.routes["/drip"] = (request, response) => {
      response.writeHead(200, { "content-type": "text/html" }).write("<p>Start</p>");
      const timer = setInterval(() => response.write("<p>More</p>"), 50);
      request.once("close", () => clearInterval(timer));
    };
    expect((await visit("/drip", { limits })).notMeasured).toMatch(/without ever finishing/);
  });

  it("gives up on markup beyond the limit", async () => {
    site.routes["/flood"] = answering(200, "text/html", "<p>x</p>".repeat(200_000));
    const page = await visit("/flood", { limits: { documentBytes: 1024 * 1024 } });
    expect(page.notMeasured).toMatch(/more than 1 MB of markup/);
  });

  it("measures a page whose picture hangs", async () => {
    site.routes["/hanging"] = aPageWith(`<img alt="" src="/silence">`);
    const page = await visit("/hanging", { limits });
    expect(page).toMatchObject({ notMeasured: null, document: { value: { title: "Harbour Bakery" } } });
  });

  it("ends at once when the scan is stopped", async () => {
    const signal = AbortSignal.timeout(300);
    expect((await visit("/silence", { signal })).notMeasured).toMatch(/scan was stopped/);
  });
});
