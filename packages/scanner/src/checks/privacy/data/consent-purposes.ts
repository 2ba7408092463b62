/** Words with which people ask in their own voice for mail or messages that advertise, and not about what they ordered. */
export const SEND_ME_ADVERTISING = new RegExp(
  [
    String.raw`(?:text|sms|e-?mail|send|call|message|notify|alert) (?:me|us)(?! (?:when|if|about (?:my|our|this)))[^.]{0,40}\b(?:offers?|deals?|news|discounts?|coupons?|specials?|promos?|sales|savings|tips)\b`,
    String.raw`(?:text|sms|e-?mail|send) (?:me|us) (?:about )?(?:new|upcoming|future|other|more) (?:products|services|events|sales|classes|collections|arrivals)`,
    String.raw`(?:schick|send|mail|schreib)[a-zäöü]* (?:mir|uns)[^.]{0,40}(?:\bneues\b|neuigkeiten|angebote|aktionen|rabatte|tipps|gutscheine)`,
    String.raw`(?:envoyez|envoie)[- ](?:moi|nous)[^.]{0,40}(?:nouveaut[ée]s|nouvelles|promo|r[ée]ductions|bons plans|conseils)`,
    String.raw`(?:env[íi](?:ad|en|e|a)(?:me|nos)|quiero recibir)[^.]{0,40}(?:noticias|descuentos|promos|consejos|cupones)`,
    String.raw`(?:inviate(?:mi|ci)|mandate(?:mi|ci)|voglio ricevere)[^.]{0,40}(?:novit[àa]|notizie|sconti|promo|consigli)`,
    String.raw`(?:stuur|mail) (?:me|mij|ons)[^.]{0,40}(?:nieuws|acties|kortingen|tips)`,
  ].join("|"),
  "iu",
);

/** Words with which people ask to hear of what they ordered, booked or asked. */
export const ABOUT_THEIR_ORDER =
  /(?:call|phone|text|sms|e-?mail|contact|notify|message) (?:me|us)(?: by \w+| back)? (?:when|if|once|to confirm|about (?:my|our|this|the))[^.]*/giu;

