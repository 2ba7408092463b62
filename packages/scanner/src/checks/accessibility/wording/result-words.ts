import { plainWords } from "./plain-words.ts";

/** Words that say what came of an action: that it was done, failed or is under way, or how much was found. */
const RESULTS = [
  "(?:was|were|been|is|are|now|successfully) (?:\\w+ )?(?:added|saved|removed|deleted|sent|copied|updated|uploaded|submitted|applied|moved|archived|subscribed|reserved|booked|cancell?ed)",
  "(?:added|saved|moved|copied|sent|removed|deleted) (?:to|from|in|into)",
  "(?!(?:last|recently|newly|date|first|not|as|being) )\\p{L}+ (?:added|saved|removed|deleted|sent|copied|updated|uploaded|submitted|archived|reserved|booked|cancell?ed)$",
  "(?:^|(?!(?:seats|tables|rooms|places) )\\p{L}+ )(?:reserved|booked|held|saved|kept) (?:for (?:\\p{L}+ )?(?:\\p{L}+|\\d+) (?:minutes?|hours?|days?)|(?:until|till) \\d+)",
  "für (?:\\p{L}+|\\d+) (?:minuten|stunden|tage) (?:reserviert|gehalten|vorgemerkt)|(?:\\p{L}+|\\d+) (?:minuten|uur|dagen) (?:lang )?(?:gereserveerd|vastgehouden)",
  "(?:réservée?s?|gardée?s?) (?:pour|pendant) (?:\\p{L}+|\\d+) (?:minutes?|heures?|jours?)|(?:reservad|guardad)[oa]s? (?:durante|por) (?:\\p{L}+|\\d+) (?:minut|hor|d[ií]a)\\p{L}*|(?:riservat|prenotat)[oaie] per (?:\\p{L}+|\\d+) (?:minut|or|giorn)\\p{L}+",
  "(?:is|are|was|were) (?:now )?in (?:your|the) (?:basket|cart|bag|wish ?list|list|favou?rites)",
  "(?:is|are) (?:now )?(?:(?:turned|switched) )?(?:on|off|enabled|disabled|activated)$",
  "lieg(?:t|en) (?:jetzt |nun )?(?:in (?:deinem|ihrem) (?:warenkorb|einkaufswagen|korb)|im (?:warenkorb|einkaufswagen|korb))",
  "lig(?:t|gen) (?:nu )?in (?:de|je|uw|het|jouw) (?:winkelmand(?:je)?|mand(?:je)?|winkelwagen)",
  "(?:est|sont) (?:maintenant )?dans (?:le|votre|ton) panier|(?:está|están) (?:ahora )?en (?:el|tu|su|la) (?:carrito|cesta)",
  "(?:è|sono) (?:ora )?nel (?:tuo |suo )?carrello|(?:está|estão) (?:agora )?no (?:seu )?carrinho|(?:jest|są) (?:już )?w koszyku|(?:je|jsou) (?:nyní )?v košíku",
  "changes? (?:saved|discarded)",
  "(?:auto ?saved|saved (?:just now|automatically|at \\d+)|(?:draft|note|progress|work) (?:auto ?)?saved)",
  "(?:is|are) on (?:its|their) way|(?:we|someone|an? \\p{L}+) (?:will|ll) (?:be in touch|get back to you|be with you|call you|reply)",
  "sorted by|(?:auf|ab)steigend sortiert|sortiert nach|triée?s? par|ordenad[oa]s? por|ordinat[oi] per|gesorteerd op",
  "filters? (?:applied|active|on|removed|cleared)|filter (?:aktiv|angewendet|gesetzt|zurückgesetzt)|filtres? (?:appliqués?|actifs?)|filtros? (?:activ[oa]s?|aplicad[oa]s?|ativ[oa]s?)|filtr[oi] (?:attiv[oi]|applicat[oi])",
  "thank you|thanks for|^thanks(?! to)|will appear (?:soon|shortly|here)|success(?:ful|fully)?",
  "(?:no|\\d+) (?:results?|matches|items?|products?|entries) (?:found|left|shown|selected)|nothing found",
  "(?:could not|couldn t|cannot|can t) be (?:added|saved|removed|deleted|sent|copied|loaded|found)|went wrong|try again",
  "(?:nachricht|anfrage|bestellung) (?:gesendet|abgeschickt|erhalten)|mensaje enviado|message envoyé|messaggio inviato|bericht verzonden",
  "(?:wurden?|wird|ist) .{0,40}(?:hinzugefügt|gespeichert|gelöscht|entfernt|gesendet|kopiert|abgeschickt|reserviert|gebucht)|vielen dank|danke(?: schön)?|erfolgreich|gespeichert|keine ergebnisse",
  "(?:a été|ont été|est|sont) (?:bien )?(?:ajouté|enregistré|supprimé|envoyé|copié|réservé)e?s?|merci|aucun résultat",
  "(?:se ha|ha sido|han sido|está|están) (?:añadid|guardad|eliminad|enviad|copiad|reservad)[oa]s?|gracias|sin resultados",
  "(?:è stato|è stata|sono stati) (?:aggiunt|salvat|eliminat|inviat|copiat|prenotat)[oaie]|grazie|nessun risultato",
  "(?:is|zijn) (?:toegevoegd|opgeslagen|verwijderd|verzonden|gekopieerd)|bedankt|geen resultaten",
  "(?:foi|foram) (?:adicionad|salv|guardad|removid|excluíd|enviad|copiad)[oa]s?|(?:mensagem|pedido|formulário) (?:enviad|recebid)[oa]|obrigad[oa]|nenhum resultado",
  "(?:har (?:lagts till|sparats|tagits bort|skickats|kopierats)|är (?:sparad|skickad|tillagd)|ligger nu i (?:din|varukorgen)|tack för|inga träffar)",
  "(?:er (?:lagt i|lagt til|gemt|lagret|slettet|sendt|kopieret|kopiert|fjernet)|ligger nå i|ligger nu i|(?:mange )?takk? for|ingen (?:resultater|treff))",
  "(?:lisätty|tallennettu|poistettu|lähetetty|kopioitu|kiitos|ei tuloksia)",
  "(?:dodano|zapisano|usunięto|wysłano|skopiowano|dziękujemy|brak wyników)|(?:přidáno|uloženo|smazáno|odesláno|zkopírováno|děkujeme)",
  "(?:sepete eklendi|kaydedildi|silindi|gönderildi|kopyalandı|teşekkürler)|(?:добавлен|сохранен|удален|отправлен|скопирован)[оаы]?|спасибо",
].join("|");
const SPEAKS_OF_RESULT = new RegExp(`(?<![\\p{L}\\d])(?:${RESULTS})(?![\\p{L}\\d])`, "u");

