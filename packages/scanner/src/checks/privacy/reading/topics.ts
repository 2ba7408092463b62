import { SENSITIVE_TOPICS } from "#checks/privacy/data/sensitive-topics.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

/** Name of the sensitive topic a page's title, main headings or path speak of; else null. */
export function sensitiveTopic(document: DocumentSnapshot, url: string): string | null {
  const words = [subjectOf(document), URL.parse(url)?.pathname ?? ""].join(" ");
  const topic = SENSITIVE_TOPICS.find((one) => one.words.test(words))?.name ?? null;
  return topic ?? (takesCard(document) ? "checkout" : null);
}

/** Whether people pay on the page, whatever it is called. */
function takesCard({ forms, looseFields }: DocumentSnapshot): boolean {
  const fields = [...forms.flatMap((form) => form.fields), ...looseFields];
  return fields.some(({ autocomplete }) => /\bcc-(?:number|csc|exp)/.test(autocomplete));
}

/** What values say of a sensitive topic, such as the treatment that was asked for; null where they say nothing. */
export function toldTopic(values: readonly string[]): { name: string; words: string } | null {
  for (const topic of SENSITIVE_TOPICS.filter(({ name }) => name !== "checkout")) {
    const words = values.find((value) => topic.words.test(value));
    if (words !== undefined) return { name: topic.name, words };
  }
  return null;
}

/** Title and main headings: what the page says it is about. */
export function subjectOf(document: DocumentSnapshot): string {
  const headings = document.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return [document.title ?? "", ...headings].join(" ");
}
