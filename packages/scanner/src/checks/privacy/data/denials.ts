/** What a policy may say that a site does without. */
export type Denied =
  | "cookies"
  | "analytics"
  | "advertising"
  | "tracking"
  | "recording"
  | "selling"
  | "sharing"
  | "targeting"
  | "advertisers";

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
  /(?<!\p{L})(?:no|nunca) (?:se )?(?:compart|ced|comunic|revel|facilit)\p{L}+[^.]{0,80}terceros/iu,
  /(?<!\p{L})non (?:vengono |sono |saranno )?(?:condivi|ced|comunic|trasme)\p{L}+[^.]{0,80}terzi/iu,
  /(?<!\p{L})(?:delen|geven|verstrekken)[^.]{0,60}gegevens[^.]{0,40}(?:niet|nooit)[^.]{0,40}derden/iu,
  /(?<!\p{L})n[ãa]o (?:s[ãa]o |ser[ãa]o )?(?:partilh|ced|divulg|transmit|comunic)\p{L}+[^.]{0,80}terceiros/iu,
  /(?<!\p{L})(?:no|nunca) (?:son|ser[áa]n) (?:compart|ced|comunic|revel|facilit)\p{L}+[^.]{0,60}terceros/iu,
  /(?<!\p{L})ne (?:sont|seront) (?:pas|jamais|ni|en aucun cas) (?:transmis|partag|communiqu|divulgu|cèd|céd|vendu)\p{L}*[^.]{0,60}tiers/iu,
  /(?<!\p{L})(?:worden|wordt) (?:niet|nooit)[^.]{0,60}derden(?!\p{L})/iu,
  /(?<!\p{L})nie (?:udost[ęe]pni|przekaz|przekaż|s[ąa] udost[ęe]pni|b[ęe]d[ąa] udost[ęe]pni|s[ąa] przekaz)\p{L}*[^.]{0,60}trzeci/iu,
  /(?<!\p{L})(?:share|disclose|give|pass on|provide|send|transmit|sell) no (?:\p{L}+ ){0,3}(?:information|data|details)[^.]{0,40} (?:to|with) (?:any )?(?:third part|anyone|other compan|others)/iu,
  /(?<!\p{L})no (?:\p{L}+ ){0,3}(?:information|data|details)(?: \p{L}+){0,4}? (?:is|are|gets?|will be) (?:\p{L}+ )?(?:shared|disclosed|given|passed on|sent|transmitted) (?:to|with) (?:any )?(?:third part|anyone|others)/iu,
  /(?<!\p{L})(?:geben|teilen|übermitteln|leiten)(?: \p{L}+){0,4}? keine(?:rlei)? [^.]{0,30}(?:daten|angaben|informationen)[^.]{0,30} (?:an|mit) dritten?(?!\p{L})/iu,
  /(?<!\p{L})werden(?: \p{L}+){0,3}? keine(?:rlei)? [^.]{0,30}(?:daten|angaben|informationen)[^.]{0,20} an dritte(?!\p{L})/iu,
  /(?<!\p{L})aucune (?:donn[ée]e|information)[^.]{0,30} n[’']est (?:\p{L}+ )?(?:transmise|partagée|communiquée|cédée|divulguée)[^.]{0,30}(?:tiers|partenaires)/iu,
  /(?<!\p{L})nessun dato[^.]{0,20} (?:viene|è|sarà) (?:condiviso|ceduto|comunicato|trasmesso)[^.]{0,20}terzi/iu,
  /(?<!\p{L})(?:delen|geven|verstrekken)(?: \p{L}+){0,3}? geen [^.]{0,30}gegevens[^.]{0,20} (?:met|aan) (?:derden|anderen)/iu,
  /(?<!\p{L})worden(?: \p{L}+){0,3}? geen [^.]{0,30}gegevens[^.]{0,20} (?:met|aan) (?:derden|anderen)/iu,
  /(?<!\p{L})nie (?:udostępnia|przekazuje|sprzedaje)\p{L}* [^.]{0,40}danych[^.]{0,30}(?:osobom trzecim|podmiotom trzecim|nikomu)/iu,
  /(?<!\p{L})não (?:partilha|compartilha|cede|transmiti)\p{L}*[^.]{0,60}terceiros/iu,
  /(?<!\p{L})(?:lämnar|delar|säljer|videregiver|deler|sælger|utleverer|selger)(?: \p{L}+)? (?:inte|aldrig|ikke|aldri)(?!\p{L})[^.]{0,60}(?:uppgifter|oplysninger|opplysninger|data)[^.]{0,40}(?<!\p{L})tredje/iu,
  /(?:uppgifter|oplysninger|opplysninger)[^.]{0,40}(?<!\p{L})(?:lämnas|delas|säljs|videregives|deles|sælges|utleveres|selges)(?: \p{L}+)? (?:inte|aldrig|ikke|aldri)(?!\p{L})[^.]{0,40}(?<!\p{L})tredje/iu,
];

