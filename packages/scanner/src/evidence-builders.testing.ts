import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot, FormRef, LinkRef, ResourceRef } from "#evidence/document.ts";
import type { Gathered, NotGathered } from "#evidence/gathered.ts";
import type { CookieWrite, HttpAnswer, NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";
import type { DnsFacts, SiteEvidence, TlsFacts } from "#evidence/site.ts";

/** Something a gatherer brought. */
export function gathered<T>(value: T): Gathered<T> {
  return { gathered: true, value };
}

/** Something a gatherer could not bring. */
export function notGathered(reason = "the connection timed out"): NotGathered {
  return { gathered: false, reason };
}

/** A settled, empty English document; give what the test is about. */
export function aDocument(overrides: Partial<DocumentSnapshot> = {}): DocumentSnapshot {
  return {
    doctype: "html",
    title: "Harbour Bakery",
    titleCount: 1,
    lang: "en",
    charset: "UTF-8",
    baseHref: null,
    metas: [],
    linkTags: [],
    headings: [],
    links: [],
    images: [],
    forms: [],
    looseFields: [],
    iframes: [],
    scripts: [],
    stylesheets: [],
    videos: [],
    structuredData: [],
    text: "Fresh bread every morning.",
    wordCount: 4,
    elementCount: 12,
    templateShape: "header main footer",
    viewportWidth: 1280,
    scrollWidth: 1280,
    passwordFields: 0,
    ...overrides,
  };
}

/** A measured https page that answered 200 with no security header, cookie or third party. */
export function aPage(overrides: Partial<PageEvidence> = {}): PageEvidence {
  const url = overrides.url ?? "https://shop.example/";
  return {
    url,
    finalUrl: overrides.finalUrl ?? url,
    status: 200,
    notMeasured: null,
    redirects: [],
    responseHeaders: [["content-type", "text/html; charset=utf-8"]],
    contentType: "text/html",
    document: gathered(aDocument()),
    requests: [],
    cookieWrites: [],
    storage: [],
    console: [],
    exceptions: [],
    mixedContent: [],
    vitals: notGathered("not asked for in this test"),
    engines: [],
    lighthouse: null,
    isKeyPage: false,
    sources: [],
    ...overrides,
  };
}

/** A page that could not be measured. */
export function anUnmeasuredPage(reason = "the page did not answer in time"): PageEvidence {
  return aPage({ status: null, notMeasured: reason, document: notGathered(reason) });
}

/** The site of `aPage`, whose site-wide gatherers all failed: give those the test is about. */
export function aSite(overrides: Partial<SiteEvidence> = {}): SiteEvidence {
  return {
    startUrl: "https://shop.example/",
    host: "shop.example",
    registrableDomain: "shop.example",
    robotsTxt: notGathered(),
    sitemaps: notGathered(),
    plainHttp: notGathered(),
    tls: notGathered(),
    dns: notGathered(),
    securityTxt: notGathered(),
    gpcJson: notGathered(),
    corsProbe: notGathered(),
    notFoundProbe: notGathered(),
    linkStatuses: [],
    privacy: notGathered(),
    ...overrides,
  };
}

/** One page of one site, scanned on 16 November 2026 under the default law profile. */
export function anEvidence(overrides: Partial<Evidence> = {}): Evidence {
  return {
    pages: [aPage()],
    site: aSite(),
    profiles: ["US"],
    now: new Date("2026-11-16T09:00:00Z"),
    ...overrides,
  };
}

/** A finished GET of an image on the page's own host. */
export function aRequest(overrides: Partial<NetworkRequest> = {}): NetworkRequest {
  return {
    url: "https://shop.example/logo.png",
    method: "GET",
    type: "image",
    startedAtMs: 40,
    requestHeaders: [],
    postData: null,
    status: 200,
    responseHeaders: [],
    mimeType: "image/png",
    transferBytes: 2_048,
    initiatorUrl: null,
    failure: null,
    fromFrame: "main",
    ...overrides,
  };
}

/** A cookie as the start page's response set it. */
export function aCookie(raw: string, overrides: Partial<CookieWrite> = {}): CookieWrite {
  return { raw, via: "header", sourceUrl: "https://shop.example/", atMs: 20, ...overrides };
}

/** A 200 answer with an empty body. */
export function anAnswer(overrides: Partial<HttpAnswer> = {}): HttpAnswer {
  return {
    url: "https://shop.example/",
    status: 200,
    headers: [],
    body: "",
    truncated: false,
    redirects: [],
    ...overrides,
  };
}

/** A script or style sheet element of the page. */
export function aResource(overrides: Partial<ResourceRef> = {}): ResourceRef {
  return {
    selector: "head > script",
    snippet: "<script></script>",
    component: "head>script",
    url: null,
    integrity: null,
    crossOrigin: null,
    async: false,
    defer: false,
    inHead: true,
    rel: "",
    as: "",
    media: "",
    ...overrides,
  };
}

/** A visible link in the body. */
export function aLink(overrides: Partial<LinkRef> = {}): LinkRef {
  const href = overrides.href === undefined ? "https://shop.example/about" : overrides.href;
  return {
    selector: "main > a",
    snippet: `<a href="${href ?? ""}"></a>`,
    component: "main>a",
    href,
    rawHref: href ?? "",
    rel: "",
    target: "",
    text: "About us",
    inFooter: false,
    inNav: false,
    visible: true,
    ...overrides,
  };
}

/** A form without fields that posts to the page's own host. */
export function aForm(overrides: Partial<FormRef> = {}): FormRef {
  return {
    selector: "main > form",
    snippet: "<form></form>",
    component: "main>form",
    action: "https://shop.example/contact",
    method: "post",
    fields: [],
    text: "",
    links: [],
    ...overrides,
  };
}

/** A privacy pass in which nothing happened. */
export function aPrivacyPass(overrides: Partial<PrivacyPass> = {}): PrivacyPass {
  return {
    requests: [],
    cookieWrites: [],
    storage: [],
    text: "",
    globals: { tcf: false, gpp: false, usPrivacy: null },
    ...overrides,
  };
}

/** A modern server: TLS 1.2 and 1.3, a trusted RSA-2048 certificate for the host, nothing weak. */
export function aTls(overrides: Partial<TlsFacts> = {}): TlsFacts {
  return {
    certificate: gathered({
      subject: "CN=shop.example",
      issuer: "CN=Public Authority R3",
      subjectAltNames: ["DNS:shop.example"],
      validFrom: "2026-10-01T00:00:00.000Z",
      validTo: "2026-12-30T00:00:00.000Z",
      keyType: "rsa",
      keyBits: 2_048,
      signatureAlgorithm: "sha256WithRSAEncryption",
      selfSigned: false,
      chainLength: 2,
      matchesHost: true,
      trustError: null,
      chainInOrder: true,
      intermediates: [
        {
          subject: "CN=Public Authority R3",
          keyType: "rsa",
          keyBits: 2_048,
          signatureAlgorithm: "sha256WithRSAEncryption",
        },
      ],
    }),
    versions: {
      SSLv3: gathered(false),
      "TLS1.0": gathered(false),
      "TLS1.1": gathered(false),
      "TLS1.2": gathered(true),
      "TLS1.3": gathered(true),
    },
    weakFamilies: {
      NULL: gathered(false),
      ANON: gathered(false),
      EXPORT: gathered(false),
      RC4: gathered(false),
      DES: gathered(false),
      "3DES": gathered(false),
    },
    forwardSecrecy: gathered(true),
    dhBits: gathered(null),
    ...overrides,
  };
}

/** A domain with CAA, mail, SPF, an enforcing DMARC policy and a signed zone. */
export function aDns(overrides: Partial<DnsFacts> = {}): DnsFacts {
  return {
    caa: gathered(['0 issue "letsencrypt.org"']),
    mx: gathered(["10 mail.shop.example"]),
    spf: gathered(["v=spf1 mx -all"]),
    spfLookups: gathered(1),
    dmarc: gathered(["v=DMARC1; p=reject"]),
    dnssec: gathered(true),
    ...overrides,
  };
}