/** What was done, in one word. */
const DONE = [
  "copied|saved|sent|added|updated|uploaded|attached|imported|deleted|removed|done|published|posted|submitted|applied|subscribed|booked|reserved|accepted|declined|refused|rejected|created|scheduled|confirmed|registered|ordered|placed|restored|renewed|set|resent|cancell?ed",
  "kopiert|gespeichert|gesendet|hochgeladen|angehängt|importiert|hinzugefügt|entfernt|gelöscht|veröffentlicht|erledigt|abgelehnt|angewendet|übernommen|gemerkt|eingelöst|erstellt|angelegt|bestätigt|gebucht|bestellt|storniert|eingerichtet",
  "(?:copié|enregistré|téléversé|envoyé|ajouté|supprimé|publié|refusé|accepté|appliqué|réservé|retiré|rejeté|créé|confirmé|programmé|commandé|annulé)e?s?",
  "(?:copiad|guardad|subid|enviad|añadid|agregad|eliminad|publicad|rechazad|aceptad|aplicad|reservad|salv|removid|adicionad|recusad|cread|confirmad|programad|cancelad)[oa]s?",
  "(?:copiat|salvat|caricat|inviat|aggiunt|eliminat|rimoss|pubblicat|rifiutat|accettat|applicat|prenotat|creat|confermat|annullat)[oaie]",
  "gekopieerd|opgeslagen|verzonden|toegevoegd|verwijderd|geplaatst|geweigerd|kopierad|sparad|skickad|tillagd|borttagen|kopieret|gemt|sendt|tilføjet|lagret|slettet|lagt til",
].join("|");
/** What was done earlier, or is named by it. */
const EARLIER =
  "last|recently|newly|date|first|as|being|zuletzt|neu|kürzlich|derni\\p{L}+|récemment|últim\\p{L}+|recién|ultim\\p{L}+|appena|laatst";
