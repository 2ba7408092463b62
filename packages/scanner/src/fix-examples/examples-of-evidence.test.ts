import { describe, expect, it } from "vitest";

import type { Check } from "#check.ts";
import { CHECKS } from "#checks/registry.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { anImage } from "#checks/performance/performance-pages.testing.ts";
import {
  aCookie,
  aDns,
  aDocument,
  aForm,
  anAnswer,
  anEvidence,
  aPage,
  aRequest,
  aResource,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DnsFacts, SiteEvidence } from "#evidence/site.ts";
import type { DocumentSnapshot, ImageRef } from "#evidence/document.ts";
import type { Header } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import { judgeOfPage, judgeOfSite, type PageVerdict } from "#judge/page-verdict.ts";

import { CONSENT_TRIALS, type Trial } from "./consent-trials.testing.ts";
import { LINK_TRIALS } from "./link-trials.testing.ts";
import { filledIn } from "./mended-page.testing.ts";
import { openingTag } from "./opening-tag.ts";

const PASSWORD = aField({ type: "password", name: "password" });
const page = (overrides: Partial<PageEvidence>): Partial<Evidence> => ({ pages: [aPage(overrides)] });
const document = (overrides: Partial<DocumentSnapshot>) => page({ document: gathered(aDocument(overrides)) });

/** A page whose answer has the header, or has what stands for it. */
function header(check: string, before: Header[], others: Partial<PageEvidence> = {}): Trial {
  return {
    check,
    site: (example) => page({ ...others, responseHeaders: example === null ? before : [headerIn(example)] }),
  };
}

function headerIn(line: string): Header {
  const [name = "", ...value] = line.split(": ");
  return [name.toLowerCase(), value.join(": ")];
}

/** A page with one element, made of its markup. */
function element(check: string, markup: string, ofMarkup: (tag: Element) => Partial<Evidence>): Trial {
  return {
    check,
    site: (example) => {
      const snippet = filledIn(example ?? markup);
      const tag = openingTag(snippet);
      return ofMarkup({
        place: { selector: "main > *", snippet, component: "place" },
        name: tag?.name ?? "",
        of: (name) => tag?.attributes.get(name) ?? null,
      });
    },
  };
}

interface Element {
  place: { selector: string; snippet: string; component: string };
  name: string;
  of: (attribute: string) => string | null;
}

function oneMeta({ of }: Element): Partial<Evidence> {
  const [name, content] = [of("name") ?? "", of("content") ?? ""];
  return document({ metas: [{ name, property: "", httpEquiv: "", content, inHead: true }] });
}

function cookie(check: string, line: string): Trial {
  return {
    check,
    site: (example) =>
      page({ cookieWrites: [aCookie((example ?? `set-cookie: ${line}`).replace("set-cookie: ", ""))] }),
  };
}

/** The text of a TXT or CAA record in a line of a zone file. */
function record(line: string): string {
  return filledIn(/ IN (?:TXT "(?<text>.*)"|CAA (?<rule>.*))$/u.exec(line)?.slice(1).find(Boolean) ?? line);
}

function dns(check: string, facts: (record: string[]) => Partial<DnsFacts>, before: string[] = []): Trial {
  return {
    check,
    site: (example) => onSite({ dns: gathered(aDns(facts(example === null ? before : [record(example)]))) }),
  };
}

function onSite(overrides: Partial<SiteEvidence>): Partial<Evidence> {
  return { site: aSite(overrides) };
}

function image({ place, of }: Element, overrides: Partial<ImageRef> = {}): ImageRef {
  return {
    ...anImage(overrides),
    ...place,
    loading: of("loading"),
    widthAttribute: of("width"),
    heightAttribute: of("height"),
  };
}

function pictures(element: Element, overrides: Partial<ImageRef> = {}): Partial<Evidence> {
  const shown = image(element, { sizedByCss: false, ...overrides });
  const requests = [aRequest({ url: shown.src, transferBytes: 90_000 })];
  const vitals = { largestContentfulPaintElement: shown, largestContentfulPaintUrl: shown.src };
  return page({
    requests,
    vitals: gathered(vitals as never),
    document: gathered(aDocument({ images: [shown] })),
  });
}

