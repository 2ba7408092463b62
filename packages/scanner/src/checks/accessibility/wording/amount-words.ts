import { plainWords } from "./plain-words.ts";

const SIGN = /[€$£¥₹₺₽]/u;
/** Codes of currencies as they are written, and words for them. */
const CODE = /(?<!\p{L})(?:EUR|USD|CHF|GBP|SEK|NOK|DKK|PLN|CZK|HUF|RON|CAD|AUD|Fr|Kč|zł|kr|Ft|lei)(?!\p{L})/u;
const CURRENCY = /(?<!\p{L})(?:euros?|dollars?|pounds|franken|francs|kronen|kronor|złotych)(?!\p{L})/u;
/** Words for what all of it comes to, at the beginning. */
const SUM =
  /^(?:(?:your|order|cart|basket|neuer|ihre?|votre|su|il tuo) )?(?:sub ?total|total|totale|totaal|razem|celkem|gesamt(?:summe|preis|betrag)?|summe|zwischensumme|endpreis|sous total|prix total|precio total|importe total|prezzo totale|totaalprijs|summa|yhteensä)(?!\p{L})/u;
const MOST_LETTERS = 40;

/** Whether a short text tells a price or a sum. */
export function tellsAmount(text: string): boolean {
  if (text.length > MOST_LETTERS || !/\d/.test(text)) return false;
  const words = plainWords(text).replaceAll("-", " ");
  return SIGN.test(text) || CODE.test(text) || CURRENCY.test(words) || SUM.test(words);
}
