import { describe, expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";
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

const SECURITY_CHECKS = CHECKS.filter(({ area }) => area === "security");

describe("the security checks", () => {
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
    const places = SECURITY_CHECKS.flatMap((check) => {
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
});