const SECRET = aForm({ fields: [] });
const FRAME = { selector: "iframe", snippet: "<iframe>", component: "iframe", title: "Map", sandbox: null };
const WORDS = { headings: [], wordCount: 90 };

const SESSION = { cookieWrites: [aCookie("PHPSESSID=1; Path=/")] };
const TRIALS: Trial[] = [
  header("sec-nosniff", []),
  header("sec-nosniff", [["x-content-type-options", "sniff"]]),
  header("sec-hsts", []),
  header("sec-hsts", [["strict-transport-security", "max-age=0"]]),
  header("sec-csp", []),
  header("sec-clickjack", []),
  header("sec-clickjack", [["x-frame-options", "ALLOWALL"]]),
  header("sec-clickjack", [["content-security-policy", "default-src 'self'; frame-ancestors *"]]),
  header("sec-referrer", [["referrer-policy", "unsafe-url"]]),
  element("sec-referrer", '<meta name="referrer" content="unsafe-url">', ({ of }) =>
    document({
      metas: [
        { name: of("name") ?? "", property: "", httpEquiv: "", content: of("content") ?? "", inHead: true },
      ],
    }),
  ),
  header("sec-permissions", [], {
    document: gathered(aDocument({ iframes: [{ ...FRAME, src: "https://maps.other.example/" }] })),
  }),
  header("sec-coop-corp", [], { document: gathered(aDocument({ forms: [SECRET], passwordFields: 1 })) }),
  header("sec-shared-cache", [["cache-control", "public, max-age=3600"]], SESSION),
  header("sec-version-leak", [["server", "Apache/2.4.41 (Ubuntu) OpenSSL/1.1.1f"]]),
  header("sec-version-leak", [["x-powered-by", "PHP/7.4.3"]]),
  cookie("sec-cookie-secure", "PHPSESSID=1; Path=/"),
  cookie("sec-cookie-httponly", "PHPSESSID=1; Path=/; Secure"),
  cookie("sec-cookie-samesite", "PHPSESSID=1; Path=/; Secure; SameSite=Sometimes"),
  cookie("sec-cookie-samesite", "cart=1; SameSite=None"),
  dns("sec-dns-caa", (caa) => ({ caa: gathered(caa) })),
  dns("sec-mail-dmarc", (dmarc) => ({ dmarc: gathered(dmarc) })),
  dns("sec-mail-dmarc", (dmarc) => ({ dmarc: gathered(dmarc) }), ["v=DMARC1; p=none"]),
  dns("sec-mail-spf", (spf) => ({ spf: gathered(spf) })),
  dns("sec-mail-spf", (spf) => ({ spf: gathered(spf) }), ["v=spf1 mx +all"]),
  {
    check: "sec-securitytxt",
    site: (example) => {
      const file = example?.replaceAll(/TODO: [^\n]*such as /gu, "");
      const answer = file === undefined ? { status: 404 } : { body: file };
      return onSite({ securityTxt: gathered(anAnswer(answer)) });
    },
  },
  {
    check: "sec-http-redirect",
    site: (example) => {
      const [from = "", to = ""] = example?.split(" → ") ?? [];
      const redirects =
        example === null ? [] : [{ url: from, status: 301, location: to.replace("301 ", "") }];
      const url = example === null ? "http://shop.example/" : "https://shop.example/";
      return onSite({ plainHttp: gathered(anAnswer({ url, redirects })) });
    },
  },
  element("sec-mixed-active", '<script src="http://cdn.test/a.js"></script>', ({ place, of }) =>
    document({ scripts: [aResource({ ...place, url: of("src") })] }),
  ),
  {
    check: "sec-mixed-passive",
    site: (example) => {
      const url = example ?? "http://cdn.test/a.png";
      const resolution = "MixedContentAutomaticallyUpgraded";
      return page({
        mixedContent: url.startsWith("http:") ? [{ url, resolution, resourceType: "Image" }] : [],
      });
    },
  },
  element("sec-form-get", '<form method="get"><input type="password"></form>', ({ place, of }) =>
    document({ forms: [aForm({ ...place, method: of("method") ?? "get", fields: [PASSWORD] })] }),
  ),
  element("sec-form-http", '<form action="http://shop.example/a"></form>', ({ place, of }) =>
    document({ forms: [aForm({ ...place, action: of("action") ?? "" })] }),
  ),
  element("sec-sri", '<script src="https://cdn.test/a@1.2.3/a.js"></script>', ({ place, of }) =>
    document({ scripts: [aResource({ ...place, url: of("src"), integrity: of("integrity") })] }),
  ),
  element("seo-title-missing", "", ({ name }) => document({ title: name === "title" ? "Bread" : null })),
  element("seo-description-missing", "", oneMeta),
  element("seo-viewport-missing", "", oneMeta),
  element("seo-h1-missing", "", ({ name, place }) =>
    document({ ...WORDS, headings: name === "h1" ? [{ ...place, level: 1, text: "Bread" }] : [] }),
  ),
  element("seo-h1-missing", "<h1></h1>", ({ place }) => {
    const text = place.snippet.replaceAll(/<[^>]*>/gu, "");
    return document({ ...WORDS, headings: [{ ...place, level: 1, text }] });
  }),
  element("seo-h1-multiple", "<h1>Cake</h1>", ({ name, place }) => {
    const level = Number(name.slice(1));
    const first = { selector: "h1", snippet: "<h1>Bread</h1>", component: "h1", level: 1, text: "Bread" };
    return document({ headings: [first, { ...place, level, text: "Cake" }] });
  }),
  element("seo-images-without-size", '<img src="/cake.jpg">', (tag) =>
    pictures(tag, { layoutWidth: 640, layoutHeight: 480, naturalWidth: 640, naturalHeight: 480 }),
  ),
  element("seo-noindex-unexpected", '<meta name="robots" content="noindex">', ({ of }) =>
    document({
      metas: [{ name: "robots", property: "", httpEquiv: "", content: of("content") ?? "", inHead: true }],
    }),
  ),
  {
    check: "seo-noindex-unexpected",
    site: (example) => page({ responseHeaders: [headerIn(example ?? "x-robots-tag: noindex")] }),
  },
  {
    check: "seo-sitemap-missing",
    site: (example) => {
      const url = /^Sitemap: (?<url>\S+)$/mu.exec(example ?? "")?.groups?.["url"];
      return onSite({ sitemaps: gathered(url === undefined ? [] : [{ url, urls: [], error: null }]) });
    },
  },
  {
    check: "seo-open-graph",
    site: (example) => {
      const metas = (example ?? "").split("\n").flatMap((line) => {
        const tag = openingTag(line);
        const of = (name: string) => tag?.attributes.get(name) ?? "";
        return [{ name: "", property: of("property"), httpEquiv: "", content: of("content"), inHead: true }];
      });
      return document({ metas });
    },
  },
  element("seo-canonical-conflict", '<link rel="canonical" href="">', ({ of }) =>
    document({
      linkTags: [{ rel: "canonical", href: of("href"), hreflang: "", type: "", inHead: true }],
    }),
  ),
  ...CONSENT_TRIALS,
  ...LINK_TRIALS,
  element("prv-youtube", '<iframe src="https://www.youtube.com/embed/a?rel=0"></iframe>', ({ place, of }) =>
    document({ iframes: [{ ...FRAME, ...place, src: of("src") }] }),
  ),
  element("perf-eager-images", '<img src="/cake.jpg">', (tag) => pictures(tag, { top: 9000 })),
  element("perf-lazy-main-image", '<img src="/cake.jpg" loading="lazy">', (tag) => pictures(tag)),
  element("perf-blocking-scripts", '<script src="/a.js"></script>', ({ place, of }) =>
    document({
      scripts: [aResource({ ...place, url: "https://shop.example/a.js", defer: of("defer") !== null })],
    }),
  ),
  {
    check: "perf-short-cache",
    site: (example) => {
      const responseHeaders = example === null ? [] : [headerIn(example)];
      return page({ requests: [aRequest({ responseHeaders })] });
    },
  },
  {
    check: "perf-uncompressed-text",
    site: (example) => {
      const responseHeaders = example === null ? [] : [headerIn(example)];
      const url = "https://shop.example/a.css";
      return page({
        requests: [
          aRequest({ url, type: "stylesheet", mimeType: "text/css", decodedBytes: 90_000, responseHeaders }),
        ],
      });
    },
  },
];

