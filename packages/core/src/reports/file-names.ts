import { organizationFileName } from "@plumbline/contract/file-name";
import type { ReportKind } from "@plumbline/contract/reports";

/** `{organization}-{type}-{id}.pdf` (`docs/product.md`, 'Reports and their files'). */
export function reportFileName(organization: string, kind: ReportKind, id: string): string {
  return `${organizationFileName(organization)}-${kind}-${id}.pdf`;
}

/** `{organization}-weekly-compliance-report-{id}.pdf` and the like (`docs/product.md`, 'Reports and their files'). */
export function brandedFileName(organization: string, kind: ReportKind, id: string): string {
  return `${organizationFileName(organization)}-${kind}-compliance-report-${id}.pdf`;
}