/** Sentences by which a policy says that nothing is sold, as California means it, too. */
export const SELLS_NOTHING: readonly RegExp[] = [
  String.raw`(?:do not|don['’]t|does not|will not|won['’]t|never|would never)(?: ever)? [“"']?sell[”"']?(?: or rent| or trade| or lease)* (?:[\p{L}’']+ ){0,3}(?:information|data|details)`,
  String.raw`(?:information|data|details) (?:is|are|will be) (?:never|not)(?: ever)? [“"']?sold`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, "iu"));

/** Sentences by which cookies follow nobody. */
export const COOKIES_FOLLOW_NOBODY =
  /(?<!\p{L})(?:(?:do not|don['’]t|does not|never) (?:use|set|place) (?:any )?(?:tracking )?cookies (?:to (?:track|follow|profile|monitor) (?:you|our visitors|visitors|users|anyone|people)|for tracking)|(?:cookies|they) (?:do not|don['’]t|never) (?:track|follow|profile) (?:you|our visitors|visitors|users|anyone|people))(?!\p{L})/iu;

/** Sentences by which a policy says that nobody is followed on the site. */
export const FOLLOWS_NOBODY: readonly RegExp[] = [
  String.raw`(?:do not|don['’]t|does not|never) (?:track|follow|monitor) (?:you|our visitors|visitors|users|anyone|(?:your|their) (?:visits?|brows\p{L}+|behavio\p{L}+|activit\p{L}+)|what (?:you|visitors) do)`,
  String.raw`(?:verfolgen|tracken) (?:wir )?(?:sie|dich|(?:ihr|dein|unser)\p{L}* (?:besuch\p{L}*|verhalten|surfverhalten)|besucher\p{L}*|nutzer\p{L}*|niemanden)(?: auf dieser (?:web)?seite)?(?: nicht)`,
  String.raw`(?:verfolgen|tracken) (?:wir )?(?:niemanden|keine (?:besucher|nutzer)\p{L}*)`,
  String.raw`ne (?:suivons|traçons|pistons|surveillons) (?:pas|jamais) (?:vo(?:s|tre) (?:visites?|navigation|comportement|activit[ée])|nos visiteurs|les visiteurs)`,
  String.raw`no (?:rastreamos|seguimos|monitorizamos) (?:su|tu|sus|tus|a (?:los|nuestros)|la) (?:visitas?|navegaci[óo]n|comportamiento|actividad|visitantes|usuarios)`,
  String.raw`non (?:tracciamo|seguiamo|monitoriamo) (?:la (?:sua|tua) (?:visita|navigazione|attivit[àa])|i (?:nostri )?visitatori|gli utenti|il (?:suo|tuo) comportamento)`,
  String.raw`volgen (?:wij |we )?(?:(?:je|uw|jouw) (?:bezoek|gedrag|surfgedrag|klikgedrag)|bezoekers|je|u) niet`,
  String.raw`volgen (?:wij |we )?geen (?:bezoekers|gebruikers)`,
  String.raw`nie (?:śledzimy|monitorujemy) (?:użytkowników|odwiedzających|twoj\p{L}+ (?:wizyt\p{L}*|zachowa\p{L}*|aktywno\p{L}*)|zachowa\p{L}+)`,
  String.raw`não (?:rastreamos|seguimos|monitorizamos) (?:a sua|as suas|os) (?:visitas?|navega[çc][ãa]o|visitantes|utilizadores|atividade)`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, "iu"));