function judged(check: Check, given: Partial<Evidence>): PageVerdict {
  const evidence = anEvidence(given);
  const failures = new CheckFailures();
  const [first] = evidence.pages;
  if (first === undefined) throw new Error("A site has a page.");
  return check.scope === "site"
    ? judgeOfSite(check, evidence, failures)
    : judgeOfPage(check, first, { evidence, failures });
}

function named(id: string): Check {
  const check = CHECKS.find((candidate) => candidate.id === id);
  if (check === undefined) throw new RangeError(`There is no check ${id}.`);
  return check;
}

describe("the example of a check", () => {
  it.each(TRIALS)("removes the defect where it stands in the place: $check", ({ check: id, site }) => {
    const check = named(id);
    const [found] = judged(check, site(null)).findings;
    const text = found?.example?.text;
    expect([id, text]).toEqual([id, expect.any(String)]);
    const after = judged(check, site(text ?? ""));
    expect([id, after.outcome]).toEqual([id, expect.stringMatching(/^(?:passed|not-applicable)$/u)]);
  });

  it("is tried for each check that has one; those of accessibility are tried with their rules", () => {
    const declared = CHECKS.filter(({ area, example }) => area !== "accessibility" && example !== undefined);
    expect(declared.map(({ id }) => id).sort()).toEqual(
      [...new Set(TRIALS.map(({ check }) => check))].sort(),
    );
  });
});

