import type { Gathered } from "#evidence/gathered.ts";
import type { CookieWrite, NetworkRequest } from "#evidence/network.ts";

/** What a consent tool tells ad networks, by the IAB's Transparency and Consent Framework. */
export interface TcfAnswer {
  /** Null where it doesn't say. */
  gdprApplies: boolean | null;
  /** Numbers of the purposes that it says the visitor agreed to. */
  purposes: number[];
}

/** Requests and storage of the start page in the three privacy passes. */
export interface PrivacyPass {
  requests: NetworkRequest[];
  cookieWrites: CookieWrite[];
  /** `value`: cut to 200 characters; absent in older evidence. */
  storage: { area: "local" | "session"; key: string; bytes: number; value?: string }[];
  /** Visible text of the page, cut to 100,000 characters. */
  text: string;
  globals: {
    tcf: boolean;
    gpp: boolean;
    usPrivacy: string | null;
    /** Uses that Google's consent mode takes as granted, e.g. `ad_storage`; absent without it, and in older evidence. */
    granted?: string[];
    /** What the TCF interface tells whoever asks it; absent where it gave no answer, and in older evidence. */
    tcfAnswer?: TcfAnswer;
  };
  /** Names of visible links and buttons, at most 500; absent when they could not be read. */
  controlNames?: string[];
  /** Calls that tell devices apart, by calling script; absent when they were not watched. */
  fingerprintCalls?: FingerprintCall[];
  /** Scripts that asked where the visitor is; absent when it was not watched. */
  positionAskedBy?: string[];
  /** Scripts that asked to send notifications; absent when it was not watched, and in older evidence. */
  notificationsAskedBy?: string[];
  /** Scripts that asked for the camera or the microphone; absent when it was not watched, and in older evidence. */
  recordersAsked?: RecorderAsked[];
  /** Who listens to typing in the page; absent when it was not watched. */
  inputListeners?: InputListener[];
  /**
   * When the pointer was moved and the page scrolled, after which 15 seconds of the page's own time passed; absent in
   * older evidence, whose visitor did nothing.
   */
  movedAtMs?: number;
  /** What the page tried to send as the visitor left it; absent where it was not watched, and in older evidence. */
  onLeaving?: NetworkRequest[];
}

/** The start page for a visitor who rejected its banner and came back. */
export interface RejectedPass extends PrivacyPass {
  clicks: number;
  /**
   * What the page sent and stored until the visitor left it, and when the visitor pressed what rejected the banner;
   * absent where it was rejected without a click, and in older evidence, where the cookies may be absent alone.
   */
  rejecting?: { requests: NetworkRequest[]; cookieWrites?: CookieWrite[]; rejectedAtMs: number };
  /** How the banner took the answer; absent in older evidence. */
  answer?: BannerAnswer;
}

export interface BannerAnswer {
  /** What was pressed, where no rule knows the banner; null where one does. */
  label: string | null;
  /** `settings`: the banner's settings were opened and every box unchecked first. */
  by: "rule" | "button" | "settings";
  /** Whether another page came. */
  leftPage: boolean;
  /** Whether the same banner was back when the visitor returned. */
  cameBack: boolean;
}

/**
 * What a page sent and stored for a visitor who had rejected the banner on the home page, or whose browser sends Global
 * Privacy Control.
 */
export interface PageSeen {
  url: string;
  seen: Gathered<Pick<PrivacyPass, "requests" | "cookieWrites">>;
}

/**
 * A page as another new visitor saw it, and what became of made-up values typed into its fields while nothing could
 * leave it. All but fields and values is absent in older evidence.
 */
