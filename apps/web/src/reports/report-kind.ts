import type { ReportKind } from "@plumbline/contract/reports";

/** Which branded PDF belongs to a report, told by its type's words. */
export function pdfKind(type: string): "weekly" | "monthly" {
  return /monthly|comprehensive/iu.test(type) ? "monthly" : "weekly";
}

/** How the file of a report is named, told by its type's words. */
export function fileKind(type: string): ReportKind {
  if (/loi|intent/iu.test(type)) return "loi";
  if (/requested/iu.test(type)) return "requested";
  return /initial/iu.test(type) ? "initial" : pdfKind(type);
}

/** What a report is for, told by its type's words (`docs/product.md`, 'What the dashboard shows'). */
export function reportDescription(type: string): string {
  if (/monthly|comprehensive/iu.test(type))
    return "The full scan of all five areas, with everything that changed a score.";
  if (/initial|audit/iu.test(type))
    return "The first scan of all five areas: where the site stands, and what to fix first.";
  if (/loi|intent/iu.test(type)) return "Letter of intent for procurement: scope, baseline and open gaps.";
  if (/requested/iu.test(type))
    return "A scan of all five areas outside the schedule, with what changed since the last one.";
  if (/weekly|alert/iu.test(type)) return "The quick weekly check, with what changed since the last one.";
  return "A report on your website.";
}
