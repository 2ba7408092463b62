import type { ReportKind } from "@plumbline/contract/reports";

/** Letters and digits of a name joined by dashes, without accents, for file names. */
export function sanitizeName(name: string): string {
  const safe = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "")
    .slice(0, 60);
  return safe === "" ? "organization" : safe;
}

/** `{organization}-{type}-{id}.pdf` (`docs/product.md`, 'Reports and their files'). */
export function reportFileName(organization: string, kind: ReportKind, id: string): string {
  return `${sanitizeName(organization)}-${kind}-${id}.pdf`;
}

/** `{organization}-weekly-compliance-report-{id}.pdf` and the like (`docs/product.md`, 'Reports and their files'). */
export function brandedFileName(organization: string, kind: ReportKind, id: string): string {
  return `${sanitizeName(organization)}-${kind}-compliance-report-${id}.pdf`;
}
