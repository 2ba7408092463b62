import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage, aRequest, aSite } from "#evidence-builders.testing.ts";

import { flawsOf } from "./reading/vulnerable-libraries.ts";
import { secJsVuln } from "./sec-js-vuln.ts";

interface Script {
  url: string;
  text?: string;
}

function judge(...scripts: Script[]) {
  const page = aPage({
    requests: scripts.map(({ url }) => aRequest({ url, type: "script" })),
    sources: scripts.flatMap(({ url, text }) =>
      text === undefined ? [] : [{ url, type: "script" as const, text }],
    ),
  });
  return secJsVuln.evaluate(anEvidence({ pages: [page, { ...page, url: "https://shop.example/blog" }] }));
}

const url = "https://shop.example/app.js";

describe("sec-js-vuln", () => {
  it("passes a current release", () => {
    expect(judge({ url, text: "/*! jQuery v3.7.1 | (c) OpenJS Foundation */" }).outcome).toBe("passed");
  });

  it("fails an old release once for the site, with what is wrong and what fixes it", () => {
    const verdict = judge({ url, text: "/*! jQuery v3.4.1 | (c) JS Foundation */" });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        {
          component: "library:jquery@3.4.1",
          severity: "medium",
          snippet: url,
          page: "https://shop.example/",
          message: expect.stringMatching(/CVE-2020-11022.*CVE-2020-11023.*Fixed in 3\.5\.0\./) as string,
        },
      ],
    });
    expect("findings" in verdict && verdict.findings).toHaveLength(1);
  });

  it("never counts a library's hole as critical, because its reach cannot be seen", () => {
    const text = "/**!\n\n @license\n handlebars v4.5.1\n";
    expect(judge({ url, text })).toMatchObject({ findings: [{ severity: "high" }] });
  });

  it("finds several libraries in one bundle", () => {
    const text = 'x="__lodash_hash_undefined__";y.VERSION="4.17.15";f.version="2.29.1",e=Tt,f.fn=pn';
    expect(judge({ url, text })).toMatchObject({
      findings: [{ component: "library:lodash@4.17.15" }, { component: "library:moment@2.29.1" }],
    });
  });

  it("knows PDF.js by its own words, and takes no other interface with a version for it", () => {
    const asked = 'send("GetDocRequest",{docId:id,apiVersion:"2.2.228",source:s})';
    expect(judge({ url, text: asked })).toMatchObject({ findings: [{ component: "library:pdfjs@2.2.228" }] });
    const consent = "window.__tcfapi=(c,v,cb)=>cb({gdprApplies:true,cmpStatus:'loaded',apiVersion:'2.2'})";
    expect(judge({ url, text: consent }).outcome).toBe("not-applicable");
  });

  it("does not take a missing file for a library", () => {
    const requests = [
      aRequest({ url: "https://shop.example/jquery-1.8.3.min.js", type: "script", status: 404 }),
    ];
    const verdict = secJsVuln.evaluate(anEvidence({ pages: [aPage({ requests })] }));
    expect(verdict.outcome).toBe("not-applicable");
  });

  it("reads the version in the address when the script could not be read", () => {
    for (const address of [
      "https://cdn.jsdelivr.net/npm/bootstrap@4.1.0/dist/js/bootstrap.min.js",
      "https://cdnjs.cloudflare.com/ajax/libs/angular.js/1.7.8/angular.min.js",
      "https://shop.example/js/jquery-1.8.3.min.js?v=2",
      "https://code.jquery.com/ui/1.11.4/jquery-ui.min.js",
      "https://shop.example/js/jquery-ui-1.12.1.custom.min.js",
    ]) {
      expect(judge({ url: address }).outcome).toBe("failed");
    }
  });

  it("is not fooled by a script that merely talks of a library", () => {
    expect(judge({ url, text: "// needs jQuery v1.9 or newer\nconsole.log('lodash 3.0.0')" }).outcome).toBe(
      "not-applicable",
    );
  });

  it("judges a beta by the release it led to", () => {
    const seen = { key: "bootstrap", title: "Bootstrap", version: "4.0.0-beta" };
    expect(flawsOf(seen)).toMatchObject({ fixedIn: "4.3.1" });
    expect(flawsOf({ ...seen, version: "5.0.0-beta1" })).toBeNull();
  });

  it.each([
    ["bootstrap", "3.3.6"],
    ["moment", "2.14.1"],
    ["jquery", "1.7.2"],
  ])("names a release of %s of which nothing is known", (key, version) => {
    const fixedIn = flawsOf({ key, title: key, version })?.fixedIn ?? null;
    expect(fixedIn).not.toBeNull();
    expect(flawsOf({ key, title: key, version: fixedIn ?? "" })).toBeNull();
  });

  it("names no release that another library has", () => {
    expect(flawsOf({ key: "angularjs", title: "AngularJS", version: "1.3.0" })).toMatchObject({
      fixedIn: null,
    });
  });

  it("says so when no release fixes a hole", () => {
    expect(judge({ url, text: "/*! jQuery Mobile 1.4.5 | Git HEAD */" })).toMatchObject({
      findings: [{ message: expect.stringContaining("No version fixes") as string }],
    });
  });

  it("takes a library's own word for its release, though its script shows none", () => {
    const libraries = [
      { name: "underscore", version: "1.8.3" },
      { name: "somebody's", version: "0.1.0" },
      { name: "moment", version: "2.31.0" },
    ];
    const page = aPage({ libraries });
    expect(secJsVuln.evaluate(anEvidence({ pages: [page] }))).toMatchObject({
      outcome: "failed",
      findings: [{ component: "library:underscore@1.8.3", snippet: "https://shop.example/" }],
    });
  });

  it("asks about a library whose list of changes the site links to, once", () => {
    const url = "https://shop.example/js/CHANGELOG.md";
    const judgeNotes = (name: string, libraries: { name: string; version: string }[] = []) => {
      const release = { name, version: "1.8.3", isSystem: false };
      const site = aSite({ linkedContents: [{ url, release }] });
      return secJsVuln.evaluate(anEvidence({ pages: [aPage({ libraries })], site })).outcome;
    };
    expect(judgeNotes("Underscore.js")).toBe("review");
    expect(judgeNotes("underscore", [{ name: "underscore", version: "1.13.6" }])).toBe("passed");
    expect(judgeNotes("Flour")).toBe("not-applicable");
  });

  it("does not apply where no library is recognized", () => {
    expect(judge({ url, text: "start();" }).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(secJsVuln.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
