import { tellingWords, withoutRemarks } from "#checks/accessibility/wording/field-names.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";

import type { WrittenField } from "./probe.ts";

/** Letters a word is known by, so that `birth` and `birthday` are alike. */
const STEM = 5;
/** Words of a text that may name a field; longer ones tell a story. */
const MOST_WORDS = 12;
/** Words of what asks people to fill in a form, whatever it is about. */
const OF_ANY_FORM = new Set(
  [
    "fill|fill-in|complete|enter|please|kindly|in|out|the|this|these|those|all|and|or|to|then|below|following|above|form|forms|field|fields|box|boxes|continue|next|press|click|tap|submit|send|button|one|two|three|four|five|six|with|your|you|details|information|answer|answers|step|a|an|of|for|it|them|required|are|is|we|need",
    "bitte|füllen|sie|fülle|die|das|den|drei|zwei|vier|alle|felder|feld|aus|und|weiter|folgenden|formular|klicken|dann|unten|ihre|angaben|es|auf",
    "veuillez|remplir|remplissez|les|le|la|champs|trois|deux|tous|et|continuer|continuez|formulaire|suivants|ci-dessous|puis|cliquez|sur|des|de",
    "rellene|complete|los|las|el|tres|dos|todos|campos|y|continúe|continuar|formulario|siguientes|por|favor|haga|clic|en|casillas",
    "compila|compili|compilare|i|gli|tre|due|tutti|campi|e|continua|modulo|seguenti|poi|clicca|su|caselle|per|favore",
    "vul|alle|velden|het|drie|twee|vakjes|in|en|ga|verder|formulier|onderstaande|klik|op|preencha|os|três|dois|continue|formulário|wypełnij|pola|i|kontynuuj|formularz",
  ].flatMap((words) => words.split("|")),
);

type Label = "shown" | "doubtful" | "missing";

/** Whether people who see the page can tell what to enter into a field. */
export function visibleLabelOf(field: WrittenField, group: readonly WrittenField[]): Label {
  const { name, hasWords, hasIcon, isSearch, button, before } = field;
  if (hasWords || (button !== "" && (isSearch || sharesWord(name, button)))) return "shown";
  if (isSearch && hasIcon) return "shown";
  const texts = before.filter(({ text }) => !isOfAnyForm(text));
  if (texts.some(({ text }) => sharesWord(name, text))) return "shown";
  const [nearest] = before;
  const isLabel =
    nearest !== undefined && !nearest.isHeading && !isOfAnyForm(nearest.text) && isShortText(nearest.text);
  // One text before several fields says what to enter only where they are parts of one entry.
  if (isLabel && (group.length === 1 || group.every(({ isShort }) => isShort))) return "shown";
  const isUnexplained = nearest === undefined || isOfAnyForm(nearest.text);
  return isUnexplained && !hasIcon && !isSearch ? "missing" : "doubtful";
}

function sharesWord(name: string, text: string): boolean {
  const stems = (of: string): string[] => tellingWords(withoutRemarks(of)).map((word) => word.slice(0, STEM));
  const said = new Set(stems(text));
  return (
    stems(name).some((stem) => said.has(stem)) || plainWords(text).includes(plainWords(withoutRemarks(name)))
  );
}

function isShortText(text: string): boolean {
  return text.split(/\s+/).length <= MOST_WORDS;
}

function isOfAnyForm(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  return words.every((word) => OF_ANY_FORM.has(word));
}