const IS_DONE = new RegExp(`^(?:(?!(?:${EARLIER}) )\\p{L}+ ){0,3}(?:${DONE})$`, "u");

/** Whether a text says what came of an action. */
export function speaksOfResult(text: string): boolean {
  const words = spokenWords(text).trim();
  const first = spokenWords(text.split(/[.!:]\s/)[0] ?? "").trim();
  return SPEAKS_OF_RESULT.test(words) || IS_DONE.test(words) || IS_DONE.test(first);
}

const IS_LOADING =
  /^(?:(?:please wait )?(?:loading|searching|sending|saving|uploading)|please wait|one moment|(?:wird|werden) geladen|wird gesendet|bitte warten|einen moment|lädt|lade|chargement|envoi en cours|(?:veuillez )?patientez|cargando|enviando|espere|un momento|caricamento|invio in corso|attendere|carregando|aguarde|laden|even geduld|laddar|indlæser|laster|ładowanie|načítání)(?: (?:please wait|bitte warten|\p{L}+(?: \p{L}+)?))?$/u;

/** Whether a text says that something is under way. */
export function saysItIsUnderWay(text: string): boolean {
  return IS_LOADING.test(spokenWords(text).trim());
}

const FAILS =
  /(?<!\p{L})(?:could not|couldn t|cannot|can t|not|went wrong|try again|no|nothing|error|fehler|nicht|kein\p{L}*|erreur|pas|aucun|error|no|sin|errore|non|nessun|fout|niet|geen|erro|não|nenhum)(?!\p{L})/u;

/** Whether a text says that an action went well. */
export function speaksOfSuccess(text: string): boolean {
  return speaksOfResult(text) && !FAILS.test(spokenWords(text));
}

const COUNTED =
  "(?:results?|matches|hits|items?|products?|entries|articles?|posts?|listings?|offers?|treffer|ergebnisse?|artikel|produkte?|résultats?|articles?|träff(?:ar)?|treff|tulosta?|wynik(?:i|ów)?|výsledk\\p{L}+|resultados?|risultat[oi]|resultaten|producten)";
const FOUND =
  "(?:found|shown|displayed|available|left|gefunden|trouvé(?:e?s)?|encontrad[oa]s?|trovat[oi]|gevonden|funnet|fundet|hittade?s?|hittats|znalezion\\p{L}+|nalezen\\p{L}*|löydetty)";
const COUNTS = [
  `(?:\\d+|no|keine?|aucun|sin|nessun|geen) (?:\\p{L}+ )?${COUNTED}`,
  `(?:\\d+|no|keine?|aucun|sin|nessun|geen) (?:\\p{L}+ ){1,2}${FOUND}`,
  "(?:showing|displaying|zeige|affichage de|mostrando) (?:all )?\\d+",
  "\\d+ (?:\\p{L}+ )?(?:selected|chosen|ausgewählt|gewählt|sélectionnée?s?|choisie?s?|seleccionad[oa]s?|elegid[oa]s?|selecionad[oa]s?|escolhid[oa]s?|selezionat[oaie]|scelt[oaie]|geselecteerd|gekozen|wybran\\p{L}|vald[ea]?|valgte?)",
  `\\d+ (?:of|von|de|di|van) \\d+ (?:\\p{L}+ )?(?:${COUNTED}|${FOUND})`,
].join("|");
const TELLS_COUNT = new RegExp(`(?<![\\p{L}\\d])(?:${COUNTS})(?![\\p{L}\\d])`, "u");

const TELLS_FOUND = new RegExp(
  `^(?:\\d+|no|keine?|aucun|sin|nessun|geen) (?:\\p{L}+ ){1,3}${FOUND}(?: (?:in|for|on|at|near|within|für|im|bei|pour|dans|en|para|per|voor) .+)?$`,
  "u",
);

