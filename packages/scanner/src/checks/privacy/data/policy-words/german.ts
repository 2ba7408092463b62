import type { PlainWords } from "./plain-words.ts";

const DATA = String.raw`(?:ihre|deine|eure|die|diese|alle|sie|es|das|alles|meine|seine)?(?: persönlichen| personenbezogenen)? ?(?:daten|angaben|informationen|adresse|anschrift|namen?|e-?mail-?adresse|nachricht(?:en)?)?`;
const PERIOD = String.raw`(?:\d+|einem|einer|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|wenigen) (?:tag|woche|monat|jahr)\p{L}*`;

export const GERMAN: PlainWords = {
  "who is responsible": {
    told: [
      String.raw`hinter dieser (?:seite|website)|kümmer\p{L}*[^.]{0,30}um (?:ihre|deine|eure) daten`,
      String.raw`(?:diese|die|unsere) (?:website|webseite|seite|internetseite)[^.]{0,30}(?:betreib|gehört|führt)`,
      String.raw`betreib(?:t|en)[^.]{0,40}(?:seite|website|webseite)`,
      String.raw`wer wir sind|anbieter(?:in)? (?:dieser|der|ist)|inhaber(?:in)?\b|zuständig (?:ist|für)|für ihre daten zuständig`,
      String.raw`entscheide[nt][^.]{0,60}(?:daten|angaben)`,
      String.raw`(?:wir|uns)[“"«»']? (?:sind|meint|heißt|steht für)`,
    ],
  },
  "how to get in touch": {
    told: [
      String.raw`(?:rufen|ruf|ruft|mailen|mail|schreib\p{L}*|melden|melde|meldet|fragen|frag|sprechen|sprich) (?:sie |bitte )?(?:uns|mich|sich|dich|euch|bei)`,
      String.raw`(?:tel(?:efon)?|mobil|fax)\.?:? ?\+?\(?\d[\d ()/.-]{4,}`,
      String.raw`telefonisch|per (?:post|brief|e-?mail|mail)|anruf`,
    ],
  },
  "which data are collected": {
    told: [
      String.raw`(?:notier|protokollier|aufzeich|zeichnet|vermerk|festhalt|(?:bekommen|erhalten|sehen|brauchen|fragen|bitten|schreiben|halten) wir|wir (?:\p{L}+ )?(?:bekommen|erhalten|sehen|brauchen|fragen|bitten|schreiben|halten)|fragen? (?:wir )?nach)\p{L}*[^.]{0,80}(?:daten|adresse|anschrift|namen?|e-?mail|angaben|ip-|telefon|nummer)`,
      String.raw`(?:namen?|e-?mail\p{L}*|adresse|anschrift|telefonnummer)[^.]{0,60}(?:angeben|geben sie|geben wir|eingeben|mitteil|gibst|an\b|notier|protokollier)`,
      String.raw`(?:geben|gibst|gebt|tragen|trägst|teilen)[^.]{0,30}(?:namen?|e-?mail|adresse|anschrift|telefon)`,
    ],
  },
  "what the data are used for": {
    told: [
      String.raw`damit (?:wir|sie|du|ihr|unser\p{L}*|die|der|das)`,
      String.raw`damit (?:beantwort|liefer|schick|send|versend|bearbeit|bestätig|ruf|rechn|organisier|vereinbar|buch)\p{L}*`,
      String.raw`(?:so|dadurch|nur so) können wir`,
      String.raw`(?:brauchen|benötigen|nutzen|verwenden|gebraucht|benötigt|genutzt|verwendet|dient|dienen)[^.]{0,60}(?:für|zum|zur|um|nur|ausschließlich)`,
      String.raw`um (?:ihnen|ihre|sie|dir|dich|deine|das|die|den|es|uns|euch)[^.]{0,80} zu \p{L}+`,
      String.raw`(?:für|zum|zur) (?:den |die |das |ihre |deine )?(?:versand|lieferung|antwort|rückruf|rechnung|buchung|bestellung|terminvereinbarung|abrechnung|anfrage|anmeldung)`,
      String.raw`wofür|wozu|warum wir`,
    ],
  },
  "whom they are shared with": {
    told: [
      String.raw`nur [^.]{2,30} (?:liest|sieht|bekommt|erhält)|nur (?:ich|wir) (?:lese|sehe|lesen|sehen)`,
      String.raw`(?:seite|website|buchungen|termine|bestellungen|zahlungen|newsletter|mails?) (?:liegt|liegen|läuft|laufen|geht|gehen|kommt) (?:bei|über|durch|mit|von) (?-i:\p{Lu})`,
      String.raw`für uns\b[^.]{0,30}behalten|behalten[^.]{0,20}für uns`,
      String.raw`wir (?:nutzen|verwenden) (?-i:\p{Lu})\p{L}+ (?:für|zum|zur)`,
      String.raw`nur [^.]{2,30} (?:liest|lese|sieht|sehe|bekommt|erhält)|nur (?:ich|wir) (?:lese|sehe|lesen|sehen)`,
      String.raw`für uns\b[^.]{0,30}behalten|behalten[^.]{0,20}für uns|wir (?:nutzen|verwenden) (?-i:\p{Lu})\p{L}+ (?:für|zum|zur)`,
      String.raw`(?:niemand|keiner|nur wir)[^.]{0,40}(?:bekommt|erhält|sieht|liest|haben|kennt|zugriff|kennen)`,
      String.raw`(?:bekommt|erhält|bekommen|erhalten|sieht|sehen)[^.]{0,40}(?:nur|allein|außer|unser\p{L}*) [^.]{2,60}`,
      String.raw`(?!(?:sie|wer|es|ihr|du|man|er|niemand|jede\p{L}*) )(?-i:\p{Lu})\p{L}+ (?:bekommt|erhält|sieht|verschickt|versendet|liefert|speichert|wickelt|bearbeitet|hostet|stellt)`,
      String.raw`(?:unser(?:e|en|em|er)?|der|die) (?:web-?)?(?:host(?:er|ing)\p{L}*|steuerberat\p{L}*|paketdienst|versand\p{L}*|zahlungs\p{L}*|newsletter-?dienst|buchhalt\p{L}*|provider|bank|anbieter|post)`,
      String.raw`(?:nicht|nichts|an niemanden)[^.]{0,20}weiter`,
      String.raw`(?:verschickt|versendet|liefert|bringt|hostet|speichert)[^.]{0,60}(?:für uns|dafür)`,
      String.raw`(?:verkaufen|vermieten|verraten|zeigen)[^.]{0,40}(?:niemand|nicht|nichts|keine)`,
      String.raw`(?:bleiben|bleibt) (?:nur )?(?:bei uns|unter uns|im haus)`,
      String.raw`wer (?:ihre |die |deine )?daten (?:bekommt|erhält|sieht)|zugriff (?:haben|hat)`,
    ],
  },
  "how long they are kept": {
    told: [
      String.raw`${PERIOD},? (?:weil|denn|da|wie)\b|(?:zehn|sechs|\d+) jahre`,
      String.raw`jede[ns]? (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jahr|monat|frühjahr|herbst|quartal)`,
      String.raw`(?:danach|anschließend|dann)[^.]{0,30}(?:lösch|gelöscht|vernicht|entfern)`,
      String.raw`nach ${PERIOD}[^.]{0,40}(?:lösch|entfern|vernicht|wegw|verschwind|gelöscht|anonymis|weg\b)`,
      String.raw`(?:lösch|entfern|vernicht|werf|anonymis|verschwind)\p{L}*[^.]{0,60}(?:nach|innerhalb|spätestens|sobald|am ende|wenn (?!sie|du|ihr))`,
      String.raw`(?:heb|bewahr|behalt|behält|speicher|bleib|halt)\p{L}*[^.]{0,60}(?:${PERIOD}|so ?lange|bis )`,
      String.raw`[\p{L} -]{3,40}: ${PERIOD}(?=[.,;]|$)`,
      String.raw`wie lange|so ?lange (?:wie|es|sie|du|wir|das|ein|der|die)`,
    ],
    traces: String.raw`entfern|vernicht|heben|behalt|bleib|nach ${PERIOD}`,
  },
  "the legal basis": {
    told: [
      String.raw`auf (?:ihre|deine|eure|die|der) (?:einwilligung|zustimmung)`,
      String.raw`(?:weil|da|wenn|nur|sofern) [^.]{0,40}(?:eingewilligt|zugestimmt|zustimm|einwillig|ja gesagt|erlaubt)`,
      String.raw`(?:mit|aufgrund|auf grund|auf der grundlage|auf basis|beruht auf|stützt sich auf|grundlage (?:ist|dafür|hierfür|sind))[^.]{0,30}(?:einwilligung|zustimmung|vertrags?|vertrag|gesetz\p{L}*|interesse)`,
      String.raw`(?:gesetz|gesetze|steuerrecht|handelsrecht|recht|steuergesetz)[^.]{0,20}(?:verpflicht|verlang|schreib|erlaub|zwing|vorgeschrieben)`,
      String.raw`(?:gesetzlich|rechtlich) (?:verpflichtet|vorgeschrieben|erlaubt)|sind wir verpflichtet`,
      String.raw`(?:für|zur erfüllung|erfüllen|erfüllung)[^.]{0,40}(?:den |des |ihren |einen |unser\p{L}* )?vertrags?\b`,
      String.raw`vertrag[^.]{0,40}(?:erfüll|nötig|erforderlich|notwendig)`,
    ],
    traces: String.raw`eingewilligt|zugestimmt|zustimm|gesetz|erlaub|verpflicht|dürfen|recht\b`,
  },
  "the right to access": {
    told: [
      String.raw`(?:ansehen|anschauen|einsehen|anfordern|erfahren|nachfragen|abfragen|anfragen)\b[^.]{0,40}(?:was|welche|daten)?`,
      String.raw`(?:daten|angaben)[^.]{0,20}(?:ansehen|anschauen|einsehen|anfordern|abfragen)`,
      String.raw`(?:sagen|zeigen|fragen|wissen|mitteilen|erfahren)[^.]{0,30}(?:was|welche)[^.]{0,30}(?:wir|über)`,
      String.raw`was wir (?:über|von) (?:sie|dich|euch|ihnen|dir)`,
      String.raw`kopie[^.]{0,40}(?:verlang|bekomm|erhalt|anforder|bitten|schick)|(?:verlang|bekomm|erhalt|anforder|bitten)\p{L}*[^.]{0,30}kopie`,
    ],
    traces: String.raw`ansehen|anschauen|sagen|zeigen|über sie`,
  },
  "the right to correction": {
    told: [
      String.raw`(?:falsch|fehler|stimmt (?:etwas|was) nicht|unrichtig|veraltet)\p{L}*[^.]{0,60}(?:änder|verbesser|berichtig|richtig|korrig|aktualis)`,
      String.raw`(?:änder|verbesser|aktualis)\p{L}*[^.]{0,40}(?:fehler|falsch|daten|angaben)`,
    ],
  },
  "the right to deletion": {
    told: [
      String.raw`(?:entfern|vernicht)\p{L}*[^.]{0,30}(?:${DATA}|alles|alle)[^.]{0,30}(?:wunsch|verlang|bitte)`,
      String.raw`(?:wunsch|verlang|bitte|fordern|können sie|kannst du|dürfen sie)\p{L}*[^.]{0,60}(?:entfern|vernicht)`,
      String.raw`(?:daten|angaben|alles)[^.]{0,20}(?:entfernen|vernichten) lassen`,
    ],
    traces: String.raw`vernicht|tilg|streich`,
  },
  "the right to object or restrict": {
    told: [
      String.raw`nein (?:zu )?sagen|untersag|sperren|aufhör|hör\p{L}*[^.]{0,20} auf\b|ablehnen`,
      String.raw`(?:nutzung|verarbeitung|verwendung)[^.]{0,30}(?:stopp|verbiet|beend|begrenz|verhinder)`,
    ],
  },
  "the right to take data along": {
    told: [
      String.raw`(?:als|in einer?) (?:datei|dateiformat)`,
      String.raw`(?:gängig|üblich|lesbar|strukturiert|offen|elektronisch)\p{L}*[^.]{0,20}(?:format|dateiformat|form)`,
      String.raw`(?:anderen|neuen|anderes|andere|neue)\p{L}* (?:anbieter|unternehmen|stelle|firma|dienst)\p{L}*[^.]{0,40}(?:übertrag|geben|schick|send|übermittel)|(?:übertrag|geben|schick|send|übermittel)\p{L}*[^.]{0,40}(?:anderen|neuen) (?:anbieter|unternehmen|stelle|firma|dienst)`,
      String.raw`mitgeben|mitnehmen`,
    ],
    traces: String.raw`datei|mitgeb|anderen anbieter|elektronisch`,
  },
  "taking consent back": {
    told: [
      String.raw`(?:anders|es sich anders) überleg|rückgängig|zurücknehm|zurück ?nehm`,
      String.raw`(?:einwilligung|zustimmung|ja)\b[^.]{0,60}(?:jederzeit|ändern|beenden|wieder|zurück)`,
    ],
  },
  "the right to complain to an authority": {
    told: [
      String.raw`(?:behörde für datenschutz|datenschutzbeauftragte[rn]? (?:des|der|für)|\bldi\b|\blfdi?\b|\buld\b|\bdsb\b|\bedöb\b|\bbaylda\b)`,
      String.raw`(?:wenden|beschwer)\p{L}*[^.]{0,60}(?:behörde|aufsicht|stelle|landes|bundes)`,
    ],
    traces: String.raw`\bldi\b|\bdsb\b|edöb|zuständig`,
  },
  "transfers to other countries": {
    told: [
      String.raw`(?:daten|angaben|alles|server|informationen|sie)\b[^.]{0,40}(?:bleib|steh|lieg|speicher|gespeichert|verarbeitet|sitz|betrieb)\p{L}*[^.]{0,40} in (?:der |den )?(?-i:\p{Lu})`,
      String.raw`(?:server|rechenzentr\p{L}*|hoster)[^.]{0,40} in (?:der |den )?(?-i:\p{Lu})`,
      String.raw`(?:ins|im) ausland|außerhalb (?:der|des|von)? ?(?:eu|europa|ewr|deutschland)|verlassen[^.]{0,20}(?:eu|europa|deutschland)`,
      String.raw`(?:amerikanisch|us-amerikanisch)\p{L}* (?:unternehmen|dienst|anbieter|firma)|(?:sitzt|sitz|firma|unternehmen|anbieter)[^.]{0,30}(?:usa|amerika|vereinigten)`,
    ],
  },
  "how to opt out": {
    told: [
      String.raw`abzubestellen|abbestell|(?:kein|nicht mehr)[^.]{0,30}(?:newsletter|mails?|werbung)|ablehnen`,
    ],
  },
  "cookies and similar techniques": {
    told: [
      String.raw`(?:lokale[rnm]? speicher|local ?storage|session ?storage|speicher (?:ihres|des|deines) browsers)`,
      String.raw`(?:nichts|keine\p{L}*)[^.]{0,30}(?:browser|gerät|rechner)`,
    ],
  },
  children: {
    told: [String.raw`(?:an|für|nur|ausschließlich|von) erwachsene|volljährig|ab 1[368]|1[468] jahre`],
  },
};
