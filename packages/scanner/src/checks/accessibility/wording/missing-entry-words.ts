import { saysWrongOfForm, wordsOf } from "./error-words.ts";

interface SaidText {
  text: string;
}

/** What asks to fill in, and what it asks to fill: the form or its fields, no single one of them. */
const ASKS = [
  ["fill (?:in|out|up)|complete|enter", "form|fields|details|information|(?:required|mandatory) data"],
  [
    "ausfüllen|fülle?n?|füllt|ergänzen?|vervollständigen?",
    "formular|(?:pflicht|eingabe)?felder|angaben|daten",
  ],
  [
    "rempli\\p{L}*|complét\\p{L}*|complète\\p{L}*|renseign\\p{L}*|saisi\\p{L}*",
    "formulaire|champs|informations",
  ],
  ["rellen\\p{L}*|complet\\p{L}*|cumpliment\\p{L}*|introduzca|ingres\\p{L}*", "formulario|campos|datos"],
  ["compil\\p{L}*|complet\\p{L}*|riemp\\p{L}*|inserisc\\p{L}*|inserire", "modulo|form|campi|dati"],
  ["preench\\p{L}*|complet\\p{L}*", "formulário|campos|dados"],
  ["vul(?:t|len)?|invullen|invul", "formulier|(?:verplichte )?velden|gegevens"],
  [
    "fyll\\p{L}*|udfyld\\p{L}*|utfyll\\p{L}*",
    "formulär\\p{L}*|fält\\p{L}*|formular\\p{L}*|skjema\\p{L}*|felt\\p{L}*",
  ],
  ["wypełni\\p{L}*|uzupełni\\p{L}*", "formularz|pola|dane"],
  ["vyplňte|vyplnit|doplňte", "formulář|pole|údaje"],
  ["täytä|täyttäkää", "lomake|kentät|tiedot"],
] as const;
/** What says that such fields are missing or needed. */
const MISSING = [
  "(?:some|all|required|mandatory|these) (?:\\p{L}+ )?fields (?:are|were) (?:\\p{L}+ )?(?:required|mandatory|missing|empty|blank)",
  "(?:required|mandatory) fields (?:missing|empty)|(?:fields|form) (?:is|are|cannot be|can t be) (?:incomplete|empty|blank)",
  "(?:pflichtfelder|felder) (?:\\p{L}+ ){0,2}(?:fehlen|leer|ausgefüllt|pflichtfelder)",
  "champs (?:\\p{L}+ ){0,2}(?:obligatoires|requis|vides|manquants)",
  "campos (?:\\p{L}+ ){0,2}(?:obligatorios|requeridos|vacíos|obrigatórios|vazios)",
  "campi (?:\\p{L}+ ){0,2}(?:obbligatori|vuoti|mancanti)",
  "velden (?:\\p{L}+ ){0,2}(?:verplicht|leeg|ingevuld)",
  "something (?:is|s) (?:still )?missing|(?:etwas|noch was) fehlt|es fehlt (?:noch )?etwas|il manque (?:encore )?quelque chose|falta algo|manca qualcosa|falta alguma coisa|er ontbreekt (?:nog )?iets|(?:något|noget|noe) (?:saknas|mangler)|czegoś brakuje|něco chybí",
  "(?:data|details|information|entries|fields) (?:is |are )?missing|missing (?:data|details|information|entries|fields)",
  "fehlen (?:\\p{L}+ )?(?:daten|angaben|eingaben)|(?:daten|angaben|eingaben) (?:fehlen|unvollständig)|fehlende (?:daten|angaben|eingaben)",
  "manque (?:\\p{L}+ )?(?:informations|données)|(?:informations|données) (?:manquantes|incomplètes)",
  "faltan? (?:\\p{L}+ )?(?:datos|campos|información)|(?:datos|campos) incompletos",
  "mancano (?:\\p{L}+ )?(?:dati|campi|informazioni)|dati (?:mancanti|incompleti)",
  "faltam? (?:\\p{L}+ )?(?:dados|campos|informações)|dados incompletos",
  "ontbreken (?:\\p{L}+ )?(?:gegevens|velden)|gegevens ontbreken|ontbrekende gegevens",
  "(?:uppgifter|oplysninger|opplysninger) (?:saknas|mangler)|brakuje danych|chyb(?:í|ějí) údaje|tietoja puuttuu",
];
const ASKS_FOR_ANY = new RegExp(
  `(?<!\\p{L})(?:${[
    ...ASKS.flatMap(([act, what]) => [
      `(?:${act})(?!\\p{L}).{0,30}(?<!\\p{L})(?:${what})`,
      `(?:${what})(?!\\p{L}).{0,20}(?<!\\p{L})(?:${act})`,
    ]),
    ...MISSING,
  ].join("|")})(?!\\p{L})`,
  "u",
);
const ALL = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:all|both)(?: of)?(?: the| your| these)? (?:fields|information|details|data)|every field",
    "(?:alle|sämtliche|beide) (?:felder|angaben)",
    "tous (?:les|vos|ces) champs(?! obligatoires| requis| marqués)|les deux champs",
    "todos los campos(?! obligatorios| requeridos| marcados)|ambos campos",
    "tutti i campi(?! obbligatori| richiesti| contrassegnati)|entrambi i campi",
    "todos os campos(?! obrigatórios| marcados)|alle velden|alla fält(?:en)?|alle felte(?:r|ne)|alle felt",
    "wszystkie pola(?! wymagane| obowiązkowe)|všechna pole|kaikki kentät",
  ].join("|")})(?!\\p{L})`,
  "u",
);
const REQUIRED =
  /(?<!\p{L})(?:required|mandatory|pflicht\p{L}*|erforderlich\p{L}*|obligat\p{L}*|requis\p{L}*|requerid\p{L}*|obbligat\p{L}*|obrigat\p{L}*|verplicht\p{L}*|wymagan\p{L}*|povinn\p{L}*|pakollis\p{L}*)(?!\p{L})/u;
/** Letters of what only asks for entries; longer texts go on to say which. */
const MOST_LETTERS = 110;

/** Whether a text asks to fill in a form or its fields, as if it did not matter which. */
export function asksForAnyEntry(said: SaidText): boolean {
  const words = wordsOf(said);
  return words.length <= MOST_LETTERS && ASKS_FOR_ANY.test(words);
}

const OF_ALL_ENTRIES =
  /(?<!\p{L})(?:form|formular|formulaire|formulario|formulário|modulo|formulier|entries|fields|details|data|answers|values|angaben|eingaben|(?:pflicht)?felder|champs|saisies?|données|datos|campos|dados|dati|campi|gegevens|velden)(?!\p{L})/u;

/** Whether it speaks of the entries of a form as a whole, so that it is about no single field, wherever it stands. */
export function speaksOfWholeForm(said: SaidText): boolean {
  return (asksForAnyEntry(said) || saysWrongOfForm(said)) && OF_ALL_ENTRIES.test(wordsOf(said));
}

/** Whether it says that all of them are needed, not only those that are required. */
export function asksForAllEntries(said: SaidText): boolean {
  return ALL.test(wordsOf(said));
}

/** Whether it speaks of those that are required. */
export function speaksOfRequired(said: SaidText): boolean {
  return REQUIRED.test(wordsOf(said));
}
