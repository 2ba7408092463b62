import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** All of a scan's evidence but its pages, as it is read back: times are text. */
export type SiteRecord = Omit<Evidence, "pages" | "now"> & { now: string };

/** Evidence as it is archived: all that belongs to the site first, then a record for each page. */
export function* toRecords({ pages, ...site }: Evidence): Generator<object> {
  yield site;
  yield* pages;
}

/** Says of a value which of the parts that evidence always has it lacks. */
type MissingParts = (value: object) => string[];

/** What is always there; what came later is optional, and whoever reads it knows what to say without it. */
type AlwaysThere<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: true;
};

function lacking(parts: Readonly<Record<string, true>>, of: string): MissingParts {
  return (value) =>
    Object.keys(parts)
      .filter((part) => Reflect.get(value, part) === undefined)
      .map((part) => `${of} ${part}`);
}

const RECORD: AlwaysThere<SiteRecord> = { site: true, profiles: true, now: true };

const SITE: AlwaysThere<SiteRecord["site"]> = {
  startUrl: true,
  host: true,
  registrableDomain: true,
  robotsTxt: true,
  sitemaps: true,
  plainHttp: true,
  tls: true,
  dns: true,
  securityTxt: true,
  gpcJson: true,
  corsProbe: true,
  notFoundProbe: true,
  linkStatuses: true,
  privacy: true,
};

const PAGE: AlwaysThere<PageEvidence> = {
  url: true,
  finalUrl: true,
  status: true,
  notMeasured: true,
  redirects: true,
  responseHeaders: true,
  contentType: true,
  document: true,
  requests: true,
  cookieWrites: true,
  storage: true,
  console: true,
  exceptions: true,
  mixedContent: true,
  vitals: true,
  engines: true,
  lighthouse: true,
  isKeyPage: true,
  sources: true,
};

const DOCUMENT: AlwaysThere<DocumentSnapshot> = {
  doctype: true,
  title: true,
  titleCount: true,
  lang: true,
  charset: true,
  baseHref: true,
  metas: true,
  linkTags: true,
  headings: true,
  links: true,
  images: true,
  forms: true,
  looseFields: true,
  iframes: true,
  scripts: true,
  stylesheets: true,
  videos: true,
  structuredData: true,
  text: true,
  wordCount: true,
  elementCount: true,
  templateShape: true,
  viewportWidth: true,
  scrollWidth: true,
  passwordFields: true,
};

const REQUEST: AlwaysThere<NetworkRequest> = {
  url: true,
  method: true,
  type: true,
  startedAtMs: true,
  requestHeaders: true,
  postData: true,
  status: true,
  responseHeaders: true,
  mimeType: true,
  transferBytes: true,
  initiatorUrl: true,
  failure: true,
  fromFrame: true,
};

/** What the archived record of a site lacks of what is always gathered. */
export function missingOfSite(record: object): string[] {
  const site: unknown = Reflect.get(record, "site");
  const ofSite = typeof site === "object" && site !== null ? lacking(SITE, "the site's")(site) : [];
  return [...lacking(RECORD, "the scan's")(record), ...ofSite];
}

/** The same of the record of a page. */
export function missingOfPage(record: object): string[] {
  const missing = lacking(PAGE, "a page's")(record);
  if (missing.length > 0) return missing;
  const { document, requests } = asPage(record);
  return [
    ...(document.gathered ? lacking(DOCUMENT, "a document's")(document.value) : []),
    ...new Set(requests.flatMap(lacking(REQUEST, "a request's"))),
  ];
}

/** A record that lacks nothing is one that `toRecords` wrote, or an older version of it. */
export function asSiteRecord(record: object): SiteRecord {
  return record as SiteRecord;
}

/** The same of a page. */
export function asPage(record: object): PageEvidence {
  return record as PageEvidence;
}
