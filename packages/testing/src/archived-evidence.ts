interface ArchivedPage {
  headers?: readonly (readonly [name: string, value: string])[];
}

/** Address of a site on this machine: what belongs to a public address is not judged. */
const SITE = "http://127.0.0.1:4173/";

/**
 * The evidence of a scan of one page for security, in records as they are archived, and in the shape they had when the
 * first archive was written: no glance at components, no word on the address, no facts of probes.
 */
export function archivedEvidence({ headers = [] }: ArchivedPage = {}): object[] {
  const answer = { url: SITE, status: 404, headers, body: "", truncated: false, redirects: [] };
  const gathered = (value: unknown) => ({ gathered: true, value });
  const missing = { gathered: false, reason: "It was not asked for." };
  const site = {
    startUrl: SITE,
    host: "127.0.0.1:4173",
    registrableDomain: null,
    robotsTxt: gathered(answer),
    sitemaps: gathered([]),
    plainHttp: gathered({ ...answer, status: 200 }),
    tls: missing,
    dns: missing,
    securityTxt: gathered(answer),
    gpcJson: gathered(answer),
    corsProbe: gathered({ ...answer, status: 200, sentOrigin: "https://other.example" }),
    notFoundProbe: gathered(answer),
    linkStatuses: [],
    privacy: missing,
  };
  return [{ site, profiles: ["US"], now: "2026-11-18T12:00:00.000Z" }, page(headers)];
}

function page(headers: NonNullable<ArchivedPage["headers"]>): object {
  return {
    url: SITE,
    finalUrl: SITE,
    status: 200,
    notMeasured: null,
    redirects: [],
    responseHeaders: [["content-type", "text/html; charset=utf-8"], ...headers],
    contentType: "text/html",
    document: { gathered: true, value: DOCUMENT },
    requests: [],
    cookieWrites: [],
    storage: [],
    console: [],
    exceptions: [],
    mixedContent: [],
    vitals: { gathered: false, reason: "It was not asked for." },
    engines: [],
    lighthouse: null,
    isKeyPage: true,
    sources: [],
  };
}

const DOCUMENT = {
  doctype: "html",
  title: "Harbor Bakery",
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
  // An end of line to JavaScript, and none to JSON.
  text: "Fresh bread\u2028every morning.",
  wordCount: 4,
  elementCount: 12,
  templateShape: "header main footer",
  viewportWidth: 1280,
  scrollWidth: 1280,
  passwordFields: 0,
};
