import type { PeopleInAnswer } from "#checks/privacy/reading/people-in-answers.ts";
import type { AnswerShown } from "#checks/security/reading/data-answers.ts";
import type { SecretSeen } from "#checks/security/reading/secrets.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { EngineAnswer, LighthouseReport } from "#evidence/engines.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { CookieWrite, Header, NetworkRequest } from "#evidence/network.ts";
import type { PageFacts } from "#evidence/probe-facts.ts";
import type { PageVitals } from "#gather/vitals.ts";
import type { RawMarkup } from "#plan/raw-markup.ts";

/** A picture of a defect's place. */
export interface EvidenceShot {
  selector: string;
  /** Hash of the picture: 32 hex digits. */
  key: string;
  /** WebP in base64. */
  webp: string;
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
  /** What the server sent with an error status, cut to 20,000 characters; absent for other pages and in older evidence. */
  errorBody?: string;
  /** Hops before the final answer; one made by script or meta refresh has the status of the page that made it. */
  redirects: { url: string; status: number; location: string }[];
  responseHeaders: readonly Header[];
  contentType: string | null;
  document: Gathered<DocumentSnapshot>;
  /** The document as the server sent it, before any script ran; absent in older evidence. */
  rawMarkup?: Gathered<RawMarkup>;
  requests: NetworkRequest[];
  cookieWrites: CookieWrite[];
  /** `value`: cut to 200 characters; absent in older evidence. */
  storage: { area: "local" | "session"; key: string; bytes: number; value?: string }[];
  console: { level: string; text: string }[];
  exceptions: string[];
  /** CDP MixedContentIssue: what, and whether it was blocked, upgraded or only warned of. */
  mixedContent: { url: string; resolution: string; resourceType: string }[];
  /** Browser features in use that are going away, by Chromium's own name, and the script; absent in older evidence. */
  deprecations?: { type: string; url: string }[];
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
  /** Secrets, shortened, in answers in JSON that its scripts asked the page's own site for, the first 10; absent where there are none. */
  answerSecrets?: { url: string; secrets: SecretSeen[] }[];
  /** What answers that its scripts asked the page's own site for show of the server, the first 10; absent where there is nothing. */
  answersShown?: (AnswerShown & { url: string; status: number })[];
  /** How many people's records the same answers hold, and of what kinds, see `peopleInAnswer`; absent where they hold none. */
  answerPeople?: (PeopleInAnswer & { url: string })[];
  /** Paths in comments of its markup that have the name of a private file, the first 20; absent where there are none. */
  commentPaths?: string[];
  /** Hosts of private networks that such comments name, the first 20; absent where there are none, and in older evidence. */
  commentHosts?: string[];
  /** Libraries that tell scripts their version, by registry name; absent when they were not asked. */
  libraries?: { name: string; version: string }[];
}
