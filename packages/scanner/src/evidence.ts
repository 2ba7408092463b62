import type { Law } from "@plumbline/contract/laws";

import type { EngineName } from "#evidence/engine-names.ts";
import type { PageFacts } from "#evidence/probe-facts.ts";

import type { PageVitals } from "#gather/vitals.ts";

/** An HTTP header as it came, names in lower case. */
export type Header = readonly [name: string, value: string];

/** Something that could not be gathered, and why; never confused with 'nothing found'. */
export interface NotGathered {
  gathered: false;
  /** For the owner of the site. */
  reason: string;
  /** What the browser or engine said, for whoever looks into it; kept with the evidence and not shown. */
  cause?: string;
}

/** What a gatherer brought, or why it could not. */
export type Gathered<T> = { gathered: true; value: T } | NotGathered;

/** One request the page made, in the order of their start. */
export interface NetworkRequest {
  url: string;
  method: string;
  /** CDP resource type in lower case: document, script, stylesheet, image, font, xhr, fetch, ... */
  type: string;
  /** Milliseconds after navigation start. */
  startedAtMs: number;
  requestHeaders: readonly Header[];
  /** Body of a POST, cut to 8 KiB. */
  postData: string | null;
  status: number | null;
  responseHeaders: readonly Header[];
  mimeType: string | null;
  /** Bytes on the wire; null when unknown. */
  transferBytes: number | null;
  /** Bytes after decompression; absent when unknown. */
  decodedBytes?: number;
  /** Milliseconds after navigation start; absent when it never ended. */
  endedAtMs?: number;
  /** Whether the browser held the first paint back for it. */
  renderBlocking?: boolean;
  /** Address that caused it (script or document), when known. */
  initiatorUrl: string | null;
  /** Chromium's error text when it failed, e.g. net::ERR_NAME_NOT_RESOLVED. */
  failure: string | null;
  fromFrame: "main" | "child";
}

/** A Set-Cookie header as sent, or a `document.cookie` write as made by a script. */
export interface CookieWrite {
  /** The raw text, e.g. `sid=abc; Path=/; Secure`. */
  raw: string;
  via: "header" | "script";
  /** Response (header) or script (script) it came from. */
  sourceUrl: string;
  atMs: number;
}

/** An element a finding can point at. */
export interface ElementRef {
  /** CSS selector that finds exactly this element in the settled page. */
  selector: string;
  /** Its outer markup, cut to 400 characters. */
  snippet: string;
  /** Component key: DOM path shape and stable attributes, equal across pages and scans. */
  component: string;
  /** The heading it stands under, cut to 80 characters; absent before the first one. */
  heading?: string;
}

export interface LinkRef extends ElementRef {
  /** Absolute address; null when it does not parse. */
  href: string | null;
  rawHref: string;
  rel: string;
  target: string;
  /** Visible text, or the accessible name where there is none. */
  text: string;
  inFooter: boolean;
  inNav: boolean;
  /** Landmarks around it, e.g. `banner > navigation Main`; null outside of all, absent when they were not read. */
  landmark?: string | null;
  visible: boolean;
}

export interface ImageRef extends ElementRef {
  src: string;
  alt: string | null;
  widthAttribute: string | null;
  heightAttribute: string | null;
  loading: string | null;
  /** CSS pixels as laid out. */
  layoutWidth: number;
  layoutHeight: number;
  naturalWidth: number;
  naturalHeight: number;
  top: number;
  sizedByCss: boolean;
}

export interface FormFieldRef extends ElementRef {
  tag: string;
  type: string;
  name: string;
  autocomplete: string;
  label: string;
  checked: boolean;
  required: boolean;
}

export interface FormRef extends ElementRef {
  /** Absolute action address; the page's own where none is given. */
  action: string;
  method: string;
  fields: FormFieldRef[];
  /** Text of the form, cut to 2,000 characters. */
  text: string;
  /** Links inside the form or its nearest section. */
  links: { href: string | null; text: string }[];
}

export interface ResourceRef extends ElementRef {
  /** Absolute address; null for inline ones. */
  url: string | null;
  integrity: string | null;
  crossOrigin: string | null;
  async: boolean;
  defer: boolean;
  inHead: boolean;
  rel: string;
  as: string;
  media: string;
}

