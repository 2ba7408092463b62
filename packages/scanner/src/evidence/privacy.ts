import type { Gathered } from "#evidence/gathered.ts";
import type { CookieWrite, NetworkRequest } from "#evidence/network.ts";

/** Requests and storage of the start page in the three privacy passes. */
export interface PrivacyPass {
  requests: NetworkRequest[];
  cookieWrites: CookieWrite[];
  /** `value`: cut to 200 characters; absent in older evidence. */
  storage: { area: "local" | "session"; key: string; bytes: number; value?: string }[];
  /** Visible text of the page, cut to 100,000 characters. */
  text: string;
  globals: { tcf: boolean; gpp: boolean; usPrivacy: string | null };
  /** Names of visible links and buttons, at most 500; absent when they could not be read. */
  controlNames?: string[];
  /** Calls that tell devices apart, by calling script; absent when they were not watched. */
  fingerprintCalls?: FingerprintCall[];
  /** Who listens to typing in the page; absent when it was not watched. */
  inputListeners?: InputListener[];
  /**
   * When the pointer was moved and the page scrolled, after which 15 seconds of the page's own time passed; absent in
   * older evidence, whose visitor did nothing.
   */
  movedAtMs?: number;
}

/** What a page sent and stored for a visitor who had rejected the banner on the home page. */
export interface PageAfterReject {
  url: string;
  seen: Gathered<Pick<PrivacyPass, "requests" | "cookieWrites">>;
}

/** What became of made-up values typed into the fields of a page while nothing could leave it. */
export interface TypedPage {
  url: string;
  /** Fields that were typed into; none where the page has no visible one. */
  fields: TypedField[];
  /** Values that a script tried to send before the form was. */
  sent: TypedValueSent[];
}

export interface TypedField {
  /** Its label, else its name; cut to 80 characters. */
  name: string;
  kind: "email" | "password" | "telephone" | "search" | "text";
}

export interface TypedValueSent {
  field: TypedField;
  /** Where it would have gone, without the query. */
  to: string;
  how: "as typed" | "in Base64" | "as an MD5 hash" | "as a SHA-1 hash" | "as a SHA-256 hash" | "key by key";
}

/** Calls one script made of one API that can tell devices apart. */
export interface FingerprintCall {
  api: "canvas" | "canvas-font" | "audio" | "webgl" | "webrtc";
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

/** Why the second pass was not made for a banner that no visitor can reject; the checks of the banner tell of it. */
export const NO_REJECT = "The banner has no button that we can use to reject it.";

export interface PrivacyPasses {
  fresh: PrivacyPass;
  banner: Gathered<ConsentBanner | null>;
  /** null when there was no banner to reject. */
  afterReject: Gathered<(PrivacyPass & { clicks: number }) | null>;
  /** Optional purposes that the banner's settings show as checked; absent where it has none, and in older evidence. */
  secondLayer?: Gathered<{ prechecked: string[] }>;
  withGpc: Gathered<PrivacyPass>;
}
