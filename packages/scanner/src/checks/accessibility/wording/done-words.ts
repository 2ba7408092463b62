import { plainWords } from "#checks/accessibility/wording/plain-words.ts";

/** Letters that two forms of one word begin with, and what share of the longer one these are. */
const FEWEST_SHARED = 4;
const LEAST_SHARE = 0.5;
/** Endings by which one thing is told from several, or from the same in another place. */
const MANY = /^(?:e?s|e|en|n|er|i|x)?$/u;
const MOST_WORDS = 8;
/** What shows or opens something is named again in what it opened. */
const SHOWS =
  /^(?:show|view|see|open|read|hide|more|details?|zeige?n?|öffnen|anzeigen|mehr|voir|afficher|ouvrir|lire|ver|mostrar|abrir|leer|mostra(?:re)?|apri|vedi|leggi|toon|bekijk|lees|pokaż|zobacz|vis|se|visa|zobrazit|näytä)(?!\p{L})/iu;

/**
 * Whether a short text says that what a control is called was done, in any language: its verb comes back in another form,
 * as in "Save draft" and "Draft saved", or "Guardar" and "Guardado".
 */
export function saysItWasDone(text: string, name: string): boolean {
  if (SHOWS.test(name.trim())) return false;
  const [first = ""] = text.split(/[.!?:](?:\s|$)/);
  const said = wordsIn(first);
  if (said.length === 0 || said.length > MOST_WORDS || /\?\s*$/.test(text)) return false;
  const named = wordsIn(name);
  return said.some((word) => !named.includes(word) && named.some((own) => isOtherForm(own, word)));
}

function wordsIn(text: string): string[] {
  return plainWords(text).match(/\p{L}{4,}/gu) ?? [];
}

function isOtherForm(one: string, other: string): boolean {
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared += 1;
  if (shared < FEWEST_SHARED || shared < LEAST_SHARE * Math.max(one.length, other.length)) return false;
  return !MANY.test(one.slice(shared)) || !MANY.test(other.slice(shared));
}
