import type { ExaminedPage } from "#checks/accessibility/rule.ts";

/** Language that the page declares; null where it declares none, or was not read. */
export function pageLanguage({ document }: Pick<ExaminedPage, "document">): string | null {
  return document.gathered ? document.value.lang : null;
}
