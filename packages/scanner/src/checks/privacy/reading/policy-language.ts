import { otherLanguage } from "#checks/other-language.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

/** Letters from which a policy tells its language. */
const LETTERS = 120;

/** The language a policy is in: that of its words where its page clearly declares another one, as templates do. */
export function languageOfPolicy({ text, lang }: Pick<DocumentSnapshot, "text" | "lang">): string | null {
  return lang === null || lang === "" ? lang : (otherLanguage(text, lang, LETTERS) ?? lang);
}