/** The settled document, read once in the page. */
export interface DocumentSnapshot {
  doctype: string | null;
  title: string | null;
  titleCount: number;
  lang: string | null;
  charset: string;
  baseHref: string | null;
  metas: { name: string; property: string; httpEquiv: string; content: string; inHead: boolean }[];
  /** `<link>` elements that are not style sheets. */
  linkTags: { rel: string; href: string | null; hreflang: string; type: string; inHead: boolean }[];
  headings: (ElementRef & { level: number; text: string })[];
  links: LinkRef[];
  images: ImageRef[];
  forms: FormRef[];
  /** Fields outside any form. */
  looseFields: FormFieldRef[];
  iframes: (ElementRef & { src: string | null; title: string | null; sandbox: string | null })[];
  scripts: ResourceRef[];
  stylesheets: ResourceRef[];
  videos: (ElementRef & { src: string | null; autoplay: boolean; muted: boolean })[];
  structuredData: { raw: string; parseError: string | null; value: unknown }[];
  /** Visible text, white space folded, cut to 100,000 characters. */
  text: string;
  wordCount: number;
  elementCount: number;
  /** Landmarks and section shape; pages of one template share it. */
  templateShape: string;
  viewportWidth: number;
  scrollWidth: number;
  passwordFields: number;
}

/** One element an engine complained of, in the engine's own terms. */
export interface EngineFinding {
  engine: EngineName;
  rule: string;
  /** `failed`: the engine is sure; `review`: it asks a person. */
  verdict: "failed" | "review";
  wcag: string[];
  actRules: string[];
  severity: "critical" | "high" | "medium" | "low";
  message: string;
  element: ElementRef | null;
  /** How the page was shown when it was seen; absent for the usual view. */
  view?: string;
}

/** A picture of a defect's place. */
export interface EvidenceShot {
  selector: string;
  /** Hash of the picture: 32 hex digits. */
  key: string;
  /** WebP in base64. */
  webp: string;
}

/** What one engine said of one page. */
export interface EngineReport {
  engine: EngineName;
  version: string;
  findings: EngineFinding[];
  /** Rules that ran and found nothing wrong where they applied. */
  passedRules: string[];
  inapplicableRules: string[];
}

/** One asking of one engine about a page. */
export interface EngineAnswer {
  engine: EngineName;
  /** How the page was shown; absent for the usual view. */
  view?: string;
  report: Gathered<EngineReport>;
}

/** The parts of a Lighthouse run that checks read. */
export interface LighthouseReport {
  version: string;
  formFactor: "mobile" | "desktop";
  /** 0-100 by category; null when Lighthouse could not score it. */
  scores: { performance: number | null; seo: number | null };
  /** Category scores of all runs of this page, to tell the spread. */
  runs: { performance: number | null; seo: number | null }[];
  audits: LighthouseAudit[];
}

export interface LighthouseAudit {
  id: string;
  title: string;
  description: string;
  /** 0-1; null for informative, manual and not applicable ones. */
  score: number | null;
  mode: "numeric" | "binary" | "informative" | "metricSavings" | "manual" | "notApplicable" | "error";
  category: "performance" | "seo";
  weight: number;
  displayValue: string | null;
  numericValue: number | null;
  errorMessage: string | null;
  elements: ElementRef[];
  /** Resources named in its details, at most 20. */
  urls: string[];
}

/** What came of rejecting the consent banner of a page. */
export interface BannerDismissal {
  /** `none`: no banner that could be rejected is shown; `rejected`: it was and is gone; `stayed`: it did not go. */
  outcome: "none" | "rejected" | "stayed";
  /** Consent manager where it is known by name. */
  cmp: string | null;
  clicks: number;
}