/** Whether all that a text tells is how much was found, or that it begins by telling so. */
export function tellsFound(text: string): boolean {
  const [first = ""] = text.split(/:\s/);
  return TELLS_FOUND.test(spokenWords(first).trim());
}

/** Whether a text tells how much a search or a filter left. */
export function tellsCount(text: string): boolean {
  return TELLS_COUNT.test(spokenWords(text));
}

const NOTHING_FOUND = [
  "(?:nothing|no one|nobody|none|no \\p{L}+) (?:\\p{L}+ ){0,2}(?:found|match(?:es|ed)?|fits?)",
  "(?:nichts|niemand|niemanden) (?:\\p{L}+ ){0,2}(?:gefunden|passt)|leider nichts",
  "rien (?:n a été )?trouvé|aucune? (?:\\p{L}+ ){0,2}(?:trouvée?|correspond)",
  "nada encontrado|no se (?:ha |han )?encontr\\p{L}+|no hay (?:resultados|coincidencias)",
  "(?:niente|nulla) (?:è stato )?trovato|niets gevonden|nada (?:foi )?encontrado|nie znaleziono",
].join("|");
const TELLS_NONE = new RegExp(
  `^0 \\p{L}+(?: \\p{L}+){0,2}$|(?<![\\p{L}\\d])(?:${NOTHING_FOUND})(?![\\p{L}\\d])`,
  "u",
);

/** Whether a text says that nothing is left, whatever the things are called. Sums of money can be 0 as well. */
export function tellsNone(text: string): boolean {
  return TELLS_NONE.test(spokenWords(text));
}

const NONE =
  /^(?:(?:sorry|leider|désolé|lo sentimos|spiacenti|helaas) )?(?:nothing|none|no(?! longer)|nichts|keine?|rien|aucune?|il n y a (?:rien|pas|aucune?)|nada|ning[uú]n[oa]?|no hay|niente|nulla|nessun[oa]?|non ci sono|niets|geen|nenhuma?|não há|inga|inget|ingen|intet|brak)(?!\p{L})/u;

/** Whether a text begins by saying that there is none. What went meanwhile must show that it is about that. */
export function beginsWithNone(text: string): boolean {
  return NONE.test(spokenWords(text).trim());
}

const UNITS =
  "euros?|dollars?|pounds?|francs?|franken|kronen?|kronor|zloty|złot[ye]|cents?|pesos?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|jahre?|monate?|wochen?|tage?|stunden?|minuten?|sekunden?|ans|mois|semaines?|jours?|heures?|secondes?|años?|mes(?:es)?|semanas?|días?|horas?|minut[oi]s?|segundos?|ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|second[oi]|percent|prozent|gramm?s?|liters?|litres?|meters?|metres?|miles?|kilo\\p{L}*";
const NUMBER_OF = new RegExp(`^\\d+ (?!(?:${UNITS})(?!\\p{L}))\\p{L}{3,}(?: \\p{L}+){0,2}$`, "u");

/** Decimals and times, currencies by their signs and codes, and shares of a unit. */
const NO_COUNT = /\d\s*[.,:]\s*\d|[%€$£¥/]|(?<!\p{L})\p{Lu}{3}(?!\p{L})/u;

/**
 * Whether a text is a number of things, whatever they are called, and no price, time or measure. What stands beside it
 * must show that it counts.
 */
export function isNumberOf(text: string): boolean {
  return NUMBER_OF.test(spokenWords(text)) && !NO_COUNT.test(text);
}

const MOST_WORDS_OF_COUNT = 6;

/** Whether a text holds one number and few words. What it counts must be known from elsewhere, such as the entries of a list. */
export function isCountInWords(text: string): boolean {
  const words = spokenWords(text).trim().split(" ");
  const numbers = words.filter((word) => /\d/.test(word));
  return numbers.length === 1 && words.length <= MOST_WORDS_OF_COUNT && !NO_COUNT.test(text);
}

function spokenWords(text: string): string {
  return plainWords(text)
    .replaceAll(/(?<=\p{L})\((?:e?s|e|en|n|er|i|x)\)/gu, "")
    .replaceAll(/[^\p{L}\d\s]/gu, " ")
    .replaceAll(/\s+/g, " ");
}