describe("no example", () => {
  const texts = (check: string, given: Partial<Evidence>) =>
    judged(named(check), given).findings.map(({ example }) => example?.text);

  it("is given for a policy or a cookie that was cut: nobody knows what else it says", () => {
    const long = `default-src 'self'; img-src ${"https://a.example ".repeat(40)}; frame-ancestors *`;
    const csp = page({ responseHeaders: [["content-security-policy", long]] });
    expect(texts("sec-clickjack", csp)).toEqual([undefined]);
    const wide = page({ cookieWrites: [aCookie(`PHPSESSID=1; Path=/${"a".repeat(500)}`)] });
    expect(texts("sec-cookie-secure", wide)).toEqual([undefined]);
  });

  it("is given for a header that holds nothing but a version", () => {
    const answer = page({ responseHeaders: [["x-aspnet-version", "4.0.30319"]] });
    expect(texts("sec-version-leak", answer)).toEqual([undefined]);
  });

  it("is given where only the owner knows which of several records stays", () => {
    const spf = gathered(["v=spf1 mx -all", "v=spf1 a -all"]);
    expect(texts("sec-mail-spf", onSite({ dns: gathered(aDns({ spf })) }))).toEqual([undefined]);
  });

  it("is given for a recorder in a script of the site's own, or a video's page in a frame", () => {
    const text = "import * as rrweb from 'rrweb'; rrweb.record({ emit })";
    const source = { url: "https://shop.example/app.js", type: "script" as const, text };
    expect(texts("prv-session-replay", page({ sources: [source] }))).toEqual([undefined]);
    const src = "https://www.youtube.com/watch?v=a";
    const framed = { ...FRAME, snippet: `<iframe src="${src}">`, src };
    expect(texts("prv-youtube", document({ iframes: [framed] }))).toEqual([undefined]);
  });
});
