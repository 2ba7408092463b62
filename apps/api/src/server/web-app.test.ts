import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { brand } from "@plumbline/contract/brand";
import { loadConfig } from "@plumbline/core/platform/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { buildServer } from "#server/build-server.ts";
import { testApi, type TestApi } from "#api.testing.ts";

const PAGE = `<!doctype html><html lang="en"><head><title>Plumbline Client Dashboard</title>
<script type="application/json" id="brand">{"name": "Plumbline"}</script></head>
<body><div id="root"></div></body></html>`;
const MARKUP = "<h1>Log in</h1> to %brand.name%";
const PAGES = {
  preloads: { "/": ["/assets/app-c3d4.js"], "/audit-history": ["/assets/audit-e5f6.js"] },
  anyPage: ["/assets/any-g7h8.js"],
  login: {
    ourLogo: { asked: `Cookies? ${MARKUP}`, answered: MARKUP },
    theirLogo: { asked: `Cookies? ${MARKUP}`, answered: '<img src="%brand.logoUrl%">' },
  },
  dashboard: {
    ourLogo: { asked: "Cookies? Loading %brand.name%", answered: "Loading" },
    theirLogo: { asked: "Cookies? Loading", answered: "Loading" },
  },
};
const SCRIPT = `console.log("${"x".repeat(4000)}");`;

let folder: string;
let api: TestApi;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plumbline-client-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), PAGE);
  await writeFile(join(folder, "pages.json"), JSON.stringify(PAGES));
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  await writeFile(join(folder, "assets/index-a1b2.js"), SCRIPT);
  await writeFile(join(folder, "assets/index-a1b2.js.br"), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, "assets/index-a1b2.js.map"), "{}");
  const environment = { BRAND_NAME: "Ac</script>me & Søns", BRAND_ACCENT_COLOR: "#aa0000" };
  api = await testApi({ clientFolder: folder, environment });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function pageAt(url: string, cookie = ""): Promise<string> {
  return (await api.send(null, { url, headers: { cookie } })).bytes.toString();
}

describe("the login", () => {
  it("comes with its form, in the configured brand", async () => {
    const page = await pageAt("/login");
    expect(page).toContain("<h1>Log in</h1> to Ac&lt;/script&gt;me &amp; Søns</div>");
    expect(page).toContain('<div id="root" data-prerendered="login">Cookies? ');
    expect(page).toContain("<title>Log in | Ac");
  });

  it("comes without the cookie notice to a browser that answered it", async () => {
    expect(await pageAt("/login", "ac-script-me-s-ns-cookie-consent=necessary")).not.toContain("Cookies?");
    expect(await pageAt("/login", "ac-script-me-s-ns-cookie-consent=maybe")).toContain("Cookies?");
  });

  it("leaves to the script what the address says besides", async () => {
    expect(await pageAt("/login?payment=success")).toContain('<div id="root"></div>');
  });
});

describe("the dashboard", () => {
  it("comes with its shape, in the configured brand, whichever of its tabs is asked for", async () => {
    const shape =
      '<div id="root" data-prerendered="dashboard">Cookies? Loading Ac&lt;/script&gt;me &amp; Søns</div>';
    expect(await pageAt("/")).toContain(shape);
    expect(await pageAt("/?tab=trends")).toContain(shape);
    expect(await pageAt("/", "ac-script-me-s-ns-cookie-consent=necessary")).toContain('"dashboard">Loading<');
    expect(await pageAt("/audit-history")).not.toContain("Loading");
  });
});

