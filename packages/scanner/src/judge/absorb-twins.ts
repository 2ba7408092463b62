import type { Finding } from "@plumbline/contract/scan-result";

import { CHECKS } from "#checks/registry.ts";

const AUDIT_OF = new Map(CHECKS.map(({ id, seenByLighthouse }) => [id, seenByLighthouse ?? null]));
const TWINS_OF = Map.groupBy(AUDIT_OF.keys(), (own) => AUDIT_OF.get(own));

/** Check of the audit that sees on key pages what a check of ours sees on every page; null where none does. */
export function auditBeside(check: string): string | null {
  return AUDIT_OF.get(check) ?? null;
}

/** Checks of ours that see what an audit of Lighthouse sees; none where it alone does. */
export function ownChecksOf(audit: string): readonly string[] {
  return TWINS_OF.get(audit) ?? [];
}

/** Drops what Lighthouse found on a page where a check of ours found the same, and names it as a source there. */
export function absorbTwins(findings: readonly Finding[]): Finding[] {
  const key = (check: string, page: string): string => JSON.stringify([check, page]);
  const own = new Set(
    findings.filter(({ check }) => auditBeside(check) !== null).map(({ check, page }) => key(check, page)),
  );
  const twinsOf = ({ check, page }: Finding): string[] =>
    ownChecksOf(check)
      .map((twin) => key(twin, page))
      .filter((twin) => own.has(twin));
  const absorbed = Map.groupBy(
    findings.flatMap((finding) => twinsOf(finding).map((twin) => ({ twin, sources: finding.sources }))),
    ({ twin }) => twin,
  );
  return findings
    .filter((finding) => twinsOf(finding).length === 0)
    .map((finding) => {
      const further = absorbed.get(key(finding.check, finding.page));
      return further === undefined ? finding : withSources(finding, further);
    });
}

function withSources(finding: Finding, further: readonly Pick<Finding, "sources">[]): Finding {
  const sources = new Set([...finding.sources, ...further.flatMap((other) => other.sources)]);
  return { ...finding, sources: [...sources] };
}
