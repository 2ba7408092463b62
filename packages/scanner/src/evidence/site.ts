import type { FileContent } from "#checks/security/reading/file-contents.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { HttpAnswer } from "#evidence/network.ts";
import type { PageSeen, PrivacyPasses, TypedPage } from "#evidence/privacy.ts";

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
  /** The authorities that trust was judged by, by name; absent in older evidence. */
  rootStore?: string;
  /** What the authority says of it, as the server stapled it; null where it stapled nothing, absent in older evidence. */
  stapledStatus?: "good" | "revoked" | "unknown" | null;
  /** Whether each certificate sent is followed by its issuer's (RFC 8446 4.4.2); null when sent encrypted. */
  chainInOrder: boolean | null;
  /** Whether it names where its issuer's certificate is, as all of public authorities do; absent in older evidence. */
  namesIssuerAddress?: boolean;
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

/** Where a host of the site leads in the DNS. */
export interface HostAlias {
  host: string;
  /** Names of its CNAME records, one after the other; none where it is no alias. */
  names: Gathered<string[]>;
}

/** How an address answered that was asked for and not visited. */
export interface LinkStatus {
  url: string;
  status: number | null;
  failure: string | null;
  redirects: number;
  /** Whether it redirects and every hop says that it moved for good (301, 308); absent in older evidence. */
  movedForGood?: boolean;
  /** Where its redirects end; absent where it has none, and in older evidence. */
  endsAt?: string;
}

/** How a folder of the site answered that holds files its pages load. */
export interface FolderAnswer {
  url: string;
  seen: Gathered<{
    status: number;
    title: string | null;
    /** Whether it links to the folder above it, as lists of files do. */
    linksUp: boolean;
    links: number;
    /** First 200 characters of its text. */
    text: string;
  }>;
}

/** One file of the site's sitemaps. */
export interface SitemapFile {
  url: string;
  urls: string[];
  error: string | null;
  /** Some of its dates that are none; absent in older evidence. */
  badDates?: string[];
  /** The last days that its dates name, at most 5, as `2026-05-31`; absent in older evidence. */
  lastDays?: string[];
  /** How many of its entries have a date; absent in older evidence. */
  dated?: number;
  /** Set where its outermost element names no namespace; absent in older evidence. */
  isWithoutNamespace?: true;
  /** Language versions by the entries that list them, of the first 500 that do; absent in older evidence. */
  versions?: { url: string; versions: { code: string; href: string }[] }[];
  /** Index of sitemaps that lists it though it is an index, too; absent in older evidence. */
  indexIn?: string;
}

/** A privacy policy that is no page but a file. */
export interface PolicyFile {
  url: string;
  /** Words of all its pages, cut to 100,000 characters. */
  text: string;
}

/** What belongs to the site and not to one page. */
export interface SiteEvidence {
  /** Start address after redirects; its host is the site. */
  startUrl: string;
  host: string;
  registrableDomain: string | null;
  /** Whether its host is on the public Internet; absent in older evidence. */
  isPublic?: boolean;
  robotsTxt: Gathered<HttpAnswer>;
  sitemaps: Gathered<SitemapFile[]>;
  /** GET of the http:// address of the start page's host; of a test host, of the start page on its other allowed port. */
  plainHttp: Gathered<HttpAnswer>;
  tls: Gathered<TlsFacts>;
  dns: Gathered<DnsFacts>;
  securityTxt: Gathered<HttpAnswer>;
  gpcJson: Gathered<HttpAnswer>;
  /** The policy for Flash and PDF readers in /crossdomain.xml; absent where there is none, and in older evidence. */
  crossdomainXml?: Gathered<HttpAnswer>;
  /** GET of the start page with `Origin: sentOrigin`, an origin that cannot be the site's own. */
  corsProbe: Gathered<HttpAnswer & { sentOrigin: string }>;
  /** The privacy policy, where the pages link to a PDF alone; absent where they link to none, and in older evidence. */
  policyFile?: Gathered<PolicyFile>;
  /** The same as the origin `null` and as origins whose names hold the site's; absent in older evidence. */
  corsProbes?: Gathered<HttpAnswer & { sentOrigin: string }>[];
  /** GET of addresses that scripts ask for data, as a made-up origin; absent in older evidence. */
  dataCorsProbes?: Gathered<HttpAnswer & { sentOrigin: string }>[];
  /** GET of an address that cannot exist, to see how errors look. */
  notFoundProbe: Gathered<HttpAnswer>;
  /** GET of addresses that cannot exist in folders of several pages; absent where none was asked for. */
  madeUpProbes?: { url: string; answer: Gathered<HttpAnswer> }[];
  /** GET of the start page's host with `www.` added or taken away; absent when there is no such twin. */
  twinHost?: Gathered<HttpAnswer>;
  /** Links to own pages outside the budget whose status was asked with HEAD or GET. */
  linkStatuses: LinkStatus[];
  /** What linked files show by how they begin; those that show nothing are left out. Absent in older evidence. */
  linkedContents?: FileContent[];
  /** Links to pages of others whose status was asked; absent where none was asked, as of a site that is not public. */
  externalLinks?: LinkStatus[];
  /** Answers to addresses of visited pages with their final slash taken away or added; absent where none was asked. */
  slashTwins?: { page: string; twin: Gathered<HttpAnswer> }[];
  /** Nonces in the policies of pages that were asked for once more; absent in older evidence. */
  noncesAgain?: { page: string; nonces: Gathered<string[]> }[];
  /** Folders above files that the pages load; absent in older evidence and where security was not part of the scan. */
  folders?: FolderAnswer[];
  /** The icon that the start page names, else `/favicon.ico`; absent where it was not asked for. */
  icon?: LinkStatus;
  privacy: Gathered<PrivacyPasses>;
  /** Other pages after the banner was rejected; absent in older evidence and where there was none to reject. */
  pagesAfterReject?: Gathered<PageSeen[]>;
  /**
   * Other pages for a browser that sends Global Privacy Control, where they contact ad trackers that the home page does
   * not; absent in older evidence and where none does.
   */
  pagesWithGpc?: Gathered<PageSeen[]>;
  /** Hosts of the site that its pages contact; absent in older evidence and where the site is not public. */
  aliases?: HostAlias[];
  /** What scripts do with what visitors type; absent in older evidence. */
  typing?: Gathered<TypedPage[]>;
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
