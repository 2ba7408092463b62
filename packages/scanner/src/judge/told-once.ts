import type { Finding } from "@plumbline/contract/scan-result";

/** Checks whose defect a check of another area tells too (the value), which then owns the issue. */
export const TOLD_BY: Readonly<Record<string, string>> = {
  "seo-image-alt": "a11y-image-alt",
  "seo-document-title": "a11y-document-title",
  "seo-title-missing": "a11y-document-title",
  "seo-title-duplicate": "a11y-page-titles-differ",
  "a11y-page-has-heading-one": "seo-h1-missing",
};

/** Checks whose places form one defect together, such as the pages that share a title: report all of them, or none. */
const WHOLE: ReadonlySet<string> = new Set(["seo-title-duplicate"]);

/** Leaves out what another area's check tells of the same page at least as surely. */
export function toldOnce(findings: readonly Finding[]): Finding[] {
  const told = new Set(findings.map(({ check, page, outcome }) => placeKey(check, page, outcome)));
  const isToldElsewhere = ({ check, page, outcome }: Finding): boolean => {
    const owner = TOLD_BY[check];
    if (owner === undefined) return false;
    return (
      told.has(placeKey(owner, page, "fail")) ||
      (outcome === "review" && told.has(placeKey(owner, page, outcome)))
    );
  };
  const elsewhere = new Set(findings.filter(isToldElsewhere));
  const whole = new Set([...elsewhere].filter(({ check }) => WHOLE.has(check)).map(wholeKey));
  return findings.filter((finding) => !elsewhere.has(finding) && !whole.has(wholeKey(finding)));
}

function placeKey(check: string, page: string, outcome: Finding["outcome"]): string {
  return JSON.stringify([check, page, outcome]);
}

function wholeKey({ check, component }: Finding): string {
  return JSON.stringify([check, component]);
}
