import type { ElementRef } from "#evidence/document.ts";
import type { EngineName } from "#evidence/engine-names.ts";
import type { Gathered } from "#evidence/gathered.ts";

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
  /** Time that passed for each unit of time computed while its metrics were taken; absent in older evidence. */
  contention?: number;
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
  /** Lighthouse's names of what is asked and not met, of an audit that asks for several things. */
  unmet?: string[];
}
