import { readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import {
  aCookie,
  aDocument,
  aForm,
  anAnswer,
  anEvidence,
  aPage,
  aResource,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";

import { securityChecks } from "./security-checks.ts";

const GROUPS = ["transport", "content", "headers", "cookies", "components", "exposure", "dns"];

describe("the security checks", () => {
  it("are one for each file, named by its id, with a test beside", () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.startsWith("sec-"));
    const ids = securityChecks.map(({ id }) => id);
    expect(files.toSorted()).toEqual(ids.flatMap((id) => [`${id}.test.ts`, `${id}.ts`]).toSorted());
  });

  it("are 41, four of them for information", () => {
    expect(securityChecks).toHaveLength(41);
    const forInformation = securityChecks.filter(({ severity }) => severity === "info").map(({ id }) => id);
    expect(forInformation).toEqual(["sec-coop-corp", "sec-dns-dnssec", "sec-permissions", "sec-securitytxt"]);
  });

  it("name the addresses that the result lists, which alone can be proven to be fixed", () => {
    const page = aPage({
      url: "https://shop.example/old",
      finalUrl: "https://shop.example/new",
      cookieWrites: [aCookie("sid=1")],
      document: gathered(
        aDocument({
          title: "Index of /new",
          text: "Warning: no shop in /var/www/shop.php on line 3 Name Last modified Size",
          scripts: [
            aResource({ url: "http://cdn.example/a@1.2.3/a.js" }),
            aResource({ url: "https://code.jquery.com/jquery-1.12.4.min.js" }),
          ],
          forms: [aForm({ action: "http://shop.example/contact" })],
          metas: [{ name: "referrer", property: "", httpEquiv: "", content: "unsafe-url", inHead: true }],
        }),
      ),
    });
    const sentOrigin = "https://a1.example";
    const allowed = { "access-control-allow-origin": sentOrigin, "access-control-allow-credentials": "true" };
    const corsProbe = gathered({ ...anAnswer({ headers: Object.entries(allowed) }), sentOrigin });
    const notFoundProbe = gathered(
      anAnswer({
        url: "https://shop.example/a1-does-not-exist",
        body: "Warning: nothing here in /var/www/404.php on line 3",
      }),
    );
    const securityTxt = gathered(
      anAnswer({ url: "https://shop.example/.well-known/security.txt", status: 404 }),
    );
    const plainHttp = gathered(anAnswer({ url: "http://shop.example/" }));
    const evidence = anEvidence({
      pages: [page],
      site: aSite({ corsProbe, notFoundProbe, plainHttp, securityTxt }),
    });
    const places = securityChecks.flatMap((check) => {
      const verdict = check.scope === "page" ? check.evaluate(page, evidence) : check.evaluate(evidence);
      const findings = "findings" in verdict ? verdict.findings : [];
      return findings.map((finding) => [check.id, finding.page ?? evidence.site.startUrl] as const);
    });
    const listed = new Set([page.finalUrl, evidence.site.startUrl]);
    expect(places.filter(([, place]) => !listed.has(place))).toEqual([]);
    expect(places.map(([id]) => id)).toEqual(
      expect.arrayContaining([
        "sec-cors",
        "sec-csp",
        "sec-errors",
        "sec-form-http",
        "sec-http-redirect",
        "sec-securitytxt",
        "sec-sri",
      ]),
    );
  });

  it.each(securityChecks)("$id tells its reader all he needs", (check) => {
    expect(check.area).toBe("security");
    expect(GROUPS).toContain(check.group);
    expect(check.sources.length).toBeGreaterThan(0);
    expect(check.fixSteps.length).toBeGreaterThanOrEqual(3);
    expect(check.resources.length).toBeGreaterThanOrEqual(1);
    for (const { url } of check.resources) expect(new URL(url).protocol).toBe("https:");
    for (const text of [check.title, check.whyItMatters, check.businessImpact, ...check.fixSteps]) {
      expect(text.trim().length).toBeGreaterThan(15);
    }
  });
});