/** Everything seen on one page in one navigation. */
export interface PageEvidence {
  /** Address as planned. */
  url: string;
  /** Address after redirects. */
  finalUrl: string;
  status: number | null;
  /** Set when the page could not be measured; then nothing below may be judged. */
  notMeasured: string | null;
  /** Hops before the final answer; one made by script or meta refresh has the status of the page that made it. */
  redirects: { url: string; status: number; location: string }[];
  responseHeaders: readonly Header[];
  contentType: string | null;
  document: Gathered<DocumentSnapshot>;
  requests: NetworkRequest[];
  cookieWrites: CookieWrite[];
  storage: { area: "local" | "session"; key: string; bytes: number }[];
  console: { level: string; text: string }[];
  exceptions: string[];
  /** CDP MixedContentIssue: what, and whether it was blocked, upgraded or only warned of. */
  mixedContent: { url: string; resolution: string; resourceType: string }[];
  vitals: Gathered<PageVitals>;
  /** What came of the banner before the engines looked; absent when it was left as it was. */
  bannerDismissal?: Gathered<BannerDismissal>;
  /** One entry for each asking of an accessibility engine. */
  engines: EngineAnswer[];
  /** What our own probes brought; absent where the page was not examined. */
  facts?: PageFacts;
  lighthouse: Gathered<LighthouseReport> | null;
  /** Pictures of places where something was found; absent when none were wanted. */
  shots?: EvidenceShot[];
  /** Whether this page was planned for the heavy gatherers. */
  isKeyPage: boolean;
  /** Bodies of scripts and style sheets the page loaded, each cut to 512 KiB, at most 60. */
  sources: { url: string; type: "script" | "stylesheet"; text: string }[];
  /** Libraries that tell scripts their version, by registry name; absent when they were not asked. */
  libraries?: { name: string; version: string }[];
}

/** One answer of the guarded HTTP client. */
export interface HttpAnswer {
  url: string;
  status: number;
  headers: readonly Header[];
  /** Decoded body, cut to the byte limit. */
  body: string;
  truncated: boolean;
  redirects: { url: string; status: number; location: string }[];
}

export interface CertificateFacts {
  subject: string;
  issuer: string;
  subjectAltNames: string[];
  validFrom: string;
  validTo: string;
  keyType: string;
  keyBits: number | null;
  signatureAlgorithm: string;
  selfSigned: boolean;
  chainLength: number;
  matchesHost: boolean;
  /** OpenSSL's verification error code, e.g. CERT_HAS_EXPIRED; null when trusted. */
  trustError: string | null;
  /** Whether each certificate sent is followed by its issuer's (RFC 8446 4.4.2); null when sent encrypted. */
  chainInOrder: boolean | null;
  /** Key and signature of the authority certificates sent after the leaf, in the order sent. */
  intermediates: { subject: string; keyType: string; keyBits: number | null; signatureAlgorithm: string }[];
}

export interface TlsFacts {
  certificate: Gathered<CertificateFacts>;
  /** Versions that answered a ClientHello: SSLv3, TLS1.0, TLS1.1, TLS1.2, TLS1.3. */
  versions: Record<string, Gathered<boolean>>;
  /** Weak families by name: NULL, ANON, EXPORT, RC4, DES, 3DES. */
  weakFamilies: Record<string, Gathered<boolean>>;
  forwardSecrecy: Gathered<boolean>;
  /** Bits of the DHE prime where DHE is offered; null where it is not. */
  dhBits: Gathered<number | null>;
}

export interface DnsFacts {
  caa: Gathered<string[]>;
  mx: Gathered<string[]>;
  spf: Gathered<string[]>;
  /** DNS look-ups the SPF record costs with all it includes (RFC 7208 4.6.4 allows 10). */
  spfLookups: Gathered<number>;
  dmarc: Gathered<string[]>;
  dnssec: Gathered<boolean>;
}

