import { plainWords } from "./plain-words.ts";

/** Words that say that something is wrong, and words that add nothing to that. */
const WRONG = [
  "error|errors|invalid|wrong|incorrect|failed|failure|oops|problem|problems|not (?:valid|right|correct|ok|accepted|allowed)|went wrong",
  "fehler|fehlerhaft(?:e[nrs]?)?|ungültig(?:e[nrs]?)?|falsch(?:e[nrs]?)?|nicht (?:gültig|korrekt|richtig)|erreurs?|invalides?|incorrecte?s?|non valides?|nest pas (?:valide|correcte?)|mauvaise?",
  "errore|errores|errori|inválid[oa]s?|incorrect[oa]s?|no (?:es )?(?:válid|correct)[oa]s?|non (?:è )?(?:valid|corrett)[oaie]|errat[oaie]|fallos?|erros?",
  "fout|fouten|foutieve?|ongeldige?|onjuiste?|verkeerde?|niet (?:geldig|goed|juist|correct)|fel|feil|fejl|ogiltig[ta]?|felaktig[ta]?|ugyldige?|virheelli(?:nen|set)|błąd|błędy|błędów|nieprawidłow[yae]|chyba|chyby|neplatn[áéý]|hiba|hibák",
].join("|");
const EMPTY = [
  "an?|the|this|that|these|your|you|is|are|was|were|has|have|in|with|there|some|something|one|of|field|fields|form|value|values|input|inputs|entry|entries|data|please|try|again|check|correct|fix|it",
  "bitte|eingaben?|werte?|feld|felder|ist|sind|prüfen|es|gibt|einen?|der|die|das|dem|im|bei|beim|zum|zur|für|ihre[rm]?|formular",
  "valeurs?|champs?|il|y|a|des|une?|le|la|les|dans|votre|est|pour|du|formulaire",
  "valor|valores|campos?|hay|el|los|en|un|su|sus|formulario|há|o|os|no|formulário",
  "värde[nt]?|fält(?:et)?|är|verdi(?:en)?|værdi(?:en)?|felt(?:et)?|arvo|kenttä|on|wartość|pole|jest|hodnota|je|érték|mező",
  "valore|valori|campi|ci|sono|è|nel|modulo|waarden?|veld|velden|er|zijn|het|formulier",
  "revis[ea]|verifi(?:que|ca)|compruebe|corri(?:ja|ge)|datos|dados|vérifiez|corrigez|saisies?|données|controlla|correggi|dati|controleer|gegevens|uw|kontrollera|kontroller|skjemaet|skemaet|formuläret|sprawdź|popraw|formularz|zkontrolujte|opravte|formulář",
].join("|");
const SAYS_WRONG = new RegExp(`(?<![\\p{L}])(?:${WRONG})(?![\\p{L}])`, "u");
const SAYS_ONLY_THAT = new RegExp(`^(?:(?:${WRONG}|${EMPTY})(?:\\s+|$))+$`, "u");
/** What asks for another entry: of an error only where the text is marked as one. */
const ASKS_TO_MEND =
  /(?<!\p{L})(?:correct|check|fix|prüfen|revis[ea]|verifi(?:que|ca)|compruebe|corri(?:ja|ge)|vérifiez|corrigez|controlla|correggi|controleer|kontrollera|kontroller|sprawdź|popraw|zkontrolujte|opravte)(?!\p{L})/u;

interface SaidText {
  text: string;
}

/** Whether a text says that something is wrong. */
export function saysWrong({ text }: SaidText): boolean {
  return SAYS_WRONG.test(wordsOf({ text }));
}

/** Whether it says that something is wrong, and no word about what. */
export function saysNothing({ text, isMarked }: SaidText & { isMarked: boolean }): boolean {
  const words = wordsOf({ text });
  const isOfError = SAYS_WRONG.test(words) || (isMarked && ASKS_TO_MEND.test(words));
  return isOfError && SAYS_ONLY_THAT.test(words);
}

const REFUSES =
  /^(?:(?:this|the|your|each) )?(?:value|number|entry|answer|field|input) (?:must|has to|needs to|should|can ?not|may not)(?!\p{L})|^(?:(?:der|dieser|ihr|das|dieses) )?(?:wert|eintrag|eingabe|feld) (?:muss|darf)(?!\p{L})|^(?:cette |la |votre )?(?:valeur|saisie|réponse) (?:doit|ne (?:doit|peut))(?!\p{L})|^(?:este |el |su )?(?:valor|campo) (?:debe|no (?:debe|puede)|deve|não (?:deve|pode))(?!\p{L})|^(?:questo |il |la )?(?:valore|campo) (?:deve|non (?:deve|può))(?!\p{L})|^(?:deze |de )?(?:waarde|invoer) (?:moet|mag)(?!\p{L})/u;