describe("the client", () => {
  it("names the chunks of a page at once, whatever the page's query", async () => {
    const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`;
    expect(await pageAt("/")).toContain(preload("app-c3d4.js"));
    expect(await pageAt("/audit-history?page=2")).toContain(preload("audit-e5f6.js"));
    expect(await pageAt("/terms")).toContain(preload("any-g7h8.js"));
    expect(await pageAt("/login")).not.toContain("modulepreload");
  });

  it.each([
    "/",
    "/login",
    "/audit-history?page=2",
    "/login?from=a.b",
    "/no/such/page",
    "/ops/clients",
    "/metric",
  ])("opens at %s", async (url) => {
    const { status, headers, bytes } = await api.send(null, { url });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
    expect(bytes.toString()).toContain('id="brand"');
  });

  it("carries the configured brand, which cannot break out of its element", async () => {
    const page = (await api.send(null, { url: "/" })).bytes.toString();
    const data = /<script type="application\/json" id="brand">(.*?)<\/script>/su.exec(page)?.[1] ?? "";
    expect(brand.parse(JSON.parse(data))).toMatchObject({
      name: "Ac</script>me & Søns",
      slug: "ac-script-me-s-ns",
      accentColor: "#aa0000",
    });
    expect(page).toContain("<title>Ac&lt;/script&gt;me &amp; Søns Client Dashboard</title>");
  });

  it("has a policy without inline scripts and without other hosts", async () => {
    const { headers } = await api.send(null, { url: "/login" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/u);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
  });

  it("tells other sites neither where its reader was, nor what the API answers", async () => {
    const asked = { headers: { origin: "https://evil.example" } };
    for (const url of ["/login", "/api/client-auth/me"]) {
      const { headers } = await api.send(null, { url, ...asked });
      expect(headers["referrer-policy"]).toBe("same-origin");
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });

  it.each([
    ["with all names below its own", "false", "max-age=63072000; includeSubDomains"],
    [
      "by browsers that never saw it where that is set",
      "true",
      "max-age=63072000; includeSubDomains; preload",
    ],
  ])("is asked for over TLS alone once it was, %s", async (_case, HSTS_PRELOAD, expected) => {
    const PUBLIC_URL = "https://dashboard.example.org";
    const config = loadConfig({ PUBLIC_URL, PAYMENTS: "sandbox", HSTS_PRELOAD });
    const server = await buildServer({
      services: { ...api.services, config },
      clientFolder: null,
      validatesOutput: true,
    });
    for (const url of ["/healthz", "/api/client-auth/me", "/nothing"]) {
      const { headers } = await server.inject({ url });
      expect(headers["strict-transport-security"]).toBe(expected);
    }
    await server.close();
  });

  it("keeps files with a hash in their name for good, and sends them compressed", async () => {
    const url = "/assets/index-a1b2.js";
    const plain = await api.send(null, { url });
    expect(plain.bytes.toString()).toBe(SCRIPT);
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const brotli = await api.send(null, { url, headers: { "accept-encoding": "br" } });
    expect(brotli.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": plain.headers["content-type"],
    });
    expect(brotli.bytes.length).toBeLessThan(200);
  });

  it("keeps other files for an hour", async () => {
    const { headers } = await api.send(null, { url: "/favicon.svg" });
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
    });
  });

  it.each(["/assets/missing.js", "/assets/index-a1b2.js.map", "/assets/..%2f..%2fpackage.json", "/api"])(
    "does not answer %s with a page",
    async (url) => {
      const { status, body } = await api.send(null, { url });
      expect({ url, status, body }).toMatchObject({ status: 404, body: { code: "route.not-found" } });
    },
  );

  it.each([
    "/%00",
    "/reports/%00",
    "/ops/clients/%00",
    "/issues?search=%00",
    "/login?%00=1",
    "/outbox/%00",
    "/%zz",
    "/reports/%ff",
  ])("says at %s, which nothing can read, that there is no such page", async (url) => {
    const { status, headers, bytes } = await api.send(null, { url });
    expect(status).toBe(400);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-request-id": expect.any(String),
    });
    expect(bytes.toString()).toContain("<title>Page not found</title>");
  });

  it.each(["/api?%00", "/api/%00", "/api/client-auth/reports/%zz", "/api/nothing?%00", "/assets/%00"])(
    "answers %s, which nothing can read, as the API does",
    async (url) => {
      const { status, body } = await api.send(null, { url });
      expect({ url, status, body }).toMatchObject({ status: 400, body: { code: "request.invalid" } });
    },
  );

  it.each([
    "/.git/config",
    "/%2egit/HEAD",
    "/.env?x=1",
    "/ops/.git/config",
    "/.well-known/security.txt",
    "/index.html",
    "/pages.json",
    "/wp-login.php",
    "/backup%2Ezip",
    "/metrics",
    "/metrics?name[]=up",
  ])("says at %s that there is no such page", async (url) => {
    const { status, headers, bytes } = await api.send(null, { url });
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(bytes.toString()).toContain("<title>Page not found</title>");
    expect(bytes.toString()).not.toContain('id="brand"');
  });
});