/** On other companies' sites, which is what signals such as Do Not Track are about. */
export const ON_OTHER_SITES =
  /(?<!\p{L})(?:across|over time|other (?:web ?)?sites|third[- ]part(?:y|ies)|beyond|outside|elsewhere|after you leave|off (?:this|our)|locations?|gps|andere[nr]? (?:web)?(?:seiten|sites?)|websiteübergreifend|d[’']autres sites|otr[oa]s (?:sitios|webs?|p[áa]ginas)|altri siti|andere (?:web)?sites|innych stron\p{L}*|outros sites)(?!\p{L})/iu;

const AIMED = String.raw`cross[- ]context(?:ual)?(?: behaviou?ral)?|targeted|behaviou?ral(?:ly targeted)?|interest[- ]based|personali[sz]ed|personalisierte\p{L}*|verhaltensbasierte\p{L}*|gepersonaliseerde`;
const TARGETED = String.raw`(?:for|f[üu]r|para|pour|per|voor) (?:the purposes? of |purposes of |any |zwecke |fins de |fines de |de la |de |la )?(?:(?:${AIMED}) (?:ads|advertis\p{L}+|marketing|werb\p{L}+|advertenties|reclame)|retargeting|publicit[ée]\p{L}* (?:cibl|comportement|personnalis)\p{L}*|publicidad (?:dirigida|comportamental|personalizada)|pubblicit[àa] (?:mirata|comportamentale|personalizzata))`;

/** Sentences by which a policy says that nothing is shared to aim advertising at people, as California means it, too. */
export const SHARES_FOR_NO_TARGETING: readonly RegExp[] = [
  String.raw`(?:do not|don['’]t|does not|will not|won['’]t|have not|has not|never) (?:[\p{L}“”"']+,? (?:or |nor |and )?){0,4}?[“"']?(?:share|disclose|provide|pass|use|process|shared|disclosed)(?!\p{L})[^.]{0,120}(?<!\p{L})${TARGETED}`,
  String.raw`(?:do not|don['’]t|does not|have not|has not|never) [“"']?(?:sell|sold)[”"']?,? (?:or|nor|and) [“"']?share[d”"']*(?!\p{L})[^.]{0,60}(?:information|data)(?:[.;]|[^.]{0,40}(?:defined|ccpa|california))`,
  String.raw`(?:geben|nutzen|verwenden|teilen)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:nie(?:mals)?|nicht|keine\p{L}*)(?!\p{L})[^.]{0,60}(?<!\p{L})${TARGETED}`,
  String.raw`(?:ne (?:partage|transmet|utilis|communiqu)\p{L}* (?:pas|jamais)|(?:no|nunca) (?:compart|us|utiliz|ced)\p{L}+|non (?:condivid|us|utilizz|ced)\p{L}+)[^.]{0,100}(?<!\p{L})${TARGETED}`,
  String.raw`(?:delen|gebruiken)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:niet|nooit|geen)(?!\p{L})[^.]{0,60}(?<!\p{L})${TARGETED}`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, "iu"));

/** Where such a sentence speaks of some people or data alone. */
export const OF_SOME =
  /(?<!\p{L})(?:under (?:the age of )?1[3-8]|minors?|child(?:ren)?|younger|sensitive|students?|opt(?:ed)?[- ]?out|opt[- ]?in|once|after|kinder\p{L}*|minderj[äa]hrig\p{L}*|mineurs?|menores|minori|minderjarig\p{L}*)(?!\p{L})/iu;

const NETWORKS = String.raw`facebook|instagram|meta|google|tiktok|pinterest`;
const TO_ADVERTISERS = String.raw`[^.]{0,120}(?<!\p{L})(?:to|with)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:advertisers?|ad(?:vertising)? (?:networks?|companies|partners|platforms|agencies)|marketers|social[- ](?:media|networks?|networking)|${NETWORKS})(?!\p{L})`;
const WERBENDE = String.raw`(?:werbe(?:treibende|netzwerk|partner|unternehmen|firmen|kunde|plattform)\p{L}*|soziale\p{L}* (?:netzwerk|medien)\p{L}*|${NETWORKS})(?!\p{L})`;
const ANNONCEURS = String.raw`(?:annonceurs?|r[ée]gies? publicitaires?|r[ée]seaux (?:sociaux|publicitaires)|partenaires publicitaires|publicitaires|${NETWORKS})(?!\p{L})`;
const ANUNCIANTES = String.raw`(?:anunciantes|redes (?:sociales|publicitarias)|empresas de publicidad|socios publicitarios|${NETWORKS})(?!\p{L})`;
const INSERZIONISTI = String.raw`(?:inserzionisti|reti (?:sociali|pubblicitarie)|social (?:network|media)|societ[àa] pubblicitarie|partner pubblicitari|${NETWORKS})(?!\p{L})`;
const ADVERTEERDERS = String.raw`(?:adverteerders|advertentie(?:netwerken|partners|bedrijven)|reclame(?:netwerken|bureaus|partners)|sociale (?:media|netwerken)|${NETWORKS})(?!\p{L})`;

/** Sentences by which a policy says that what it holds goes to no advertiser or social network, in six languages. */
export const TELLS_NO_ADVERTISER: readonly RegExp[] = [
  String.raw`(?:never|do not|don['’]t|does not|will not|won['’]t|nor do we|refuse to) (?:\p{L}+,? (?:or |nor |and )?){0,4}?(?:share|disclose|give|pass|provide|send|transmit|release|reveal)(?!\p{L})${TO_ADVERTISERS}`,
  String.raw`(?:is|are|will be|gets?) (?:never|not)(?: ever| being)? (?:\p{L}+,? (?:or |nor )?){0,3}?(?:shared|disclosed|given|passed(?: on)?|provided|sent|transmitted|released|revealed)${TO_ADVERTISERS}`,
  String.raw`(?:no|none of (?:your|the|this)) (?:[\p{L}-]+ ){0,3}(?:information|data|details|answers?)[^.]{0,40} (?:is|are|goes|go|will be|will (?:ever )?go)(?!\p{L})${TO_ADVERTISERS}`,
  String.raw`(?:geben|teilen|übermitteln|leiten|senden)(?!\p{L})[^.]{0,100}(?<!\p{L})(?:nie(?:mals)?|nicht|keine\p{L}*|weder)(?!\p{L})[^.]{0,80}${WERBENDE}`,
  String.raw`(?:werden|wird)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:nie(?:mals)?|nicht|weder)(?!\p{L})[^.]{0,80}${WERBENDE}[^.]{0,60}(?:gegeben|geteilt|übermittelt|geleitet|gesendet)`,
  String.raw`ne (?:transmet|partag|communiqu|divulgu|c[èé]d|envo|fourni|donn)\p{L}* (?:pas|jamais|aucune?)[^.]{0,120}(?<!\p{L})${ANNONCEURS}`,
  String.raw`ne (?:sont|seront|est|sera) (?:jamais|pas) [^.]{0,20}(?:transmis|partag|communiqu|divulgu|c[èé]d|envoy|fourni)[^.]{0,80}(?<!\p{L})${ANNONCEURS}`,
  String.raw`(?:no|nunca|jamás) (?:se )?(?:compart|ced|comunic|revel|facilit|env[ií]|transmit|proporcion)\p{L}+[^.]{0,120}(?<!\p{L})${ANUNCIANTES}`,
  String.raw`non (?:vengono |sono |saranno |verranno )?(?:mai )?(?:condivi|ced|comunic|trasm|forni|diff|invi)\p{L}+[^.]{0,120}(?<!\p{L})${INSERZIONISTI}`,
  String.raw`(?:delen|geven|verstrekken|sturen|worden|wordt)(?!\p{L})[^.]{0,100}(?<!\p{L})(?:niet|nooit|geen)(?!\p{L})[^.]{0,100}(?<!\p{L})${ADVERTEERDERS}`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, "iu"));

