import { exampleText } from "@plumbline/contract/fix-example-text";
import type { ExportedCause, ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";
import { ownDescription } from "@plumbline/contract/own-description";

import { csvText } from "#csv-text.ts";
import { ISSUE_STATUS_NAMES } from "#issue-status-names.ts";

type Cell = (issue: ExportedIssue, cause: ExportedCause | undefined) => string;

const COLUMNS: Record<string, Cell> = {
  priority: (_, cause) => number(cause?.rank),
  cause: ({ cause }) => cause,
  severity: ({ severity, isAdvice }) => (isAdvice ? "advice" : severity),
  category: ({ category }) => category,
  title: ({ title }) => title,
  status: ({ status, isAdvice }) => (isAdvice ? "Advice" : ISSUE_STATUS_NAMES[status]),
  description: ownDescription,
  impact: ({ impact }) => impact,
  business_impact: ({ businessImpact }) => businessImpact,
  page: ({ pageUrl }) => pageUrl,
  pages: ({ pages }) => String(pages),
  places: ({ places }) => String(places),
  estimated_fix_time: ({ estimatedFixTime }) => estimatedFixTime,
  estimated_cost: ({ estimatedCost }) => number(estimatedCost),
  cause_issues: (_, cause) => number(cause?.issues),
  cause_reach: (_, cause) => cause?.reach ?? "",
  cause_work: (_, cause) => cause?.work ?? "",
  cause_cost: (_, cause) => number(cause?.cost),
  cause_likely_owner: (_, cause) => cause?.likelyOwner ?? "",
  cause_area_points: (_, cause) => number(cause?.points),
  cause_overall_points: (_, cause) => number(cause?.overallPoints),
  cause_reason: (_, cause) => cause?.reason ?? "",
  element_name: ({ place }) => place?.name ?? "",
  heading: ({ place }) => place?.heading ?? "",
  selector: ({ place }) => place?.selector ?? "",
  fix_steps: ({ fixSteps }) => fixSteps.map((step, index) => `${index + 1}. ${step}`).join("\n"),
  platform: ({ platform }) => platform ?? "",
  wcag: ({ wcag }) => wcag.join(" "),
  check: ({ check }) => check,
  needs_review: ({ needsReview }) => (needsReview ? "yes" : "no"),
  found: ({ createdAt }) => createdAt,
  last_seen: ({ lastSeen }) => lastSeen,
  accepted_until: ({ acceptance }) => acceptance?.until ?? "",
  accepted_because: ({ acceptance }) => acceptance?.reason ?? "",
  fix_unit: ({ fingerprint }) => fingerprint,
  example: ({ example }) => (example === null ? "" : exampleText(example)),
  advice: ({ isAdvice }) => (isAdvice ? "yes" : "no"),
};

/**
 * Issues as CSV with a header line, one row an issue, in the order of their causes; advice after all of them.
 */
export function issuesToCsv({ causes, issues, advice }: IssueExport): string {
  const byId = new Map([...causes, ...advice.causes].map((cause) => [cause.id, cause]));
  const rows = [...issues, ...advice.issues].map((issue) =>
    Object.values(COLUMNS).map((cell) => cell(issue, byId.get(issue.cause))),
  );
  return csvText([Object.keys(COLUMNS), ...rows]);
}

/** A number that is not known leaves its cell empty. */
function number(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}
