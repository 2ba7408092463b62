import type { PolicyTopic } from "#checks/privacy/data/policy-topics.ts";
import { toldPlainly } from "#checks/privacy/reading/plain-topics.ts";
import { clausesOf } from "#checks/privacy/reading/sentences.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

/** Whether a policy speaks of a topic. */
export function tellsOf(
  { name, words, elsewhere, not }: PolicyTopic,
  { text, lang }: Pick<DocumentSnapshot, "text" | "lang">,
): boolean {
  const wordings = isEnglish(lang) ? [words] : [words, elsewhere];
  const told = not === undefined ? text : withoutSentences(text, not);
  return wordings.some((wording) => wording.test(told)) || toldPlainly(name, lang, told);
}

/** A text without the sentences that have certain words. */
export function withoutSentences(text: string, not: RegExp): string {
  return clausesOf(text)
    .filter((clause) => !not.test(clause))
    .join(" ");
}

/** A page that names no language may be in any. */
export function isEnglish(lang: string | null): boolean {
  return /^en\b/i.test(lang ?? "");
}