/** What belongs to the site and not to one page. */
export interface SiteEvidence {
  /** Start address after redirects; its host is the site. */
  startUrl: string;
  host: string;
  registrableDomain: string | null;
  robotsTxt: Gathered<HttpAnswer>;
  sitemaps: Gathered<{ url: string; urls: string[]; error: string | null }[]>;
  /** GET of the http:// address of the start page's host. */
  plainHttp: Gathered<HttpAnswer>;
  tls: Gathered<TlsFacts>;
  dns: Gathered<DnsFacts>;
  securityTxt: Gathered<HttpAnswer>;
  gpcJson: Gathered<HttpAnswer>;
  /** GET of the start page with `Origin: sentOrigin`, an origin that cannot be the site's own. */
  corsProbe: Gathered<HttpAnswer & { sentOrigin: string }>;
  /** GET of an address that cannot exist, to see how errors look. */
  notFoundProbe: Gathered<HttpAnswer>;
  /** GET of the start page's host with `www.` added or taken away; absent when there is no such twin. */
  twinHost?: Gathered<HttpAnswer>;
  /** Links to own pages outside the budget whose status was asked with HEAD or GET. */
  linkStatuses: { url: string; status: number | null; failure: string | null; redirects: number }[];
  privacy: Gathered<PrivacyPasses>;
  /** Files that should not be public; only asked for when the owner opted in and proves to be one, else absent. */
  exposedFiles?: Gathered<ExposedFileProbe>;
  /** Figures of the Chrome UX Report; only asked for when the operator has a key, else absent. */
  fieldData?: Gathered<FieldRecord[]>;
}

/** What visitors' own browsers measured on phones in 28 days, at the 75th percentile of visits; null where unknown. */
export interface FieldRecord {
  of: "site" | "page";
  url: string;
  largestContentfulPaintMs: number | null;
  interactionToNextPaintMs: number | null;
  cumulativeLayoutShift: number | null;
  /** Last day it covers, YYYY-MM-DD. */
  until: string | null;
}

/** Answer to a few harmless GETs of well-known private files. Bodies are never kept. */
export interface ExposedFileProbe {
  /** Paths asked for. */
  asked: string[];
  /** Paths whose content carried the file's own signature, e.g. `ref: refs/` for /.git/HEAD. */
  confirmed: { path: string; status: number; signature: string }[];
}

/** Requests and storage of the start page in the three privacy passes. */
export interface PrivacyPass {
  requests: NetworkRequest[];
  cookieWrites: CookieWrite[];
  storage: { area: "local" | "session"; key: string; bytes: number }[];
  /** Visible text of the page, cut to 100,000 characters. */
  text: string;
  globals: { tcf: boolean; gpp: boolean; usPrivacy: string | null };
  /** Names of visible links and buttons, at most 500; absent when they could not be read. */
  controlNames?: string[];
  /** Calls that tell devices apart, by calling script; absent when they were not watched. */
  fingerprintCalls?: FingerprintCall[];
  /** Who listens to typing in the page; absent when it was not watched. */
  inputListeners?: InputListener[];
}

/** Calls one script made of one API that can tell devices apart. */
export interface FingerprintCall {
  api: "canvas" | "canvas-font" | "audio" | "webrtc";
  scriptUrl: string;
  count: number;
}

/** A script that listens to the keyboard or to changes of fields. */
export interface InputListener {
  event: string;
  /** Tag of the element in lower case, `document` or `window`. */
  target: string;
  scriptUrl: string;
}

export interface ConsentBanner {
  /** Name of the consent manager; null when a banner was seen by heuristics alone. */
  cmp: string | null;
  visible: boolean;
  buttons: { text: string; kind: "accept" | "reject" | "settings" | "other"; area: number }[];
  prechecked: string[];
  coversShare: number;
  scrollLocked: boolean;
}

export interface PrivacyPasses {
  fresh: PrivacyPass;
  banner: Gathered<ConsentBanner | null>;
  /** null when there was no banner to reject. */
  afterReject: Gathered<(PrivacyPass & { clicks: number }) | null>;
  withGpc: Gathered<PrivacyPass>;
}

/** What checks judge. Pages keep the order they were visited in. */
export interface Evidence {
  pages: PageEvidence[];
  site: SiteEvidence;
  /** Law profiles switched on for this site. */
  profiles: readonly Law[];
  /** Time of the scan; checks never read the clock. */
  now: Date;
  /** Pages the site is known to have, visited or not; absent where only those visited are judged. */
  pagesKnown?: number;
  /** Why the scan ended before it had seen all it meant to; absent when it did not. */
  stopped?: string;
  /** The browser with its version; absent where none was started, or it did not say. */
  browser?: string;
}
