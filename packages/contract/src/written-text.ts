import { z } from "zod";

/**
 * What no one sees but what changes how a text is shown or read: control characters but tabs and line breaks,
 * overrides of its direction, and empty fillers. What scripts and emoji need, such as joiners, is not among them.
 * https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const HIDDEN = /(?![\t\n\r])\p{Cc}|[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/u;

const HIDDEN_WORDS = "This has invisible control characters, which we can't accept. Type it in again.";

/** Whether a text holds characters that can show it as another one. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text);
}

/** A text that a person types and others read: what they read is what it holds. */
export const writtenText = z
  .string()
  .trim()
  .refine((text) => !hasHiddenCharacters(text), HIDDEN_WORDS);

/** The same in one line. */
export const writtenLine = (words: string) =>
  writtenText.refine((text) => !/[\t\n\r\u2028\u2029]/u.test(text), words);
