/** What a policy may say that a site does without. */
export type Denied = "cookies" | "analytics" | "advertising" | "tracking" | "recording" | "sharing";

/**
 * Words that begin a denial, in English, German, French, Spanish, Italian, Dutch, Polish and Portuguese; what follows
 * them up to the end of the sentence is what the site does without.
 */
export const DENIALS: readonly RegExp[] = [
  /(?<!\p{L})(?:uses?|using|sets?|places?|contains?|has|have|runs?|employs?|with|there (?:is|are)) no (.+)/iu,
  /(?<!\p{L})(?:do|does)(?: not|n['’]t) (?:use|set|place|run|employ|embed|load|contain)(?: any)? (.+)/iu,
  /(?<!\p{L})(?:verwende[nt]|nutz(?:en|t)|setz(?:en|t)|enthält|gibt)(?: [\p{L}-]+){0,6}? (?:keine(?:rlei)?|weder) (.+)/iu,
  /(?<!\p{L})n[’'](?:utilis|emplo|install)\p{L}+ (?:pas (?:de |d[’'])|aucun(?:e)? |ni )(.+)/iu,
  /(?<!\p{L})ne (?:dépos|plac|conti|charg)\p{L}+ (?:pas (?:de |d[’'])|aucun(?:e)? |ni )(.+)/iu,
  /(?<!\p{L})no (?:usa|usamos|utiliza|utilizamos|emplea|empleamos|instala|instalamos|contiene) (.+)/iu,
  /(?<!\p{L})non (?:usa|usiamo|utilizza|utilizziamo|impiega|installa|installiamo|contiene) (.+)/iu,
  /(?<!\p{L})(?:gebruik(?:t|en)|plaats(?:t|en)|maakt gebruik van)(?: [\p{L}-]+){0,4}? geen (.+)/iu,
  /(?<!\p{L})nie (?:używa(?:my)?|stosuje(?:my)?|korzysta(?:my)? z|zapisuje(?:my)?) (.+)/iu,
  /(?<!\p{L})não (?:usa|usamos|utiliza|utilizamos|emprega|instala|instalamos) (.+)/iu,
];

/** Words that make a denial hold only for some case, purpose or place. */
export const CONDITIONS =
  /(?<!\p{L})(?:unless|until|without|if|when|while|before|except|other|only|but|to|that|which|for|from|app|e-?mails?|anymore|ohne|bevor|bis|wenn|falls|außer|sofern|solange|um|die|der|welche|für|auf dieser seite|sans|sauf|si|avant|pour|qui|que|sin|salvo|antes|hasta|para|cuando|senza|se|prima|per|che|quando|zonder|tenzij|als|voordat|om|voor|sem|exceto|bez|chyba|dopóki|aby|które|gdy)(?!\p{L})/iu;

/** Cookies of a kind, named by what they are for: that is no condition. */
export const COOKIES_FOR =
  /(?<!\p{L})(?:cookies?|pixels?|trackers?) (?:for|zu|für|zur|pour (?:la |l[’'])?|para|per(?: la)?|voor) (advertis\p{L}*|marketing|tracking|analytics|analys\p{L}+|statisti\p{L}+|werbung|werbezwecken?|publicit[ée]\p{L}*|publicidad|pubblicit[àa]|reclame)(?: purposes?)?/giu;

/** Sentences by which a policy says that what it holds goes to nobody else. */
export const SHARES_NOTHING: readonly RegExp[] = [
  /(?<!\p{L})(?:never|do not|don['’]t|does not|will not|won['’]t) (?:\p{L}+,? (?:or )?){0,3}?(?:share|disclose|give|pass(?: on)?|provide|send|transmit|release)[^.]{0,60}(?:information|data|details|anything)[^.]{0,60}(?:to|with) (?:any )?(?:third part|anyone|other compan|others)/iu,
  /(?<!\p{L})(?:geben|teilen|übermitteln|leiten)[^.]{0,60}(?:daten|angaben|informationen)[^.]{0,40}nicht[^.]{0,40}(?:dritte|anderen?)/iu,
  /(?<!\p{L})(?:daten|angaben|informationen) werden[^.]{0,40}nicht[^.]{0,20} an dritte/iu,
  /(?<!\p{L})ne (?:transmett|partage|communiqu|divulgu|cèd|céd)\p{L}+ (?:pas|jamais|aucune)[^.]{0,80}(?:tiers|partenaires)/iu,
  /(?<!\p{L})(?:no|nunca) (?:compart|ced|comunic|revel|facilit)\p{L}+[^.]{0,80}terceros/iu,
  /(?<!\p{L})non (?:condivid|ced|comunic|trasmett)\p{L}+[^.]{0,80}terzi/iu,
  /(?<!\p{L})(?:delen|geven|verstrekken)[^.]{0,60}gegevens[^.]{0,40}(?:niet|nooit)[^.]{0,40}derden/iu,
];

/** What a sentence adds about something else once its denial is done. */
export const NEW_CLAUSE =
  /[,;]\s+(?:and|und|et|y|e|en|i|oraz)\s+(?:we|it|our|your|wir|unsere|nous|notre|nosotros|nuestro|noi|il nostro|wij|onze)(?!\p{L}).*$|\s+and (?:we )?(?:never|do not|don['’]t)(?!\p{L}).*$/iu;

/** Between the things of a list. */
export const AND =
  /\s*(?:,|\/|(?<!\p{L})(?:or|nor|and|no|any|oder|und|noch|keine?|et|ou|ni|y|o|e|né|of|en|geen|ani|i|lub|nem)(?!\p{L}))\s*/iu;

/** Words for each, in the same languages. Cookies of a kind are denied by their kind. */
export const DENIED_WORDS: Readonly<Record<Exclude<Denied, "cookies" | "sharing">, RegExp>> = {
  analytics:
    /analy[tsz]|análisis|anális|statisti|statyst|estad[ií]stic|estat[ií]stic|auswertung|mesure d[’']audience/i,
  advertising:
    /advertis|social[- ]media (?:pixel|tag|tracker|plug-?in)|(?<!\p{L})ads?(?!\p{L})|marketing|werb|publicit|publicidad|pubblicit|reclame|reklam/iu,
  recording:
    /record|replay|heat ?map|aufzeichn|enregistrement|grabaci|registrazion|opname|nagrywa|grava[çc]/i,
  tracking: /track|(?<!social[- ]media )pixel|beacon|rastre|traceur|traçage|tracciament|śledz/iu,
};

/** Words of a policy by which a visitor agrees to something. */
export const AGREEING =
  /consent|agree|accept|opt[- ]?in|permission|einwillig|zustimm|akzeptier|accord|consentement|consentimiento|acepta|consenso|accetta|toestemming|akkoord|zgod[aęy]|consentimento|aceita/i;
