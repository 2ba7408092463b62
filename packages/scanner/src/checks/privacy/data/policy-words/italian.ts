import type { PlainWords } from "./plain-words.ts";

const PERIOD = String.raw`(?:\d+|un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|alcuni) (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi])`;
const DATA = String.raw`(?:(?:i|tuoi|suoi|questi|miei|dei|i tuoi|i suoi) )?(?:dati|informazioni)`;

export const ITALIAN: PlainWords = {
  "who is responsible": {
    told: [
      String.raw`dietro (?:a )?questo sito`,
      String.raw`(?:questo|il|nostro) sito[^.]{0,20}(?:è di|è gestito|è curato|appartiene|gestito)`,
      String.raw`chi (?:siamo|sono)|gestore|decid\p{L}*[^.]{0,60}(?:dati|informazioni)`,
      String.raw`[«"“']?noi[»"”']? (?:siamo|significa|indica)|siamo (?-i:\p{Lu})`,
    ],
  },
  "how to get in touch": {
    told: [
      String.raw`(?:chiam|telefon|contatt|chied)\p{L}*(?:ci|mi|rci)(?!\p{L})`,
      String.raw`tel(?:efono)?\.?:? ?\+?\(?\d[\d ().-]{5,}|per (?:telefono|posta|lettera|e-?mail)`,
      String.raw`(?:passa|passate|vieni|venite) (?:in|a|da)`,
    ],
  },
  "which data are collected": {
    told: [
      String.raw`(?:annot|chied|conserv|registr|riceviamo|salv|tenia|memorizz|serv|us(?:ia|a)|vedia)\p{L}*[^.]{0,60}(?:dati|informazioni|nome|indirizzo|e-?mail|telefono|numero)`,
      String.raw`(?:nome|indirizzo|e-?mail|telefono)[^.]{0,60}(?:ci (?:dai|dà|lasci)|inserisc|fornisc|compil|annot|scriv)`,
      String.raw`ci (?:dai|dà|date|lasci|lascia|indichi)[^.]{0,40}(?:nome|indirizzo|e-?mail|telefono|dati)`,
    ],
  },
  "what the data are used for": {
    told: [
      String.raw`per (?:poter(?:ti|le|vi)? )?\p{L}+(?:are|ere|ire|ar|er|ir|rre)(?:ti|le|vi|lo|la|li|mi|ci|ne|gli)?(?!\p{L})`,
      String.raw`(?:servono|serve|usiamo|utilizziamo|ci serv\p{L}*)[^.]{0,40}(?:per|a)`,
      String.raw`così possiamo|a che cosa|perché`,
    ],
  },
  "whom they are shared with": {
    told: [
      String.raw`solo [^.]{2,30} (?:legge|vede|riceve|accede)`,
      String.raw`(?:sito|appuntamenti|ordini|pagamenti|newsletter|prenotazioni) (?:è|sono|sta|passano?|va|vanno) (?:su|da|con|tramite|presso) (?-i:\p{Lu})`,
      String.raw`usiamo (?-i:\p{Lu})\p{L}+ per`,
      String.raw`non condividiamo`,
      String.raw`(?:sito|appuntamenti|ordini|pagamenti|newsletter|prenotazioni) (?:è|sono|sta|passano?|va|vanno) (?:su|da|da|con|tramite|presso) (?-i:\p{Lu})`,
      String.raw`(?:nessun|solo noi)\p{L}*[^.]{0,40}(?:altro|vede|riceve|legge|accesso)`,
      String.raw`(?:diamo|cediamo|vendiamo|passiamo|inviamo|consegniamo|comunichiamo|affidiamo)[^.]{0,50} (?:a|al|alla|ai|allo) ?(?:nostr|un |una |nessuno|[\p{L}])`,
      String.raw`non (?:li |le |lo )?(?:diamo|cediamo|vendiamo|passiamo|condividiamo|comunichiamo)`,
      String.raw`(?:il|la|i|un) (?:nostr[oaie] )?(?:commercialista|hosting|corriere|spedizioniere|banca|fornitore|provider|servizio di \p{L}+|contabile|consulente)`,
      String.raw`(?!(?:lei|chi|nessuno|ognuno|egli) )(?-i:\p{Lu})\p{L}+ (?:incassa|riceve|vede|ospita|invia|consegna|elabora|gestisce|conserva)`,
      String.raw`(?:ospitat|inviat|consegnat|gestit)[oaie] (?:da|su|presso|tramite|con) (?-i:\p{Lu})`,
      String.raw`chi (?:riceve|vede|ha accesso|altro)|restano (?:da|con|tra) noi(?=[.,;])`,
    ],
  },
  "how long they are kept": {
    told: [
      String.raw`${PERIOD},? (?:perché|come|poiché)\b`,
      String.raw`(?:ogni|tutti gli) (?:gennaio|ann[oi]|mese|trimestre|primavera|autunno)[^.]{0,40}(?:cancell|elimin|pul)`,
      String.raw`(?:poi|dopo|quindi)[^.]{0,30}(?:cancell|elimin|distrugg)`,
      String.raw`(?:ten(?:ia|ere|ut)|conserv|rest|mant|salv)\p{L}*[^.]{0,60}(?:${PERIOD}|finché|fino a|fino al)`,
      String.raw`(?:cancell|elimin|distrugg|distrut|anonimizz)\p{L}*[^.]{0,60}(?:dopo|entro|ogni|appena|quando|una volta|non appena)`,
      String.raw`(?:dopo|entro|ogni|passat[oi]) ${PERIOD}[^.]{0,40}(?:cancell|elimin|distrugg|distrut|spari|anonimizz)`,
      String.raw`(?:per )?quanto tempo|finché (?:sei|è|dura|serve|non)`,
      String.raw`[\p{L} ]{3,40}: ${PERIOD}(?=[.,;]|$)`,
    ],
    traces: String.raw`teniamo|tenere|\banno\b|\bmese\b|restano|elimin|distrutt`,
  },
  "the legal basis": {
    told: [
      String.raw`(?:con|sul|base è|basa sul|senza|grazie al|previo|in base al|dai|dato) (?:il )?(?:tuo |suo |vostro )?(?:consenso|permesso|accordo)`,
      String.raw`(?:la )?legge(?: \p{L}+)? (?:ci |lo |ce lo )?(?:obbliga|impone|chiede|permette|consente|richiede|prevede)`,
      String.raw`(?:necessari|eseguire|esecuzione|serve|servono)\p{L}*[^.]{0,40}(?:il |del |per il |al )?contratto`,
      String.raw`obblig\p{L}* (?:di legge|legal|fiscal)|siamo obbligati|per legge`,
    ],
    traces: String.raw`\blegge\b|permesso|obblig|autorizz`,
  },
  "the right to access": {
    told: [
      String.raw`(?:mand|invi|consegn)\p{L}*[^.]{0,30}copia`,
      String.raw`(?:chied|sapere|conoscere|vedere|dicia|diremo)\p{L}*[^.]{0,30}(?:che cosa|cosa|quali|quello che|che)[^.]{0,30}(?:sappiamo|conserviamo|abbiamo|dati|teniamo)`,
      String.raw`(?:chied|otten|ricev|richied|aver)\p{L}*[^.]{0,20}(?:una )?copia`,
      String.raw`(?:vedere|consultare|guardare|visionare) ${DATA}`,
    ],
    traces: String.raw`diciamo|che cosa|copia`,
  },
  "the right to correction": {
    told: [
      String.raw`(?:sbagliat|error|errat|inesatt|scorrett)\p{L}*[^.]{0,60}(?:cambi|corregg|sistem|modific|aggiorn)`,
      String.raw`(?:cambi|sistem|modific|aggiorn)\p{L}*[^.]{0,20}(?:errori|gli errori|li|quello)|(?:farli|puoi|può|farle) (?:modificare|cambiare(?! idea)|aggiornare|correggere)(?:li)?`,
    ],
    traces: String.raw`cambi|sistem|modific|sbagliat|error`,
  },
  "the right to deletion": {
    told: [
      String.raw`(?:dicc|dimm|facc|avvis|scriv)\p{L}*[^.]{0,30}(?:cancell|elimin|togl)|cancelliamo tutto`,
      String.raw`(?:chied|puoi|può|vuoi|richied)\p{L}*[^.]{0,50}(?:rimuov|distrugg|togl)\p{L}*(?! (?:il |quel )?(?:consenso|permesso))(?!\p{L})`,
      String.raw`cancell\p{L}*[^.]{0,40}(?:se (?:lo|ce lo)|richiesta)|(?:chied|puoi|può)\p{L}*[^.]{0,40}cancell`,
      String.raw`(?:togli|rimuov|distrugg)\p{L}*[^.]{0,30}(?:${DATA}|se (?:lo|ce lo|ci))`,
    ],
    traces: String.raw`togli|rimuov|rimoss|distrugg`,
  },
  "the right to object or restrict": {
    told: [
      String.raw`dire (?:di )?no|rifiut|blocc|limitar|oppor(?:ti|si|vi|re|mi)`,
      String.raw`(?:chied|smett)\p{L}*[^.]{0,20}(?:di )?(?:smett|ferm|cess|interromp|non usar)`,
      String.raw`non (?:usiamo|usare|trattare) più`,
    ],
  },
  "the right to take data along": {
    told: [
      String.raw`port\p{L}*[^.]{0,20}(?:con (?:te|sé|voi)|altrove|via)[^.]{0,20}(?:dati)?`,
      String.raw`in (?:un )?(?:file|formato (?:comune|usuale|aperto|leggibile|elettronico|di uso comune))`,
      String.raw`(?:a|ad) (?:un['’]altra|un altro|un nuovo|un['’]altro|una nuova) ?(?:azienda|titolare|fornitore|società|servizio|ditta)`,
    ],
    traces: String.raw`\bfile\b|portare|un['’]altr`,
  },
  "taking consent back": {
    told: [
      String.raw`cambi\p{L}* idea|togliere(?:ci)? (?:il|quel) (?:permesso|consenso)|toglierci|(?:annull|disdi)\p{L}*[^.]{0,20}(?:consenso|permesso)`,
      String.raw`(?:consenso|permesso)[^.]{0,60}(?:quando vuoi|in qualsiasi momento|in ogni momento|annull)`,
    ],
  },
  "the right to complain to an authority": {
    told: [String.raw`(?:lament|reclam|rivolg|segnal)\p{L}*[^.]{0,60}(?:garante|autorità)`],
  },
  "transfers to other countries": {
    told: [
      String.raw`(?:dati|server|tutto|informazioni|sito)\b[^.]{0,40}(?:rest|ospitat|conserv|salvat|si trov|sono)\p{L}*[^.]{0,40} (?:in|a|ad|nell['’]) ?(?-i:\p{Lu})`,
      String.raw`all['’]estero|(?:escono|esce|lasciano)[^.]{0,20}(?:europa|italia|ue\b|unione)|fuori (?:dall|dell)['’]?(?:europa|italia|ue\b|unione|a)`,
      String.raw`(?:è|azienda|servizio|società|fornitore) (?:un['’]azienda |una società )?(?:american[oa]|statunitense)`,
    ],
  },
  "cookies and similar techniques": {
    told: [
      String.raw`memoria (?:locale|del browser)|local ?storage|archiviazione locale`,
      String.raw`(?:nulla|niente|nessun\p{L}*)[^.]{0,30}(?:browser|dispositivo|computer)`,
    ],
  },
  "how to opt out": { told: [String.raw`disiscriv|disiscriz|non ricevere più|rifiutare`] },
  children: { told: [String.raw`(?:per|a|agli) adulti|maggiorenn|1[468] anni|genitori`] },
};
