/** The words of markup. Rough, but enough to match texts that markup splits: signatures need no structure. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)\s*>/gi, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&nbsp;|&#0*160;|&#xa0;/gi, " ")
    .replaceAll("&quot;", '"')
    .replaceAll(/&#0?39;|&#x27;|&apos;/g, "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}
