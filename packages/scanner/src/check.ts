import type { Area, Severity } from "@plumbline/contract/areas";
import type { LikelyOwner } from "@plumbline/contract/likely-owners";
import type { FindingOutcome } from "@plumbline/contract/scan-result";

import type { Evidence } from "#evidence.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { ExampleOf } from "#fix-examples/fixed-place.ts";
import type { Gate, GroupOf } from "#score/weights.ts";

/**
 * What a check answers. 'Could not run', 'not looked at' and 'not applicable' always say why; what found something says
 * what it did not look at beside it.
 */
export type Verdict =
  | { outcome: "passed" }
  | { outcome: "failed" | "review" | "advice"; findings: Defect[]; reason?: string }
  | { outcome: "not-applicable"; reason: string }
  | { outcome: "not-looked-at"; reason: string }
  | { outcome: "could-not-run"; reason: string };

/** One defect at one place, before it is merged and scored. */
export interface Defect {
  message: string;
  /** Site-wide when absent. */
  page?: string;
  element?: ElementRef | null;
  /** A header, cookie or address where there is no element. */
  snippet?: string;
  severity?: Severity;
  /** Defaults to the verdict's outcome; a failed check may add places a person must judge, and advice. */
  outcome?: FindingOutcome;
  wcag?: string[];
  actRules?: string[];
  sources?: string[];
  /** Key of the component where the element has none, e.g. the cookie's name. */
  component?: string;
}

/** Severity under each law profile; a profile that is absent does not know the check. */
export type ProfileSeverities = Partial<Record<Evidence["profiles"][number], Severity | "info">>;

/** Band of work: S up to 30 minutes, M one to four hours, L one to three days. */
export type Effort = "S" | "M" | "L";

/** What is the same for every check: the words a client reads and how it weighs. */
interface CheckText {
  /** Equal to the file's name. */
  id: string;
  area: Area;
  /** `info`: whatever it finds is advice, unless a law or criterion asks for it (`judge/outcome-of-defect.ts`). */
  severity: Severity | "info";
  /** Where the severity depends on the law profile: all of them; `severity` is the default's. */
  severities?: ProfileSeverities;
  /** Group whose cap limits what its checks can cost together; `LIGHTHOUSE_GROUP` has no cap. */
  group: GroupOf<Area>;
  /** Standards and rules it is based on. */
  sources: string[];
  wcag?: string[];
  actRules?: string[];
  /** Name of what it finds, in a non-specialist's words: at most 60 characters, no full stop. */
  defect: string;
  /** The demand, as it reads when it is met. */
  title: string;
  whyItMatters: string;
  businessImpact: string;
  fixSteps: string[];
  effort: Effort;
  /** Who usually fixes it, where that is not who fixes what its group finds (`checks/likely-owner.ts`). */
  likelyOwner?: LikelyOwner;
  resources: { title: string; url: string }[];
  /** Set where whatever page or site was measured can be judged, so that it is never 'not applicable'. */
  alwaysApplies?: true;
  /**
   * Set where it asks for something to be there, such as a heading or a link. Of pages that were not read whole it can
   * then pass, but never fail.
   */
  passesByPresence?: true;
  /**
   * Check whose issue holds the same defect on the same page, or on the site as a whole: then this one tells nothing
   * there.
   */
  toldBy?: string;
  /** Kinds of the site's files that it looks at: where the server failed to give one, finding nothing proves nothing. */
  readsFiles?: readonly ("script" | "stylesheet" | "image" | "font")[];
  /** Set where each page shows the same of the site, such as robots.txt: one page that was looked at speaks for all. */
  isOncePerSite?: true;
  /** Set where its places are one defect together, such as pages that share a title: all of them are told, or none. */
  isToldWhole?: true;
  /** Checks whose defect, at the element or around it, explains what this one finds there. */
  effectOf?: readonly string[];
  /** Checks whose defect inside the element explains what this one finds there, such as a link around a nameless image. */
  effectOfInner?: readonly string[];
  /**
   * Check of a Lighthouse audit that sees on key pages what this one sees on every page. One defect is one finding:
   * this one stays, with Lighthouse among its sources, and the score counts it once.
   */
  seenByLighthouse?: string;
  /**
   * Set where it is about the address visitors use: its certificate, encryption, domain and mail. On loopback or a
   * private network the address is another one, so nothing is said of it.
   */
  needsPublicAddress?: true;
  /** How a place of it can look once it is fixed; absent where that cannot be told from the place alone. */
  example?: ExampleOf;
  /** What the area's score cannot exceed while it fails. */
  gate?: Gate;
  /** Whether this scan was not meant to judge it, so that finding nothing proves nothing; always meant to when absent. */
  isLeftOut?(evidence: Evidence): boolean;
}

/** Judges each measured page by itself. */
export interface PageCheck extends CheckText {
  scope: "page";
  evaluate(page: PageEvidence, evidence: Evidence): Verdict;
}

/** Judges the site or compares its pages. */
export interface SiteCheck extends CheckText {
  scope: "site";
  evaluate(evidence: Evidence): Verdict;
}

export type Check = PageCheck | SiteCheck;

/** A check as it is declared: its group is one of its area's. */
export type Declaration<C extends Check, A extends Area> = Omit<C, "scope" | "area" | "group"> & {
  area: A;
  group: GroupOf<A>;
};

/** Declares a check that judges one page at a time. */
export function pageCheck<A extends Area>(check: Declaration<PageCheck, A>): PageCheck {
  return { ...check, scope: "page" };
}

/** Declares a check that judges the site as a whole. */
export function siteCheck<A extends Area>(check: Declaration<SiteCheck, A>): SiteCheck {
  return { ...check, scope: "site" };
}

export const passed: Verdict = { outcome: "passed" };

export function notApplicable(reason: string): Verdict {
  return { outcome: "not-applicable", reason };
}

/** For a page that the check was not meant to look at, and of which it therefore knows nothing. */
export function notLookedAt(reason: string): Verdict {
  return { outcome: "not-looked-at", reason };
}

export function couldNotRun(reason: string): Verdict {
  return { outcome: "could-not-run", reason };
}

/** Passed without defects; failed with one that is sure, else `review` with one that a person must judge, else `advice`. */
export function verdictOf(findings: Defect[]): Verdict {
  if (findings.length === 0) return passed;
  if (findings.some(({ outcome = "fail" }) => outcome === "fail")) return { outcome: "failed", findings };
  const isAdvice = findings.every(({ outcome }) => outcome === "advice");
  return { outcome: isAdvice ? "advice" : "review", findings };
}
