import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";

import { secServerOld } from "./sec-server-old.ts";

function judge(...responseHeaders: Header[]) {
  return secServerOld.evaluate(anEvidence({ pages: [aPage({ responseHeaders })] }));
}

describe("sec-server-old", () => {
  it.each<[string, Header[]]>([
    ["PHP that is fixed until a day to come", [["x-powered-by", "PHP/8.3.12"]]],
    ["the Apache of today, whatever its modules", [["server", "Apache/2.4.62 (Debian) mod_wsgi/4.7.1"]]],
    ["a version we know nothing of yet", [["server", "nginx/1.31.0"]]],
    ["a Tomcat that is still fixed", [["server", "Apache Tomcat/10.1.30"]]],
    ["the newest IIS", [["server", "Microsoft-IIS/10.0"]]],
  ])("passes %s", (_, headers) => {
    expect(judge(...headers).outcome).toBe("passed");
  });

  it.each<[Header, string]>([
    [
      ["x-powered-by", "Servlet/3.0 JSP/2.2 (Apache Tomcat/7.0.52 Java/Oracle Corporation/1.7.0_79-b15)"],
      "Apache Tomcat 7.0.52 has had no security fixes from its makers since March 31, 2021.",
    ],
    [
      ["x-powered-by", "PHP/5.6.40"],
      "PHP 5.6.40 has had no security fixes from its makers since December 31, 2018.",
    ],
    [
      ["x-powered-by", "PHP/8.1.2"],
      "PHP 8.1.2 has had no security fixes from its makers since December 31, 2025.",
    ],
    [["server", "Apache/2.2.15 (CentOS)"], "Apache 2.2.15 has had"],
    [["server", "Apache/2.4.62 (Unix) OpenSSL/1.0.1e"], "OpenSSL 1.0.1 has had"],
    [["server", "Microsoft-IIS/7.5"], "Microsoft IIS 7.5 has had"],
    [["server", "nginx/1.10.3"], "nginx 1.10.3 has had"],
  ])("fails %s", (header, message) => {
    expect(judge(header)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(message) as string }],
    });
  });

  it("tells each software once, whichever header names it", () => {
    const verdict = judge(["server", "Apache/2.2.15 PHP/5.6.40"], ["x-powered-by", "PHP/5.6.40"]);
    expect("findings" in verdict && verdict.findings.map(({ component }) => component)).toEqual([
      "server:Apache",
      "server:PHP",
    ]);
  });

  it.each<[string, Header[]]>([
    ["a package of a distribution", [["x-powered-by", "PHP/7.4.3-4ubuntu2.29"]]],
    ["what Red Hat keeps under its number", [["server", "Apache/2.4.37 (Red Hat) PHP/7.2.24"]]],
    ["an nginx that distributions still ship", [["server", "nginx/1.18.0 (Ubuntu)"]]],
  ])("asks about %s", (_, headers) => {
    expect(judge(...headers)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("still supply them?") as string }],
    });
  });

  it("does not apply to servers that keep their version to themselves", () => {
    expect(judge(["server", "nginx"], ["x-powered-by", "Express"], ["x-about", "PHP/5.6.40"]).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run when no page was measured", () => {
    expect(secServerOld.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
