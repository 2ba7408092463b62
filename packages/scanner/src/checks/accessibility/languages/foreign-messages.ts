import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import type { FormMessage, SentForms } from "#gather/operating/forms/form-facts.ts";

import { nameOfLanguage } from "./declared-languages.ts";
import { otherLanguage } from "#checks/other-language.ts";

/** Letters from which a message tells its language, and from which nobody would doubt that. */
const FEWEST_LETTERS = 24;
const SURE_LETTERS = 36;
/** What libraries say in English where nobody has translated it. */
const UNTRANSLATED =
  /^(?:this (?:field|value) (?:is|can(?:not|'t) be) (?:required|blank|empty|invalid|too (?:short|long))|(?:the )?[a-z -]{0,30} is (?:a )?required(?: field)?|please (?:enter|provide|fill (?:in|out)|select|choose|specify) (?:an?|the|this|your|at least)\b.{0,60}|(?:invalid|wrong) (?:e-?mail|phone|date)(?: address| number| format)?|must be a valid .{3,30})$/;

interface Foreign extends FormMessage {
  lang: string;
  other: string;
  isSure: boolean;
}

/**
 * What a form says in another language than the page declares. The first of each language is told, but for the language
 * that the page is in as a whole: then the page declares the wrong one.
 */
export function foreignMessages({ forms }: SentForms, ofPage: string | null): Decision {
  const messages = forms.flatMap((sent) => sent.messages);
  const judged = messages.filter(({ lang }) => lang !== undefined);
  const foreign = new Map(
    judged
      .flatMap(foreignOf)
      .filter(({ other }) => other !== ofPage)
      .toSorted((one, other) => Number(one.isSure) - Number(other.isSure))
      .map((message) => [`${message.lang} ${message.other}`, message]),
  );
  return { applies: judged.length > 0, defects: [...foreign.values()].map(defectOf) };
}

function foreignOf(message: FormMessage): Foreign[] {
  const { text, lang = "" } = message;
  const words = plainWords(text)
    .replace(/[.!]+$/, "")
    .trim();
  if (!/^en(?:-|$)/i.test(lang) && UNTRANSLATED.test(words))
    return [{ ...message, lang, other: "en", isSure: true }];
  const other = otherLanguage(text, lang, FEWEST_LETTERS);
  const letters = text.replaceAll(/[^\p{L}]/gu, "").length;
  return other === null ? [] : [{ ...message, lang, other, isSure: letters >= SURE_LETTERS }];
}

function defectOf({ text, lang, other, isSure, element }: Foreign): RuleDefect {
  const message = `When the form is sent, it answers in ${nameOfLanguage(other)}, but the page says it is in ${nameOfLanguage(lang)}: “${text.slice(0, 60)}”`;
  return isSure
    ? { message, element }
    : { outcome: "review", message: `${message}. Is it ${nameOfLanguage(other)}?`, element };
}
