/** What a promise or a policy speaks of, where it is about something in particular. */
export const PARTICULAR_DATA: readonly RegExp[] = [
  /(?<!\p{L})(?:titles?|(?:watch|view)(?:ing)? (?:history|habits)|(?:you|users) (?:watch|view)|films?|movies|videos you)(?!\p{L})/iu,
  /(?<!\p{L})(?:answers?|responses?|quiz|questionnaires?|evaluations?|antworten|r[ée]ponses|respuestas|risposte)(?!\p{L})/iu,
  /(?<!\p{L})(?:health|medical|symptoms?|diagnos[ei]s|treatments?|gesundheits?\p{L}*|sant[ée]|m[ée]dicales|salud|m[ée]dicos|salute|sanitari)(?!\p{L})/iu,
  /(?<!\p{L})(?:locations?|whereabouts|standort\p{L}*|localisation|g[ée]olocalisation|ubicaci[óo]n|posizione)(?!\p{L})/iu,
  /(?<!\p{L})(?:photos?|pictures?|selfies?|fotos?|bilder|im[áa]genes|foto)(?!\p{L})/iu,
  /(?<!\p{L})(?:messages?|chats?|conversations?|nachrichten|mensajes|messaggi)(?!\p{L})/iu,
  /(?<!\p{L})(?:e-?mail address(?:es)?|your e-?mail|e-?mail-?adresse|adresse e-?mail|correo electr[óo]nico|indirizzo e-?mail)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:phone|mobile|telephone|cell) numbers?|telefonnummer|num[ée]ro de t[ée]l[ée]phone|n[úu]mero de tel[ée]fono)(?!\p{L})/iu,
  /(?<!\p{L})(?:purchases?|order history|what you (?:buy|order)|eink[äa]ufe|achats|compras|acquisti)(?!\p{L})/iu,
];

/** All that people give, in so many words. */
export const ALL_DATA =
  /(?<!\p{L})(?:(?:your|all|any|personal|customer|user) (?:personal )?(?:information|data|details|submissions?)|(?:information|data|details|everything|anything|what|whatever) (?:that )?you (?:\p{L}+ )?(?:submit|give|write|provide|enter|send|tell|share)|(?:ihre|deine|personenbezogene|persönliche)n? (?:\p{L}+ )?(?:daten|angaben)|(?:vos|données) (?:données|informations|personnelles)|(?:sus|tus) (?:datos|respuestas)|datos personales|(?:i tuoi|i suoi|i vostri) dati|dati personali)(?!\p{L})/iu;

/** That it is passed on to nobody. What follows must be everyone or no one in particular. */
export const KEEPS_TO_ITSELF: readonly RegExp[] = [
  /(?<!\p{L})(?:never|do not|don['’]t|does not|will not|won['’]t) (?:ever )?(?:\p{L}+,? (?:(?:or|nor) )?){0,3}?(?:share|disclose|give|pass on|reveal|release|transmit)(?!\p{L})/iu,
  /(?<!\p{L})(?:is|are|will be) (?:never|not)(?: ever)? (?:\p{L}+,? (?:or |nor )?){0,3}?(?:shared|disclosed|given|passed on|revealed|released|transmitted)(?!\p{L})/iu,
  /(?<!\p{L})(?:geben|leiten|übermitteln|teilen)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:niemals|nie|nicht)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:weiter|dritte|anderen?)(?!\p{L})/iu,
  /(?<!\p{L})ne (?:partage|transmett|communiqu|divulgu|c[ée]d)\p{L}+ (?:jamais|pas)(?!\p{L})/iu,
  /(?<!\p{L})(?:nunca|no) (?:compart|ced|comunic|revel|divulg)\p{L}+(?!\p{L})/iu,
  /(?<!\p{L})non (?:condivid|ced|comunic|divulg)\p{L}+(?!\p{L})/iu,
];

/** That no one but the firm reads what a form sends. */
export const CONFIDENTIAL =
  /(?<!\p{L})(?:(?:strictly|completely|absolutely|fully|entirely|100 ?%) (?:confidential|private|anonymous)|(?:seen|read|viewed|reviewed) only by|(?:stays?|remains?) (?:strictly )?(?:confidential|private|between)|in (?:strict|complete|full|the strictest) confidence|streng(?:stens)? vertraulich|absolut vertraulich|strictement confidentiel\p{L}*|en toute confidentialit[ée]|(?:estrictamente|totalmente) confidencial\p{L}*|con total confidencialidad|strettamente (?:riservat|confidenzial)\p{L}*|massima riservatezza|strikt vertrouwelijk)(?!\p{L})/iu;

/** Whom nobody means by 'our team': companies that advertise, or deal in data. */
const ADVERTISERS = String.raw`(?:advertis\p{L}+|ad (?:networks?|partners)|marketing (?:partners?|compan\p{L}+|affiliates)|marketers|lead[- ](?:generation|buyers?)|data brokers?|sponsors|facebook|meta|tiktok|pinterest|linkedin)`;
export const PASSED_ON: readonly RegExp[] = [
  String.raw`(?:share|disclose|sell|rent|provide|transfer|pass|make available|send|give)s?(?!\p{L})[^.]{0,200}(?<!\p{L})(?:with|to)(?!\p{L})[^.]{0,80}(?<!\p{L})${ADVERTISERS}`,
  String.raw`(?:is|are|be) (?:shared|disclosed|sold|rented|provided|transferred|passed on)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:with|to)(?!\p{L})[^.]{0,80}(?<!\p{L})${ADVERTISERS}`,
  String.raw`(?:geben|leiten|übermitteln|teilen|verkaufen)(?!\p{L})[^.]{0,120}(?<!\p{L})(?:werbe(?:partner|treibende|netzwerke|kunden)\p{L}*|marketingpartner\p{L}*|adresshändler\p{L}*|meta|facebook|tiktok)`,
  String.raw`(?:partage|transmett|communiqu|vend|c[ée]d)\p{L}+[^.]{0,120}(?<!\p{L})(?:partenaires (?:publicitaires|commerciaux|marketing)|annonceurs|r[ée]gies publicitaires|meta|facebook|tiktok)`,
  String.raw`(?:compart|ced|comunic|vend)\p{L}+[^.]{0,120}(?<!\p{L})(?:socios (?:publicitarios|comerciales|de marketing)|anunciantes|redes publicitarias|meta|facebook|tiktok)`,
  String.raw`(?:condivid|ced|comunic|vend)\p{L}+[^.]{0,120}(?<!\p{L})(?:partner (?:pubblicitari|commerciali|di marketing)|inserzionisti|meta|facebook|tiktok)`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, "iu"));