/** Data that trackers do not send: a promise about these alone says nothing of them. */
export const DATA_APART =
  /(?<!\p{L})(?:personally[- ]identif\p{L}+|ip[- ]add?ress\p{L}*|e-?mail|phone|mobile|sms|text[- ]messag\p{L}*|opt-in|payment|credit|card|password|workspace|google (?:user|account) data|api|calendar|gmail|telefonnummer\p{L}*|handynummer\p{L}*|zahlungsdaten|kreditkart\p{L}*|t[ée]l[ée]phone|paiement|tel[ée]fono|pago|telefono|pagamento|telefoonnummer|betaalgegevens|correo|mailadres\p{L}*)(?!\p{L})/iu;

/** What a sentence adds about something else once its denial is done. */
export const NEW_CLAUSE =
  /[,;]\s+(?:and|und|et|y|e|en|i|oraz)\s+(?:we|it|our|your|wir|unsere|nous|notre|nosotros|nuestro|noi|il nostro|wij|onze)(?!\p{L}).*$|\s+and (?:we )?(?:never|do not|don['’]t)(?!\p{L}).*$/iu;

/** Between the things of a list. */
export const AND =
  /\s*(?:,|\/|(?<!\p{L})(?:or|nor|and|no|any|oder|und|noch|keine?|et|ou|ni|y|o|e|né|of|en|geen|ani|i|lub|nem)(?!\p{L}))\s*/iu;

/** Words for each, in the same languages. Cookies of a kind are denied by their kind. */
export const DENIED_WORDS: Readonly<
  Record<Exclude<Denied, "cookies" | "selling" | "sharing" | "targeting" | "advertisers">, RegExp>
> = {
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
