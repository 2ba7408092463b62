import { BETWEEN_SENTENCES } from "#checks/between-sentences.ts";

/** Dots of abbreviations, which end no sentence. */
const ABBREVIATED =
  /\b(?:[A-Z]\.){2,}|\b(?:Art|art|artt|Abs|lit|Ziff|No|[Nn]r|Inc|Ltd|Corp|Dr|vgl|bzw|ggf)\.|\b(?:[Dd]\. ?[Ll]gs|a\. ?F|i\. ?V\. ?m|z\. ?B|d\. ?h|u\. ?a|e\.g|i\.e|p\. ?ej)\./g;

/** Sentences of a text, the dots of common abbreviations taken out. */
export function sentencesOf(text: string): string[] {
  const plain = text.replaceAll(ABBREVIATED, (found) => found.replaceAll(".", ""));
  return clausesOf(plain)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Parts of a text that say something of their own: its sentences, and what stands between semicolons. */
export function clausesOf(text: string): string[] {
  return text.split(BETWEEN_SENTENCES).flatMap((sentence) => sentence.split(/(?<=;)\s+|(?<=；)/u));
}

/** A sentence to be quoted: cut to a length that a reader takes in at once. */
export function quoted(sentence: string): string {
  const most = 160;
  return sentence.length > most ? `${sentence.slice(0, most).trimEnd()}…` : sentence.replace(/[.;]$/, "");
}

/** Words that a sentence begins with, by which the heading or menu before it ends. */
const BEGINNING =
  /(?<!\p{L})(?:This|Our|We|The|It|Your|You|To|Please|Guests|Wir|Diese|Auf|Unsere|Hier|Bitte|Zur|Ce|Nous|Pour|Notre|Le|Veuillez|Este|Esta|Para|Nuestr[ao]|No|El|La|Il|Questo|Non|Noi|Deze|Wij|De|Onze|Nie|Ta|Strona|Não|O|A)(?!\p{L})/gu;

/**
 * A sentence without the heading or menu that stands before it without a full stop.
 *
 * @param at index of what is certainly in the sentence itself
 */
export function withoutHeading(text: string, at: number): string {
  const beginnings = [...text.matchAll(BEGINNING)].filter(({ index }) => index <= at);
  return text.slice(beginnings.at(-1)?.index ?? 0);
}

const MOST_BEFORE = 90;

/**
 * A sentence without its heading, and without what runs on far before the words that tell: menus and fields end without
 * a full stop.
 *
 * @param at index of these words
 */
export function wordsAround(sentence: string, at: number): string {
  const whole = withoutHeading(sentence, at);
  const before = at - (sentence.length - whole.length);
  return before <= MOST_BEFORE ? whole : `…${whole.slice(before - MOST_BEFORE).replace(/^\S*\s/, "")}`;
}