/** What a box of a form asks people to agree to, by its words in the languages of most sites. */
export const MARKETING_PURPOSES: readonly { name: string; words: RegExp }[] = [
  {
    name: "newsletter or offers",
    words:
      /newsletter|marketing e-?mails?|promotion|special offers?|(?:receive|get|be sent|e-?mail me) (?:[^.]{0,30} )?(?:offers|deals|promotions|discounts|marketing)|rundbrief|infobrief|werbung|angebote(?! an)|infolettre|lettre d[’']information|offres|bolet[ií]n|ofertas|comunicaciones (?:comerciales|publicitarias)|comunicazioni (?:commerciali|promozionali)|promozion|offerte|nieuwsbrief|aanbiedingen|biuletyn|ofert handlow|informacj\S* handlow|novidades|comunica[cç][oõ]es (?:comerciais|de marketing)|nyhetsbrev|nyhedsbrev/i,
  },
  {
    name: "calls or text messages",
    words:
      /(?:phone|telephone|marketing|sales|automated) calls?|call me|calls (?:from|by)|by (?:phone|telephone|sms|text)|text messages?|anrufe|telefonwerbung|per (?:telefon|sms)|telefonisch|appels (?:t[ée]l[ée]phoniques|commerciaux|publicitaires)|par (?:t[ée]l[ée]phone|sms)|llamadas|por (?:tel[ée]fono|sms)|telefonate|chiamate|per telefono|kontakt telefoniczny|po[łl][aą]cze[ńn] telefoniczn|chamadas|por telefone/i,
  },
  {
    name: "sharing with other companies",
    words:
      /(?:shar|pass|disclos|transfer)[a-z]*[^.]{0,60}(?:partners?|sponsors?|third part|affiliates)|(?:partners?|sponsors?|third part\w+) (?:may|can|to) (?:contact|use|send)|(?:weitergabe|weitergegeben|weitergeben|[üu]bermittlung)[^.]{0,60}(?:partner|sponsor|dritte|unternehmen)|(?:partner|sponsor|dritte)[\p{L}]*[^.]{0,30}(?:weitergegeben|weitergeben|[üu]bermittel)|(?:transmi|partag|communi|cess|c[ée]d|divulgu)[a-zèéê]*[^.]{0,60}(?:partenaires|tiers|sponsors)|(?:ceder|cedan|cedidos|cesi[óo]n|compart(?:ir|an)|comunicar)[^.]{0,60}(?:terceros|socios|patrocinadores|empresas)|(?:cession|cedut|comunicat|comunicazion|condivi)[a-z]*[^.]{0,60}(?:terzi|partner|sponsor)|(?:delen|doorgeven|verstrekken|gedeeld)[^.]{0,60}(?:partners|derden|sponsors)|(?:partners|derden|sponsors)[^.]{0,30}(?:delen|doorgeven)|(?:przekaz|udost[ęe]pni)[a-ząćęłńóśźż]*[^.]{0,60}(?:partner|sponsor|podmiot)|(?:partilh|ced)[a-zçãáéí]*[^.]{0,60}(?:parceiros|terceiros|patrocinadores)/iu,
  },
];

/** Terms or a policy that people have to accept whatever else they agree to. */
export const TERMS_WORDS =
  /\bterms\b|conditions|privacy policy|teilnahmebedingungen|\bagb\b|datenschutzerkl|nutzungsbedingungen|r[èe]glement|politique de confid|\bbases (?:legales|del)|condiciones|pol[ií]tica de privacidad|regolamento|condizioni|informativa|voorwaarden|privacyverklaring|regulamin|\bstatut|polityk\S* prywatno|termos|condi[cç][oõ]es|pol[ií]tica de privacidade/i;

/** Words by which a label says that a box has to be checked. */
export const REQUIRED_WORDS =
  /pflichtfeld|\brequired\b|mandatory|obligatoire|obligatori[oa]|obbligatori[oa]|verplicht|wymagan|obrigat[óo]ri/i;

/** Words by which a label asks people to check the box if they want no advertising. */
export const REFUSAL_WORDS =
  /(?:do ?n[o’']t|do not|not|rather not|prefer not) (?:(?:want|wish|like) )?(?:to )?(?:receive|get|hear|be (?:contacted|sent|emailed))|(?:do not|don[’']t) (?:contact|email|send|share|want|wish)|(?:kein(?:e|en)?|nicht)[^.]{0,50}(?:erhalten|bekommen|m[öo]chte|w[üu]nsche|zusenden)|ne (?:souhaite|veux|d[ée]sire|pas)[^.]{0,40}(?:recevoir|pas)|no (?:deseo|quiero)[^.]{0,20}recibir|non (?:desidero|voglio)[^.]{0,20}ricevere|(?:geen|g[ée]{2}n|niet)[^.]{0,60}(?:ontvangen|wil|wens)|nie (?:chc[ęe]|życz)[^.]{0,40}|n[ãa]o (?:desejo|quero)[^.]{0,20}receber|vill inte|ønsker ikke|en halua/iu;

/** A sentence by which sending a form counts as agreeing to what it says. */
export const AGREED_BY_SENDING =
  /(?<!\p{L})(?:by (?:press|click|tap|submit|send|book|order|register|sign|continu|complet|us|subscrib|join|enter|provid|giv|appl|request|creat|proceed|check|download|plac|participat|play|claim)\w*[^.]{0,80}\byou (?:[a-z]+ )?(?:consent|agree|authori[sz]e|opt in)|mit (?:dem |der |ihrer |deiner |einem )?(?:absenden|teilnahme|senden|klick|anfrage|buchung|bestellung|anmeldung|registrierung|eintragung|eintrag)[^.]{0,80}(?:willigen sie|stimmen sie|erklären sie|willigst du|stimmst du|erklärst du)|en (?:cliquant|participant|envoyant|validant|soumettant|réservant|commandant|vous (?:inscrivant|abonnant)|t[’']inscrivant|t[’']abonnant)[^.]{0,80}(?:vous (?:acceptez|consentez|autorisez)|tu (?:acceptes|consens|autorises))|al (?:enviar|participar|pulsar|hacer clic|reservar|registrar(?:se|te)|suscribir(?:se|te)|inscribir(?:se|te)|continuar)[^.]{0,80}(?:acepta|consiente|autoriza)s?(?!\p{L})|(?:inviando|partecipando|cliccando|premendo|prenotando|(?:iscrivendo|registrando|abbonando)(?:si|ti|vi))[^.]{0,80}(?:accett|acconsent|autorizz)[ai]|door (?:(?:je|u|uw?|te|op|het|in|aan) ){0,3}(?:verzenden|versturen|klikken|boeken|bestellen|schrijven|melden|inschrijving|aanmelding)[^.]{0,80}(?:gaat u|ga je|stemt u|stem je|geeft u toestemming|geef je toestemming)|(?:zapisując|rejestrując|wysyłając)[^.]{0,80}(?:zgadza(?:sz|ją) się|wyraża(?:sz|ją)|akceptuje(?:sz)?)|ao (?:enviar|subscrever|registar-se|inscrever-se|clicar)[^.]{0,80}(?:aceita|concorda|autoriza|consente))[^.]*/iu;

/** Words of a charge that comes again by itself. */
export const RENEWAL_WORDS =
  /auto(?:matic(?:ally)?)?[- ]?renew|renew(?:al|s|ed|ing)? (?:automatically|each|every|until)|recurring (?:charge|payment|billing|donation|gift)|(?:charge[sd]?|bill(?:s|ed)?|pay|debit(?:ed)?)(?:[^.]|\.\d){0,50} (?:a|an|per|each|every|\/) ?(?:week|month|quarter|year)|(?:charge[sd]?|bill(?:s|ed)?) (?:me |you |my card )?(?:weekly|monthly|yearly|annually)|make (?:this|it|my gift) (?:a )?(?:monthly|recurring)|verl[äa]nger[^.]{0,40}automatisch|automatisch[^.]{0,40}verl[äa]nger|renouvel[^.]{0,30}automatique|reconduction (?:tacite|automatique)|tacite reconduction|(?:renovaci[óo]n|renueva)[^.]{0,30}autom[áa]tic|rinnov[^.]{0,30}automatic|automatische? verleng|renova[çc][ãa]o autom[áa]tica/iu;

/** Words by which a label says that people agree. */
export const AGREEING_WORDS =
  /(?<!\p{L})(?:agree|accept|authori[sz]e|consent|acknowledge|einverstanden|stimme|akzeptiere|willige|j[’']accepte|j[’']autorise|consens|acepto|autorizo|accetto|acconsento|autorizzo|ga akkoord|aceito)(?!\p{L})/iu;

/** Companies that people don't know they write to when they ask for a newsletter, and what these may then do. */
export const MAIL_OF_OTHERS =
  /(?<!\p{L})(?:partners?|sponsors?|affiliates|third part(?:y|ies)|other (?:compan|brand|business)\p{L}+|partnern?|dritten?|partenaires|tiers|socios|terceros|patrocinadores|colaboradores|partner|terzi|derden|partner(?:zy|ów|ami)|parceiros|terceiros)(?!\p{L})[^.]{0,120}(?<!\p{L})(?:e-?mail\p{L}*|mail\p{L}*|send|contact\p{L}*|offers?|promotions?|marketing|zusenden|senden|werbung|angebote|kontaktieren|envoy\p{L}*|offres|sollicit\p{L}*|contacter|env[ií]\p{L}*|ofertas|publicidad|inviare|inviarti|inviarle|offerte|promozion\p{L}*|aanbiedingen|sturen|benaderen|oferty|promocyjn\p{L}*|promo[çc][õo]es)(?!\p{L})/iu;
