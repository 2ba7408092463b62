import type { IssueDetail } from "@plumbline/contract/issues";

type Place = Pick<IssueDetail["evidence"][number], "selector">;

/** Why an issue has no screenshot, as far as its place tells. */
export function noPictureWords(place: Place | undefined): string {
  if (place === undefined) return "No screenshot: the scan kept no place of this issue.";
  const { selector } = place;
  if (selector === null) return "No screenshot: this is not about one element you can see on the page.";
  if (/^(?:html|head|body|title|meta|link|script)\b|\bhead\s*>/u.test(selector))
    return "No screenshot: this is about the page as a whole, not about one element you can see.";
  if (/\|>|>>>/u.test(selector))
    return "No screenshot: the element is inside an embedded document, where we take none.";
  return "No screenshot: the element was hidden during the scan, or the scan had already taken as many as it keeps.";
}
