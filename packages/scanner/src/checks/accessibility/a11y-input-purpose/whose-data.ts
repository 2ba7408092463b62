import type { FormOfFields } from "./probe.ts";

const word = (of: string): RegExp => new RegExp(`(?<!\\p{L})(?:${of})(?!\\p{L})`, "iu");
/** What a form is for that people send about themselves: to be answered, to get an appointment, to be let in. */
const ABOUT_SENDER = word(
  [
    "contact(?: us)?|get in touch|messages?|inquir(?:y|e)|book(?:ing)?|reserv(?:e|ation)|appointment|call ?back|quote|membership",
    "kontakt\\p{L}*|nachricht|anfragen?|anfrage\\p{L}*|buch(?:en|ung)|reservier\\p{L}*|termin\\p{L}*|rückruf|antrag\\p{L}*|beantragen|mitglied\\p{L}*",
    "contact(?:er|ez)?(?:-nous)?|réserv\\p{L}*|rendez-vous|devis|votre avis|adhé\\p{L}*",
    "contact[aoe]\\p{L}*|mensaje|reserv\\p{L}*|cita|consulta|presupuesto|solicit\\p{L}*",
    "contatt\\p{L}*|messaggio|prenot\\p{L}*|appuntamento|preventivo|richie\\p{L}*",
    "conta(?:c)?to|contactad\\p{L}*|mensagem|pedir informaç\\p{L}*|pedido|agend\\p{L}*|orçamento|contact opnemen|bericht|afspraak|reserveren|offerte|aanvra\\p{L}*",
    "wiadomość|rezerw\\p{L}*|kontaktformulär|meddelande|boka|besked|melding|bestill",
  ].join("|"),
);
/** Words for somebody else, and for what is done with the data of others. */
const ABOUT_OTHERS = word(
  [
    "recipients?|gifts?|friends?|child(?:ren)?(?:['’]s)?|kids?|guests?|passengers?|travell?ers?|patients?|emergency|spouse|partners?|parents?|guardians?|students?|pupils?|employees?|colleagues?|references?|referees?|invite\\p{L}*|refer|recommend|share|search|find|filter|look ?up|someone|others?",
    "empfänger\\p{L}*|geschenk\\p{L}*|freund\\p{L}*|kind(?:er|es)?|gäste|gast|reisende\\p{L}*|begleit\\p{L}*|patient\\p{L}*|notfall\\p{L}*|eltern|schüler\\p{L}*|mitarbeiter\\p{L}*|einladen|empfehlen|teilen|such(?:en|e)|finden|andere\\p{L}*",
    "destinataires?|cadeaux?|ami(?:e|s|es)?|enfants?|passagers?|voyageurs?|élèves?|employés?|inviter|recommander|partager|rechercher|chercher|trouver",
    "destinatari[oa]s?|regalos?|amig[oa]s?|hij[oa]s?|niñ[oa]s?|pasajer[oa]s?|paciente|alumn[oa]s?|emplead[oa]s?|invitar|compartir|buscar",
    "amic[oi]|figli[oa]?|bambin[oi]|passegger[oi]|pazient[ei]|alunn[oi]|dipendent[ei]|invitare|condividi|cerca|trova",
    "filh[oa]s?|criança|passageir[oa]s?|ontvanger|vriend\\p{L}*|passagier|leerling|zoek\\p{L}*|delen|znajom\\p{L}*|szukaj",
  ].join("|"),
);

/** Whether all around the fields of a form says that they are about the person who fills it in, and nothing that they may not be. */
export function isAboutSender({ purpose, asksForMessage, fields }: FormOfFields): boolean {
  const around = [purpose, ...fields.flatMap(({ element }) => element.heading ?? [])].join(" | ");
  return asksForMessage === true || ABOUT_SENDER.test(around);
}

/** Whether anything in a form speaks of somebody else. */
export function speaksOfOthers({ purpose, fields }: FormOfFields): boolean {
  const words = [purpose, ...fields.flatMap(({ label, element }) => [label, element.heading ?? ""])];
  return words.some((one) => ABOUT_OTHERS.test(one));
}
