import { CHILD_DIRECTED } from "#checks/privacy/data/sensitive-topics.ts";
import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { subjectOf } from "#checks/privacy/reading/topics.ts";

/** Whether a page says in its title, main heading, description or address that it is made for children. */
export function speaksToChildren({ page, document }: ReadPage): boolean {
  const description = document.metas.find(({ name }) => name === "description")?.content ?? "";
  const words = [subjectOf(document), description, page.finalUrl.replaceAll(/[-_/]/g, " ")];
  return CHILD_DIRECTED.test(words.join(" "));
}