/** Whether a text says of a value without a name how it has to be: `This value must be above 0.` */
export function refusesValue(text: SaidText): boolean {
  return REFUSES.test(wordsOf(text));
}

/** What people say in place of an error, whatever it is. */
const WENT_WRONG =
  /(?<!\p{L})(?:(?:etwas|da) ist (?:etwas )?schief ?(?:gelaufen|gegangen)|ein fehler ist aufgetreten|(?:une )?erreur (?:est survenue|s ?est produite)|quelque chose s ?est mal passé|(?:algo )?(?:salió|ha salido|ha ido) mal|ha ocurrido un error|qualcosa è andato storto|si è verificato un errore|er (?:is|ging) iets (?:mis|fout)(?: ?gegaan)?|något gick fel|noget gik galt|noe gikk galt|jotain meni pieleen|coś poszło nie tak|wystąpił błąd|něco se pokazilo|algo deu errado|ocorreu um erro|an error (?:has )?occurred)(?!\p{L})/u;

/** Whether all that it says is that something is wrong, as if the page itself had failed. */
export function saysOnlyThatWrong({ text }: SaidText): boolean {
  const words = wordsOf({ text }).replace(WENT_WRONG, "error");
  return saysNothing({ text: words, isMarked: true });
}

/** Whether a word says nothing beyond that something is wrong: `your`, `field`, `error`. */
export function isEmptyWord(word: string): boolean {
  return SAYS_ONLY_THAT.test(word);
}

/** Letters of a text in lower case, with single spaces. */
export function wordsOf({ text }: SaidText): string {
  return plainWords(text)
    .replaceAll(/[^\p{L}\s]/gu, "")
    .replaceAll(/\s+/g, " ");
}

const ASKS_TO_LOOK_AGAIN =
  "check|review|verify|correct|fix|amend|look at|überprüfen|überprüfe|prüfen|prüfe|korrigieren|vérifie[rz]|corrige[rz]|revis[ae]|revisar|comprueb[ae]|corrija|controll[ai]|controllare|correggi|correggere";
const ENTRIES =
  "entry|entries|fields?|form|inputs?|information|details|data|answers|values|eingaben?|angaben|felder|champs?|saisies?|informations|données|datos|campos?|dati|campi|modulo";
const BLAMES_ENTRIES = new RegExp(
  `(?<!\\p{L})(?:${ASKS_TO_LOOK_AGAIN})(?!\\p{L}).{0,40}(?<!\\p{L})(?:${ENTRIES})(?!\\p{L})`,
  "u",
);

/** Whether a text asks to look at what was entered again: then something of it is wrong. */
export function blamesEntries(text: SaidText): boolean {
  return BLAMES_ENTRIES.test(wordsOf(text));
}

const OF_ENTRIES = new RegExp(
  `(?<!\\p{L})(?:${ENTRIES}|${ASKS_TO_LOOK_AGAIN}|formulaires?|formulare?s?|formulario|formulário|formulier|gegevens|velden|controleer|corrigeer|dados|verifique|formularz\\p{L}*|pola|popraw\\p{L}*|formuläret|fälten|uppgifterna|kontrollera|formularen|felterne)(?!\\p{L})`,
  "u",
);

/** Whether a text says that something is wrong with what was entered, or with the form. */
export function saysWrongOfForm(text: SaidText): boolean {
  return blamesEntries(text) || (saysWrong(text) && OF_ENTRIES.test(wordsOf(text)));
}

/** What says that an entry is missing, or asks for one. */
const ASKS =
  /(?<!\p{L})(?:required|mandatory|missing|must|please|needed|enter|blank|empty|pflichtfeld|erforderlich|bitte|obligatoire|requis|obligatorio|obbligatorio|verplicht)(?!\p{L})/u;

/** Whether a text says that an entry is missing, or asks for one. */
export function asksForEntry(text: SaidText): boolean {
  return ASKS.test(wordsOf(text));
}

const ASKS_FOR_VALID = /^(?:please )?(?:enter|provide|type|choose|use)\b.*\bvalid\b/;
const OF_ASKING =
  /(?<!\p{L})(?:enter|provide|type|choose|use|valid|allowed|accepted|not|must|be|of|for|in)(?!\p{L})/gu;

/** Whether a text says of a field no more than that its entry is wrong, or that a valid one is wanted. */
export function saysOnlyWrongOf({ text }: SaidText, label: string): boolean {
  const words = wordsOf({ text });
  if (!SAYS_WRONG.test(words) && !ASKS_FOR_VALID.test(words)) return false;
  const named = new Set(wordsOf({ text: label }).split(" "));
  const rest = words
    .replaceAll(OF_ASKING, " ")
    .split(" ")
    .filter((word) => word !== "" && !named.has(word))
    .join(" ");
  return rest === "" || SAYS_ONLY_THAT.test(rest);
}
