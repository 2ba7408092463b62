/** Which branded PDF belongs to a report, told by its type's words. */
export function pdfKind(type: string): "weekly" | "monthly" {
  return /monthly|comprehensive/iu.test(type) ? "monthly" : "weekly";
}

/** What a report is for, told by its type's words (`docs/product.md`, 'What the dashboard shows'). */
export function reportDescription(type: string): string {
  if (/monthly|comprehensive/iu.test(type))
    return "The full scan of all five areas, with everything that changed a score.";
  if (/loi|intent/iu.test(type)) return "Letter of intent for procurement: scope, baseline and open gaps.";
  if (/weekly|alert/iu.test(type)) return "The quick weekly check, with what changed since the last one.";
  return "A report on your website.";
}
