import type { Area, Severity } from "@plumbline/contract/areas";
import type { LikelyOwner } from "@plumbline/contract/likely-owners";

import { pageCheck, type Defect, type Effort, type PageCheck, type Verdict } from "#check.ts";
import { CONTENDED_FROM } from "#evidence/contention.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { LighthouseAudit, LighthouseReport } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { LIGHTHOUSE_GROUP } from "#score/weights.ts";

import { PICTURES } from "./pictures.ts";

/** What a client reads about one of Lighthouse's audits; the words are ours. */
export interface AuditText {
  /** Lighthouse's id. */
  audit: string;
  severity: Severity;
  /** Name of what it finds, in a non-specialist's words. */
  defect: string;
  /** The demand, as it reads when it is met. */
  title: string;
  whyItMatters: string;
  businessImpact: string;
  fixSteps: string[];
  effort: Effort;
  /** As in the check's own declaration. */
  likelyOwner?: LikelyOwner;
  /** Whether the files it names are context, such as a chain of requests: then the defect is the page's as a whole. */
  isOfPage?: true;
  /** Whether its elements are pictures, so that one change to how the site inserts pictures fixes them all. */
  isOfPictures?: true;
  /** As in the check's own declaration. */
  toldBy?: string;
  /** Why there is nothing to check, of an audit that is about the site and not the page it ran on. */
  absentFromSite?: string;
  /** Whether an element that the audit names is one it may ask this of; all are when absent. */
  isAsked?: (element: ElementRef, page: PageEvidence) => boolean;
  /** Of the things an audit asks for, by Lighthouse's names: those that are good practice where all else is met. */
  advised?: readonly string[];
  /** What a fix must save to be asked for; what would save less, such as one small style sheet, is good practice. */
  leastSaving?: { amount: number; unit: "ms" | "KiB" };
  /** Says why the audit asks nothing of a page, such as one that asks not to be listed; null where it does. */
  whyExempt?: (page: PageEvidence) => string | null;
  /** Whether what was seen of the page's visit shows that the audit's complaint is unfounded. */
  isRefuted?: (page: PageEvidence, audit: LighthouseAudit) => boolean;
  /** What the page itself shows of it where Lighthouse did not run; null where it wasn't read. */
  readFromPage?: (page: PageEvidence) => Verdict | null;
  /** Address of the audit's documentation. */
  docs: string;
}

const PREFIXES: Record<LighthouseAudit["category"], string> = { performance: "perf", seo: "seo" };
/** Files of a chain that are enough to see what waits for what. */
const CHAIN = 5;
/** From here Lighthouse itself shows an audit in green. */
export const GOOD = 0.9;

/** Id of the check that tells of an audit. */
export function lighthouseCheckId(category: LighthouseAudit["category"], audit: string): string {
  return `${PREFIXES[category]}-${audit}`;
}

/**
 * Makes a check of an audit. It judges the pages Lighthouse was run on; what it costs is in Lighthouse's score of
 * the category already.
 */
export function lighthouseAuditCheck(category: LighthouseAudit["category"], text: AuditText): PageCheck {
  const area: Area = category;
  return pageCheck({
    id: lighthouseCheckId(category, text.audit),
    area,
    severity: text.severity,
    group: LIGHTHOUSE_GROUP,
    sources: [`Lighthouse audit ${text.audit}`],
    defect: text.defect,
    title: text.title,
    whyItMatters: text.whyItMatters,
    businessImpact: text.businessImpact,
    fixSteps: text.fixSteps,
    effort: text.effort,
    ...(text.likelyOwner === undefined ? {} : { likelyOwner: text.likelyOwner }),
    ...(text.absentFromSite === undefined ? {} : { isOncePerSite: true }),
    ...(text.toldBy === undefined ? {} : { toldBy: text.toldBy }),
    resources: [{ title: "What the audit looks at", url: text.docs }],
    evaluate: (page) => judge(page, category, text),
  });
}

function judge(page: PageEvidence, category: LighthouseAudit["category"], text: AuditText): Verdict {
  if (page.lighthouse === null) {
    const read = text.readFromPage?.(page) ?? null;
    return read ?? { outcome: "not-looked-at", reason: "Lighthouse runs only on key pages." };
  }
  if (!page.lighthouse.gathered) return { outcome: "could-not-run", reason: page.lighthouse.reason };
  const report = page.lighthouse.value;
  const own = report.audits.filter((audit) => audit.category === category);
  if (own.length === 0) {
    return { outcome: "not-looked-at", reason: "Lighthouse ran on this page for another area." };
  }
  const exempt = text.whyExempt?.(page) ?? null;
  if (exempt !== null) return { outcome: "not-applicable", reason: exempt };
  const audit = own.find(({ id }) => id === text.audit);
  if (!audit) return { outcome: "could-not-run", reason: `Lighthouse gave no answer for ${text.audit}.` };
  const elements = audit.elements.filter((element) => text.isAsked?.(element, page) ?? true);
  const asksNothing = elements.length === 0 && audit.elements.length > 0;
  const verdict = judgeAudit({ ...audit, elements }, report, text);
  const isUnfounded = asksNothing || text.isRefuted?.(page, audit) === true;
  return "findings" in verdict && isUnfounded ? { outcome: "passed" } : verdict;
}

