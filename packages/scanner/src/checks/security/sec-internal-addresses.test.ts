import { describe, expect, it } from "vitest";

import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

import { secInternalAddresses } from "./sec-internal-addresses.ts";

const judge = (page: Partial<PageEvidence>, startUrl = "https://shop.example/") =>
  secInternalAddresses.evaluate(anEvidence({ pages: [aPage(page)], site: aSite({ startUrl }) }));
const withLink = (href: string) => ({ document: gathered(aDocument({ links: [aLink({ href })] })) });

describe("sec-internal-addresses", () => {
  it.each([
    "http://192.168.10.4/wiki",
    "http://localhost:3000/admin",
    "https://wiki.corp/start",
    "http://build.internal:8080/",
    "http://[fd12:3456::1]/",
  ])("asks a person about a link to %s", (href) => {
    expect(judge(withLink(href))).toMatchObject({
      outcome: "review",
      findings: [{ snippet: href, element: { selector: expect.any(String) } }],
    });
  });

  it("asks about forms and requests, and tells each host once", () => {
    const action = "http://10.1.2.3/send";
    const document = gathered(aDocument({ forms: [aForm({ action })] }));
    const requests = [aRequest({ url: "http://10.1.2.3/a" }), aRequest({ url: "http://10.1.2.3/b" })];
    const verdict = judge({ document, requests });
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ component: "internal:10.1.2.3" }] });
    expect(judge({ requests })).toMatchObject({
      findings: [{ message: "The page asks 10.1.2.3, which visitors can't reach. Is it left over?" }],
    });
  });

  it("asks about the site's own script that names one in a full address, and tells each host once", () => {
    const told = (text: string, url = "https://shop.example/app.js") =>
      judge({ sources: [{ url, type: "script", text }] });
    expect(told('api="http://10.0.3.14:8080/v1";b="http://10.0.3.14:8080/v2"')).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("/app.js names 10.0.3.14:8080") as string }],
    });
    expect(told('v="10.0.3.14";dev="http://localhost:3000"').outcome).toBe("passed");
    expect(told('a="http://192.168.1.1/"', "https://cdn.vendor.test/w.js").outcome).toBe("passed");
  });

  it("fails a header that names an internal address", () => {
    expect(judge({ responseHeaders: [["x-backend", "10.0.3.17:8080"]] })).toMatchObject({
      outcome: "failed",
      findings: [{ component: "header:x-backend" }],
    });
  });

  it.each([
    "https://192.168.example/",
    "https://localhost.example/",
    "https://local.example/",
    "https://203.0.113.9/",
    "mailto:ann@shop.local",
    "https://10.shop.example/",
  ])("passes a link to %s", (href) => {
    expect(judge(withLink(href)).outcome).toBe("passed");
  });

  it.each([
    ["via", "1.1 varnish01.corp.local (Varnish/7.1)"],
    ["x-envoy-decorator-operation", "shop.default.svc.cluster.local:80/*"],
    ["content-security-policy", "connect-src 'self' https://api.build.internal"],
    ["x-served-by", "web-3.lan"],
  ])("fails the header %s with a name of an internal network", (name, value) => {
    expect(judge({ responseHeaders: [[name, value]] })).toMatchObject({
      outcome: "failed",
      findings: [{ component: `header:${name}` }],
    });
  });

  it("passes versions and public addresses in headers", () => {
    const responseHeaders = [
      ["x-app-version", "10.1.2.3"],
      ["Build-Number", "10.20.30.40"],
      ["x-release", "192.168.1.2"],
      ["x-info", "name=shop; version=10.1.2.3"],
      ["x-meta", '{"build": "10.1.2.3"}'],
      ["x-file", "/settings/app.local"],
      ["content-disposition", "inline; filename=page.local"],
      ["x-mail", "ann@shop.local"],
      ["x-host", "local.example"],
      ["x-powered-by", "Shop/10.1.2.3"],
      ["x-served-by", "93.184.215.14"],
      ["x-build", "10.1.2.3-rc1"],
    ] as const;
    expect(judge({ responseHeaders }).outcome).toBe("passed");
  });

  it("asks about a host that a comment names, once with a link to it", () => {
    const commentHosts = ["10.9.1.7:8080"];
    expect(judge({ commentHosts })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("comment in the page's markup names 10.9.1.7:8080") }],
    });
    expect(judge({ commentHosts, ...withLink("http://10.9.1.7:8080/wiki") })).toMatchObject({
      findings: [{ component: "internal:10.9.1.7:8080", element: { selector: expect.any(String) } }],
    });
  });

  it("asks about a host that a script in the page names, and fails a link to a file of someone's own", () => {
    const rawMarkup = gathered(
      readRawMarkup('<script>const api = "http://172.16.4.20:3000"</script>', "https://shop.example/"),
    );
    expect(judge({ rawMarkup })).toMatchObject({
      outcome: "review",
      findings: [{ component: "internal:172.16.4.20:3000" }],
    });
    const linked = (rawHref: string) => {
      const links = [aLink({ rawHref, href: URL.parse(rawHref)?.href ?? null })];
      return judge({ document: gathered(aDocument({ links })) }).outcome;
    };
    expect(linked("file:///S:/forms/order.doc")).toBe("failed");
    expect(linked(String.raw`\\srv-file01\forms\order.doc`)).toBe("failed");
    expect(linked("/files:/order.doc")).toBe("passed");
  });

  it("says nothing of this computer where the site itself runs on it", () => {
    const local = "http://127.0.0.1:8080/";
    expect(judge(withLink("http://localhost:3000/"), local).outcome).toBe("passed");
    expect(judge(withLink("http://192.168.0.9/"), local).outcome).toBe("review");
  });

  it("does not apply to a site of an internal network", () => {
    expect(judge(withLink("http://10.0.0.2/"), "http://10.0.0.1/").outcome).toBe("not-applicable");
  });

  it("could not run when nothing was measured", () => {
    expect(secInternalAddresses.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