export interface TypedPage {
  url: string;
  /** Fields that were typed into; none where the page has no visible one. */
  fields: TypedField[];
  /** Values that a script tried to send before the form was. */
  sent: TypedValueSent[];
  /** Values that wait in the page for the script of another company, by the name of its queue, e.g. `_learnq`. */
  queued?: { field: TypedField; queue: string; how: TypedValueSent["how"] }[];
  /** Why the page was not seen; the lists are empty then. */
  notSeen?: string;
  /** Calls that tell devices apart, before anything was touched. */
  fingerprintCalls?: FingerprintCall[];
  /** Scripts that asked where the visitor is, before anything was touched. */
  positionAskedBy?: string[];
  /** Scripts that asked to send notifications, before anything was touched. */
  notificationsAskedBy?: string[];
  /** Scripts that asked for the camera or the microphone, before anything was touched. */
  recordersAsked?: RecorderAsked[];
  /** What was stored before anything was touched. */
  stored?: Pick<PrivacyPass, "cookieWrites" | "storage">;
  /** What the page tried to send once the visitor typed, moved and waited. */
  onceMoved?: NetworkRequest[];
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

/** A script that asked to see or hear the visitor. */
export interface RecorderAsked {
  device: "camera" | "microphone";
  scriptUrl: string;
}

/** A script that listens to the keyboard or to changes of fields. */
export interface InputListener {
  event: string;
  /** Tag of the element in lower case, `document` or `window`. */
  target: string;
  scriptUrl: string;
}

export interface BannerButton {
  text: string;
  kind: "accept" | "reject" | "settings" | "other";
  /** CSS pixels squared. */
  area: number;
  /**
   * Size of its letters in CSS pixels, and their contrast with what is behind them, 1 to 21; null where a picture or an
   * effect makes that hard to tell. Absent in older evidence.
   */
  letters?: { size: number; contrast: number | null };
}

export interface ConsentBanner {
  /** Name of the consent manager; null when a banner was seen by heuristics alone. */
  cmp: string | null;
  visible: boolean;
  /** Its visible words, cut to 1,000 characters; absent where it could not be read, and in older evidence. */
  text?: string;
  buttons: BannerButton[];
  /** The same in a window as narrow as a phone's; absent where it was not seen there, and in older evidence. */
  buttonsOnPhone?: ConsentBanner["buttons"];
  /**
   * Whether it was gone after the visitor moved the pointer, scrolled and waited, and pressed nothing; absent where that
   * was not seen, and in older evidence.
   */
  wentAway?: boolean;
  prechecked: string[];
  coversShare: number;
  scrollLocked: boolean;
}

/** What the start page sent and stored for a visitor who had closed its banner without an answer, and came back. */
export interface ClosedBanner extends Pick<PrivacyPass, "requests" | "cookieWrites"> {
  /** What closed it, e.g. `×`. */
  label: string;
  /** Whether a banner was shown again. */
  cameBack: boolean;
}

/** What became of a banner that a visitor had accepted who came back, and of the settings that the page offers then. */
export interface AcceptedBanner {
  label: string;
  /** Whether the same banner was shown again. */
  cameBack: boolean;
  /** Null where the page has no control for them, or the banner was shown again. */
  settings: AcceptedSettings | null;
}

interface AcceptedSettings extends Partial<Pick<PrivacyPass, "requests" | "cookieWrites">> {
  /** What opened them. */
  opened: string;
  /** What kept the choice once every box was unchecked; null where nothing there does, and nothing was seen afterward. */
  saved: string | null;
}

/** What the start page stored for a new visitor, and for the same one who had deleted all cookies and came back. */
export interface CookiesDeleted {
  before: CookieWrite[];
  after: CookieWrite[];
}

/** What pressing an opt-out link of the start page did that leads to no other page. */
export interface PressedOptOut {
  label: string;
  /** Where scripts of the page listen for presses: at the link or what holds it, only at the whole page, or nowhere. */
  heardBy: "link" | "page" | null;
  /** Whether another page came. */
  leftPage: boolean;
  /** Whether its address names a part of the page that is there. */
  namesPart: boolean;
  /** Words that came to be shown, cut to 2,000 characters. */
  shown: string;
  /** Fields and switches that came to be shown. */
  fields: number;
  /** Frames that came to be shown; what is in them was not read. */
  frames: number;
  /** Requests the page made within a second. */
  requests: number;
}

/** What the start page sent and stored for a visitor who had opted out on the site's page for that. */
export interface TriedOptOut extends Pick<PrivacyPass, "requests" | "cookieWrites"> {
  /** Where the visitor opted out. */
  page: string;
  /** Names of the boxes and switches that were set. */
  chosen: string[];
  /** The button that kept the choice; null where the switches do so themselves. */
  pressed: string | null;
  /** Fields that were filled in with made-up values. */
  filled: number;
}

/** Why the second pass was not made for a banner that no visitor can reject; the checks of the banner tell of it. */
export const NO_REJECT = "The banner has no button that we can use to reject it.";

export interface PrivacyPasses {
  fresh: PrivacyPass;
  banner: Gathered<ConsentBanner | null>;
  /** null when there was no banner to reject. */
  afterReject: Gathered<RejectedPass | null>;
  /** Optional purposes that the banner's settings show as checked; absent where it has none, and in older evidence. */
  secondLayer?: Gathered<{ prechecked: string[] }>;
  /** Absent where the banner has nothing that only closes it, and in older evidence. */
  closed?: Gathered<ClosedBanner>;
  /** Absent where the banner was refused for good or can't be accepted, and in older evidence. */
  accepted?: Gathered<AcceptedBanner>;
  /** Absent where no cookie's ID is in local storage, too, and in older evidence. */
  cookiesDeleted?: Gathered<CookiesDeleted>;
  withGpc: Gathered<PrivacyPass>;
  /** Absent where the page has no opt-out link that leads to no other page, and in older evidence. */
  optOuts?: Gathered<PressedOptOut[]>;
  /** Absent where no other page of the site is linked as an opt-out, and in older evidence; null where a server would have had to be told. */
  triedOptOut?: Gathered<TriedOptOut | null>;
}
