import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

import { SERVERS } from "@plumbline/contract/fix-example";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it, onTestFinished } from "vitest";

import { withCookieAttribute } from "./cookie-line.ts";
import { COMPRESSED, keptForAWeek, leadToHttps } from "./delivery-lines.ts";
import { sentHeader } from "./server-lines.ts";

const VALUE = `camera=(), geolocation=(self "https://maps.example/?a=1&b=50%")`;
const header = sentHeader("Permissions-Policy", VALUE);
const AT = { message: "", page: "https://shop.example/" };

function linesFor(server: string, example = header): string {
  return example.servers?.find((form) => form.server === server)?.text ?? "";
}

describe("a header in the settings of each server", () => {
  it("is there for all of them, in one order", () => {
    expect(header.servers?.map(({ server }) => server)).toEqual(SERVERS);
  });

  it("quotes the value as each server reads it", () => {
    const quoted = VALUE.replaceAll('"', '\\"');
    expect(linesFor("nginx")).toBe(`add_header Permissions-Policy "${quoted}" always;`);
    expect(linesFor("Apache")).toBe(`Header always set Permissions-Policy "${quoted.replace("%", "%%")}"`);
    expect(linesFor("Caddy")).toBe(`header Permissions-Policy "${quoted}"`);
    expect(linesFor("Netlify")).toContain(`\n  Permissions-Policy: ${VALUE}`);
  });

  it("comes out as it went in where the settings are JSON or XML", () => {
    expect(JSON.parse(linesFor("Vercel"))).toEqual({
      headers: [{ source: "/(.*)", headers: [{ key: "Permissions-Policy", value: VALUE }] }],
    });
    const parsed: unknown = new XMLParser({ ignoreAttributes: false }).parse(linesFor("IIS"));
    expect(JSON.stringify(parsed)).toContain(JSON.stringify(VALUE));
  });
});

describe("a cookie in the settings of each server", () => {
  const AT_COOKIE = { ...AT, snippet: "set-cookie: PHPSESSID=1; SameSite=Sometimes; Path=/" };
  const example = withCookieAttribute("SameSite=Lax")(AT_COOKIE) ?? header;

  it("gets the attribute there as in its own line, and no other cookie does", () => {
    expect(example.text).toBe("set-cookie: PHPSESSID=1; Path=/; SameSite=Lax");
    expect(linesFor("nginx", example)).toBe("proxy_cookie_flags PHPSESSID samesite=lax;");
    for (const server of ["Apache", "Caddy", "IIS"]) {
      const [, pattern = ""] = /"(?<pattern>\^[^"]*)"/u.exec(linesFor(server, example)) ?? [];
      expect(new RegExp(pattern, "u").test("PHPSESSID=1; Path=/")).toBe(true);
      expect(new RegExp(pattern, "u").test("MYPHPSESSID=1; Path=/")).toBe(false);
      expect(linesFor(server, example)).toContain("; SameSite=Lax");
    }
    expect(XMLValidator.validate(linesFor("IIS", example))).toBe(true);
  });

  it("gets it from the code for hosts without such a setting, as it comes from a site", async () => {
    const sent = ["MYPHPSESSID=1; Path=/", "PHPSESSID=2; Path=/", "cart=3"];
    const site = http.createServer((_request, response) => {
      response.writeHead(201, { "set-cookie": sent, "x-own": "1" }).end("bread");
    });
    onTestFinished(() => void site.close());
    await once(site.listen(0, "127.0.0.1"), "listening");
    const { port } = site.address() as AddressInfo;
    const request = new Request(`http://127.0.0.1:${port}/`);
    const snippet = await moduleOf<{ fetch: Answering }>(linesFor("Cloudflare", example));
    const edge = await moduleOf<Answering>(linesFor("Netlify", example));
    for (const answering of [snippet.fetch, edge]) {
      const answer = await answering(request, { next: () => fetch(request) });
      expect([answer.status, answer.headers.get("x-own"), await answer.text()]).toEqual([201, "1", "bread"]);
      expect(answer.headers.getSetCookie()).toEqual([sent[0], `${sent[1]}; SameSite=Lax`, sent[2]]);
    }
  });

  it("is set whole in code for a host that cannot change it on the way", async () => {
    const lines = linesFor("Vercel", example);
    const setting = await moduleOf<(response: Response, value: string) => void>(
      `export default (response, value) => {${lines}};`,
    );
    const response = new Response();
    setting(response, "2");
    expect(response.headers.getSetCookie()).toEqual(["PHPSESSID=2; Path=/; SameSite=Lax"]);
  });

  it("is left to its own line where its name means more in a pattern", () => {
    expect(example.servers?.map(({ server }) => server)).toEqual(SERVERS);
    const dotted = withCookieAttribute("Secure")({ ...AT, snippet: "set-cookie: a.b=1" });
    expect(dotted).toEqual({ text: "set-cookie: a.b=1; Secure" });
  });
});

type Answering = (request: Request, context: { next: () => Promise<Response> }) => Promise<Response>;

/** What the code exports, run as it is. */
async function moduleOf<T>(code: string): Promise<T> {
  const { default: exported } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as { default: T };
  return exported;
}

describe("the settings of a server", () => {
  const examples = [
    header,
    COMPRESSED,
    leadToHttps({ ...AT, snippet: null }),
    keptForAWeek({ ...AT, snippet: "https://shop.example/a.css?v=1" }),
  ];

  it.each(examples)("are well formed", (example) => {
    const iis = linesFor("IIS", example ?? undefined);
    expect(XMLValidator.validate(iis)).toBe(true);
    const vercel = linesFor("Vercel", example ?? undefined);
    expect(!vercel.startsWith("{") || JSON.parse(vercel) !== null).toBe(true);
  });

  it("lead to https on every server", () => {
    const redirect = leadToHttps({ ...AT, snippet: null });
    expect(redirect?.servers?.map(({ server }) => server)).toEqual(SERVERS);
  });

  it("let browsers keep all files that pages load, and never the pages", () => {
    const caching = keptForAWeek({ ...AT, snippet: "https://shop.example/a.css?v=1" });
    expect(linesFor("nginx", caching ?? undefined)).toContain(
      "location ~* \\.(?:css|js|woff2|png|jpg|svg|webp)$ {",
    );
    expect(keptForAWeek({ ...AT, snippet: "https://shop.example/font" })).toBeNull();
  });
});