function judgeAudit(audit: LighthouseAudit, report: LighthouseReport, text: AuditText): Verdict {
  if (audit.mode === "error") {
    return { outcome: "could-not-run", reason: "Lighthouse could not run this audit." };
  }
  if (audit.mode === "notApplicable" || audit.mode === "manual" || audit.mode === "informative") {
    const reason = text.absentFromSite ?? "Lighthouse found nothing on the page to check.";
    return { outcome: "not-applicable", reason };
  }
  if (audit.score === null) return { outcome: "could-not-run", reason: "Lighthouse gave no score." };
  if (audit.score >= GOOD) return { outcome: "passed" };
  const findings = defectsOf(audit, report, text);
  // Half a score means that something could be better, but that it would save no time.
  const saves = audit.mode !== "metricSavings" || audit.score < 0.5;
  if (!saves || savesLittle(audit, text) || isAdviceAlone(audit, text))
    return { outcome: "advice", findings };
  if (!isUnsure(audit, report)) return { outcome: "failed", findings };
  const question = "Our computer was busy meanwhile. Is it as much when you measure again?";
  return {
    outcome: "review",
    findings: findings.map((defect) => ({ ...defect, message: `${defect.message}. ${question}` })),
  };
}

/** Audits of how long the processor was busy: on a busy machine, others' work is counted with the page's. */
const TIMED = new Set(["total-blocking-time", "bootup-time", "mainthread-work-breakdown"]);

function isUnsure({ id, unmet = [] }: LighthouseAudit, { contention = 1 }: LighthouseReport): boolean {
  const isTimed = TIMED.has(id) || unmet.includes("serverResponseIsFast");
  return isTimed && contention >= CONTENDED_FROM;
}

function savesLittle({ displayValue }: LighthouseAudit, { leastSaving }: AuditText): boolean {
  const [, amount, unit] = /^Est savings of ([\d,.]+)\s*(ms|KiB)$/.exec(displayValue ?? "") ?? [];
  if (amount === undefined || unit !== leastSaving?.unit) return false;
  return Number(amount.replaceAll(",", "")) < (leastSaving?.amount ?? 0);
}

function isAdviceAlone({ unmet = [] }: LighthouseAudit, { advised = [] }: AuditText): boolean {
  return unmet.length > 0 && unmet.every((asked) => advised.includes(asked));
}

/** Metrics are judged by degree: as poor as Lighthouse's red is one step more severe than its orange. */
function severityOf({ mode, score, weight }: LighthouseAudit, { severity }: AuditText): Severity {
  if (mode !== "numeric" || weight === 0 || score === null) return severity;
  return score < 0.5 ? "high" : "medium";
}

function defectsOf(audit: LighthouseAudit, report: LighthouseReport, text: AuditText): Defect[] {
  const message = messageOf(audit, text);
  const shared = { severity: severityOf(audit, text), sources: [`Lighthouse ${report.version}`] };
  const ofMany = { ...shared, message: `${message}${togetherOf(audit)}` };
  if (text.isOfPage) {
    const chain = audit.urls.slice(0, CHAIN).join("\n");
    return [{ ...shared, message, component: audit.id, ...(chain === "" ? {} : { snippet: chain }) }];
  }
  if (audit.elements.length > 0) {
    const mendedTogether = text.isOfPictures ? { component: PICTURES } : {};
    return audit.elements.map((element) => ({ ...ofMany, element, ...mendedTogether }));
  }
  // One build step or one setting fixes all files of a host.
  if (audit.urls.length > 0) {
    return audit.urls.map((url) => ({ ...ofMany, snippet: url, component: `host:${new URL(url).host}` }));
  }
  return [{ ...shared, message, component: audit.id }];
}

/** Lighthouse tells what all places of a page cost at once; each of them says so. */
function togetherOf({ displayValue, elements, urls }: LighthouseAudit): string {
  const [places, word] = elements.length > 0 ? [elements.length, "places"] : [urls.length, "files"];
  const isShared = displayValue !== null && !displayValue.endsWith(" found") && places > 1;
  return isShared ? ` for all ${places} ${word} together` : "";
}

/** Metrics go by the name everyone uses; Lighthouse's other titles are demands or terms of its own. */
function messageOf({ mode, title, displayValue, weight }: LighthouseAudit, { defect }: AuditText): string {
  if (mode === "numeric" && weight > 0 && displayValue) return `${title}: ${displayValue}`;
  if (!displayValue) return defect;
  const saving = /^Est savings of (.+)$/.exec(displayValue)?.[1];
  return saving === undefined ? `${defect}: ${displayValue}` : `${defect}: a fix could save about ${saving}`;
}
