import type { Evidence } from "#evidence.ts";

type Profile = Evidence["profiles"][number];

/** One thing a policy is expected to say, and the words by which policies say it. */
export interface PolicyTopic {
  name: string;
  /** Law profiles that expect it. */
  profiles: readonly Profile[];
  /** English wordings. */
  words: RegExp;
  /** Wordings in German, French, Spanish, Italian, Dutch, Polish and Portuguese. */
  elsewhere: RegExp;
  /** Sentences that use the same words for something else, and are left out. */
  not?: RegExp;
  /** Set where only a site that stores something on visitors' devices has to speak of it. */
  aboutStorage?: true;
  /** Set where only a site that asks for consent has to speak of it. */
  aboutConsent?: true;
  /** Set where only authorities and other public bodies have to. */
  isOfPublicBodies?: true;
  /** Where laws ask for it of every policy. */
  laws?: Partial<Record<Profile, string>>;
  /** Set where a law asks for it of every company that tracks people, however small, whether or not the policy names it. */
  isForAll?: true;
  /** Any word, in any language read, with which a policy could speak of it. Without one, it is missing for sure. */
  traces?: RegExp;
}

const ALL: readonly Profile[] = ["US", "CA", "EU"];
const CALIFORNIA: readonly Profile[] = ["CA"];
const EUROPE: readonly Profile[] = ["EU"];

/** Topics of GDPR Art. 13, 11 CCR §7011(e) and CalOPPA §22575(b). */
export const POLICY_TOPICS: readonly PolicyTopic[] = [
  {
    name: "who is responsible",
    profiles: EUROPE,
    not: /(?:game|volume|remote|flow|climate|temperature) controller/i,
    words:
      /data controller|controller\s*(?::|is\b|of\b|for\b)|\b(?:is|as) the controller\b|responsible (?:party|person)\s*:|(?:responsible|in charge)[^.]{0,40}(?:data|information|processing)|we are|(?:operated|run|published|owned) by/i,
    elsewhere:
      /verantwortlich|responsable|responsabil|titolare|verwerkingsverantwoordelijke|verantwoordelijk|administrator|encarregado|betreiber/i,
  },
  {
    name: "how to get in touch",
    profiles: ALL,
    words: /contact (?:us|our|the|details)|reach us|write to us|@/i,
    elsewhere:
      /kontakt|contact|erreich(?:en|bar)|schreiben sie|écri(?:re|vez)|escr[ií]b|scriv|schrijf|napisz|@/i,
  },
  {
    name: "how to reach the data protection officer",
    profiles: EUROPE,
    isOfPublicBodies: true,
    words: /data protection officer|\bdpo\b/i,
    elsewhere:
      /datenschutzbeauftragt|d[ée]l[ée]gu[ée]e? [àa] la protection|\bdpo\b|\bdpd\b|delegad[oa] de protecci[óo]n|responsabile (?:della|per la) protezione|\brpd\b|functionaris (?:voor )?gegevensbescherming|\bfg\b|inspektor(?:em|a|owi)? (?:ochrony danych|danych)|\biod\b|encarregado (?:da|de) prote[çc][ãa]o/i,
    laws: { EU: "GDPR Art. 13(1)(b)" },
    traces:
      /officer|beauftragt|d[ée]l[ée]gu[ée]|delegad|\bdp[od]\b|\brpd\b|responsabile della protezione|functionaris|inspektor|encarregado/i,
  },
  {
    name: "which data are collected",
    profiles: ALL,
    words:
      /(?:information|data) (?:that )?(?:we|is|are) (?:may )?(?:collect|process|gather)|categories of (?:personal )?(?:information|data)|what (?:data |information )?we (?:collect|use|hold|keep)|\bidentifiers\b|we (?:use|need|ask for|hold|keep) (?:your |the )?[^.]{0,40}(?:name|email|e-mail|address|details|data|information)|\b(?:names?|order details|contact details)\b[^.]{0,40}\b(?:e-?mail|address|phone)/i,
    elsewhere:
      /erheb|(?:verarbeite|speicher|erfass|sammel)[a-zäöü]*[^.]{0,80}(?:daten|adresse|namen?|e-?mail|angaben|ip-)|(?:daten|angaben|informationen)[^.]{0,60}(?:verarbeite|speicher|erfass|sammel|anfallen)|(?:collect|recueill|trait)[a-zéèê]*[^.]{0,60}(?:donn[ée]es|informations|adresse|nom)|(?:donn[ée]es|informations)[^.]{0,60}(?:collect|recueill|trait)|(?:recog|recopil|recab|trat)[a-záéíó]*[^.]{0,60}(?:datos|informaci)|(?:datos|informaci[óo]n)[^.]{0,60}(?:recog|recopil|recab|trat)|(?:raccogl|tratt)[a-zàèìò]*[^.]{0,60}(?:dati|informazioni)|(?:dati|informazioni)[^.]{0,60}(?:raccol|tratt)|(?:verzamel|verwerk)[a-z]*[^.]{0,60}(?:gegevens|informatie)|(?:gegevens|informatie)[^.]{0,60}(?:verzamel|verwerk)|(?:zbiera|przetwarza|gromadz)[a-ząćęłńóśźż]*[^.]{0,60}(?:dan|informacj)|dane[^.]{0,60}(?:zbiera|przetwarza|gromadz)|(?:recolh|colet|trat)[a-zçãáéí]*[^.]{0,60}(?:dados|informa)|dados[^.]{0,60}(?:recolh|colet|trat)/i,
  },
  {
    name: "what the data are used for",
    profiles: ALL,
    not: /(?:name|cookie|anbieter|nom|nombre|nome|naam) (?:and |und |et )?(?:purpose|zweck|finalit[éeà]|finalidad|doel)|following cookies|folgende cookies|cookies suivants|siguientes cookies|seguenti cookie|deze cookies/i,
    words:
      /how we use|(?:and|,) why\b|why we (?:use|collect|need|process|ask)|purposes?|we (?:may )?use (?:your|the|this|personal|it|them)|(?:data|information|details|addresses|identifiers|photos)[^.]{0,60},? (?:for|to) (?:provid|run|send|answer|prepare|perform|deliver|bill|support)|\bfor (?:providing|running|sending|answering|delivering)\b|\b(?:only|just) to (?:run|operate|provide|send|answer|deliver|keep|give|bill)\b|\bcollect[a-z]* [^.]{0,200}(?:, to|in order to) [a-z]+|\bto keep (?:it|them|the (?:site|website|service|account)|our [a-z]+|your account) (?:safe|secure|running|working)\b/i,
    elsewhere:
      /zweck|\bum (?:ihnen|ihre|die|den|das|uns)[^.]{0,80}\bzu\b|\bzur (?:abwehr|sicherung|sicherheit|bearbeitung|beantwortung|erf[üu]llung|durchf[üu]hrung|abwicklung|verbesserung|auswertung)|(?:nutzen|verwenden|brauchen) (?:wir|sie|diese|ihre)|finalit[eéà]|(?:utilisons|servent|utilis[ée]es) |\bpour (?:vous (?:r[ée]pondre|envoyer|contacter|livrer)|r[ée]pondre|traiter|assurer|am[ée]liorer|g[ée]rer)|finalidad|(?:utilizamos|usamos) |finalità|(?:utilizziamo|usiamo) |doel(?:einde)?|(?:gebruiken) |cel(?:u|ach|em|e)?\b|finalidades|(?:utilizamos) /i,
  },
  {
    name: "where the data come from",
    profiles: CALIFORNIA,
    not: /open[- ]?source|source code|code source|quellcode|c[óo]digo fuente|fuentes? (?:tipogr|web|de google|externas)|imagen(?:es)? y fuentes/i,
    words:
      /sources? (?:of (?:the |this |that |such |your |personal )*(?:data|information)|from which|are|is|being)|(?:\band|&|\/|\bits|\btheir|categories of) sources?\b|\bsources?\s*:|(?:data|information) comes? from|(?:get|receive|collect)[a-z]* (?:it|them|this|data|information|your)[^.]{0,60}from|collect[a-z]* [^.]{0,120}\bfrom you\b|from (?:third parties|you directly|other sources|you (?:and|or) your (?:browser|device|phone))|directly from you|(?:information|data|details) (?:that |which )?you (?:give|provide|send|submit|enter)|(?:information|data)[^.]{0,30}collected automatically|automatically collect/i,
    elsewhere:
      /(?:und|\/) (?:quelle|herkunft)|(?:quellen?|herkunft|sources?|fuentes?|fonti?|fontes?|origine|origem|origen|provenance|bron(?:nen)?|[źz]r[óo]d[łl][oa])\s*:|von ihnen (?:und|oder|selbst)|(?:daten|angaben),? die sie (?:uns )?(?:geben|mitteilen|eingeben|machen)|(?:et|\/) (?:leurs? )?(?:sources?|provenance)\b|de vous et de votre|donn[ée]es que vous (?:nous )?(?:fourni|donne|communique)|\b(?:y|e|sus?) (?:sus? )?(?:fuentes?|origen|procedencia)\b|sus fuentes|de usted y de su|datos que (?:usted )?(?:nos )?(?:proporciona|facilita|da)|\be (?:la )?(?:fonte|provenienza)\b|da (?:lei|te) e dal|dati (?:che (?:ci )?forni|forniti)|\ben (?:hun |de )?(?:bron(?:nen)?|herkomst)\b|van u en uw|gegevens die u (?:ons )?(?:geeft|verstrekt|invult)|\b(?:i|oraz) (?:ich )?[źz]r[óo]d[łl][oa]|dane,? kt[óo]re (?:nam )?pod|\be (?:a )?(?:fonte|origem)\b|de si e do seu|dados que (?:nos )?forne|(?:quelle|herkunft)[^.]{0,40}daten|daten[^.]{0,60}(?:von dritten|direkt von ihnen|stammen)|(?:source|provenance|origine)[^.]{0,40}donn[ée]es|(?:origen|fuentes?|procedencia)[^.]{0,40}datos|(?:fonte|origine)[^.]{0,40}dati|(?:bron|herkomst)[^.]{0,40}gegevens|[źz]r[óo]d[łl][^.]{0,40}dan|(?:fonte|origem)[^.]{0,40}dados/i,
  },
  {
    name: "whom they are shared with",
    profiles: ALL,
    not: /portab|(?:another|other|new) (?:company|controller|provider)|third countr|outside (?:of )?(?:the )?(?:eu|eea|uk|europe|united)|third[- ]party (?:cookies|websites|sites|links)|share (?:this|our) |drittl[aä]nd|drittstaat|[üu]bertragbar|einschr[äa]nkung|pays tiers|hors (?:de )?l[’']|en dehors de|terceros pa[ií]ses|paesi terzi|derde landen|pa[ńn]stw[^.]{0,10}trzeci|pa[íi]ses terceiros/i,
    words:
      /(?:disclosed|shared) (?:to|with)|passed (?:on )?to|(?:(?:share|disclose)[a-z]*|\btransfer(?:red|ring)?) (?:your |the |any |personal |this )?(?:information|data|it)|third[- ]part(?:y|ies)|recipients|who (?:else )?(?:receives|gets|sees|has access)\b|we (?:share|disclose|pass)|(?:share|disclose)[a-z]* [^.]{0,60}\bwith\b|processors?\b/i,
    elsewhere:
      /empf[aä]nger|(?:geben|gibt|gegeben|weitergabe|[üu]bermitt|weitergegeben|weiterleit)[a-zäöü]*|dienstleister|auftragsverarbeit|\bdritte[nr]?\b|destinataire|(?:partag|transm|communiqu)[a-zéèê]*|sous-traitant|\btiers\b|destinatari|terceros|encargad[oa]s? del? tratamiento|compart|terz[ie]|responsabil[ei] del trattamento|condivid|ontvanger|derden|verwerker|delen|odbiorc|podmiot|udost[ęe]pnia|przekazuj|terceiros|partilh|subcontrat/i,
  },
  {
    name: "how long they are kept",
    profiles: ["CA", "EU"],
    not: /retain (?:the |a )?(?:right|copyright|ownership|control|title)|reserve/i,
    words:
      /retention|retain|how long|as long as|\b(?:kept|held) (?:for|until)\b|\bkeep [a-z ]{2,30} (?:for|until)\b|storage (?:time|duration)|(?:delet|eras|destroy)[a-z]*[^.]{0,60}(?:after|within) (?:\d+|an?|one|two|three|six|ten|twelve) ?(?:days?|weeks?|months?|years?)|(?:delet|eras|destroy)[a-z]*[^.]{0,40}(?:no longer|as soon as|once (?:we|they|it|the purpose))|(?:keep|store|hold)[a-z]* (?:it|them|your|this|these|the|personal|such)[^.]{0,40}(?:for|until|no longer|\d+ (?:days|weeks|months|years))|storage period/i,
    elsewhere:
      /speicher(?:dauer|frist|zeit)|l[öo]schfrist|dauer der (?:speicherung|verarbeitung)|aufbewahr|(?:vorgehalten|behalten|gespeichert)[^.]{0,40}(?:bis zu|\d+ (?:tage|wochen|monate|jahre))|retencj|reten[çc][ãa]o|gespeichert (?:bis|f[üu]r)|(?:l[öo]schen|gel[öo]scht|speichern)[^.]{0,60}(?:nach|sobald|bis|tage|monate|jahre|wochen)|conserv|dur[ée]e|plazo|conserva|bewaar|bewaren|przechow|okres|guarda|prazo/i,
    laws: { EU: "GDPR Art. 13(2)(a)" },
    traces:
      /\bkeep|\bkept\b|retain|retention|how long|period|delet|eras(?:e|ure)|\bdays?\b|weeks?\b|months?\b|years?\b|annual|aufbewahr|speicherdauer|l[öo]sch|frist|\btage|wochen|monat|jahr|dauer|solange|conserv|dur[ée]e|jours|mois\b|\bans\b|ann[ée]e|supprim|plazo|per[íi]odo|d[íi]as\b|meses|a[ñn]os|mientras|suprim|termine|periodo|giorni|mesi\b|\banni\b|finch|cancell|bewa(?:ar|ren)|termijn|dagen|maand|jaar|jaren|zolang|verwijder|przechow|okres|\bdni\b|miesi|\blat\b|\brok|usu(?:n|wa)|guarda|prazo|dias\b|\banos\b|apag|enquanto/i,
  },
  {
    name: "the legal basis",
    profiles: EUROPE,
    not: /\bobject\b|object to|objection|widerspr(?:echen|uch)|vous opposer|opposition|oponer|oposici|opporsi|opposizione|bezwaar|sprzeciw/i,
    words:
      /legal (?:bas[ei]s|grounds?|reasons?)|(?:because|when|where) (?:you|the law|we)[^.]{0,40}(?:consent|contract|legal obligation|legitimate)|lawful bas(?:is|es)|legitimate interests?|art(?:icle|\.)? ?6/i,
    elsewhere:
      /rechtsgrundlage|rechtliche grundlage|art(?:ikel|\.)? ?6|berechtigtes? interesse|bases? (?:l[eé]gale|jur[ií]dica|legal)|bas[ei] giuridic|fondement (?:l[ée]gal|juridique)|fundement|int[ée]r[êe]ts? l[ée]gitime|legitimaci[óo]n|inter[ée]s leg[ií]timo|legittimo interesse|grondslag|rechtsgrond|gerechtvaardigd belang|podstaw[aąęy] prawn|prawnie uzasadnion|fundamento/i,
    laws: { EU: "GDPR Art. 13(1)(c)" },
    traces:
      /\blegal|lawful|\bbas[ei]s\b|legitim|\bart(?:icle|\.)? ?\d|consent|contract|agree(?:d|ment)|obligation|rechtsgr|rechtlich|gesetzlich|grundlage|\bart(?:ikel|\.)? ?\d|§|einwillig|vertrag|berechtigt|interesse|l[ée]gal|\bbase|fondement|consentement|contrat|int[ée]r[êe]t|jur[íi]dic|leg[íi]tim|consentimiento|contrato|inter[ée]s|giuridic|legittim|consenso|contratto|grondslag|rechtsgrond|wettelijk|toestemming|overeenkomst|belang|podstaw|zgod|umow|prawn|fundament|consentimento/i,
  },
  {
    name: "the right to access",
    profiles: ["CA", "EU"],
    words:
      /right (?:to|of) (?:know|access)|\baccess\b,? (?:to |and |or )?(?:it|them|rectif|correct|eras|delet|restrict|portab)|rights?\b[^.]{0,40}\b(?:know|access)\b|\bask (?:for )?(?:us )?(?:for )?(?:access|what)\b|access (?:to )?(?:your|the) (?:personal )?(?:data|information)|(?:copy of|see|view|ask (?:us )?(?:what|which|for)|know what)[^.]{0,30}(?:personal |your )?(?:data|information)/i,
    elsewhere: new RegExp(
      [
        "auskunft|acc[eè]s|acceder|acceso|accesso|accedere|inzage|dost[ęe]p|acesso|aceder",
        // Asked for in plain words: 'you can ask us which data we hold on you'.
        "(?:fragen|erfahren|wissen|mitteilen)[^.]{0,40}welche (?:daten|angaben|informationen)|kopie (?:ihrer|deiner|aller|der) [^.]{0,20}daten|daten[^.]{0,30}einsehen",
        "(?:demander|savoir|conna[iî]tre)[^.]{0,40}quelles (?:donn[ée]es|informations)|copie de (?:toutes )?vos donn[ée]es|consulter vos donn[ée]es",
        "(?:preguntar|saber|conocer|pedir)[^.]{0,40}qu[ée] (?:datos|informaci[óo]n)|copia de (?:todos )?(?:sus|tus) datos|(?:consultar|ver) (?:sus|tus) datos",
        "(?:chieder|sapere|conoscere)[^.]{0,40}(?:quali|che) (?:dati|informazioni)|copia dei (?:suoi|tuoi|propri) dati|(?:consultare|vedere|visionare) i (?:suoi|tuoi|propri) dati",
        "(?:vragen|opvragen|weten)[^.]{0,40}welke (?:\\w+ )?(?:gegevens|informatie)|kopie van (?:al )?(?:je|uw|jouw|de) (?:\\w+ )?gegevens|gegevens[^.]{0,40}(?:inzien|opvragen|bekijken)|(?:inzien|opvragen) welke",
        "(?:zapyta|dowiedzie|spyta)[^.]{0,40}jakie (?:dane|informacje)|kopi[ęi] (?:swoich|twoich|pa[ńn]stwa) danych|wgl[ąa]du? (?:do|w)",
        "(?:perguntar|saber|pedir)[^.]{0,40}(?:que|quais) (?:os )?dados|c[óo]pia dos (?:seus|teus) dados|consultar os (?:seus|teus) dados",
      ].join("|"),
      "i",
    ),
    laws: { EU: "GDPR Art. 13(2)(b)", CA: "11 CCR §7011(e)" },
    traces:
      /\baccess|\bcop(?:y|ies)\b|\bknow\b|\bsee\b|\bview|request|inquir|auskunft|einseh|einsicht|kopie|erfahren|anfrag|acc[eè]s|copi[ea]|consult|connaître|demand|acced|acces|solicit|conocer|consultar|accesso|conoscere|richied|richiest|inzage|inzien|opvragen|bekijken|\bvra(?:ag|gen)|\bweten|\bfragen|\bwissen\b|mitteil|\bsavoir|pregunt|\bsaber|\bver\b|chied|sapere|vedere|kopi|verzoek|dost[ęe]p|wgl[ąa]d|[żz][ąa]da|zapyta|acess|aced|c[óo]pia|pedir|pedido/i,
  },
  {
    name: "the right to correction",
    profiles: ["CA", "EU"],
    words:
      /correct|rectif|(?:fix|amend|update|change)[a-z]* (?:your|any|the|inaccurate|wrong|incomplete)[^.]{0,25}(?:data|information|details|mistakes?)/i,
    elsewhere: new RegExp(
      [
        "berichtig|korrig|rectifi|rectific|rettific|correg|corrig|rectificatie|corrigeren|sprostowa|poprawi|retific",
        "richtig ?stellen|(?:daten|angaben)[^.]{0,30}(?:[äa]ndern|aktualisieren|verbessern|vervollst[äa]ndigen)(?: lassen)?",
        "(?:modifier|mettre [àa] jour|compl[ée]ter) (?:vos|ces|les) (?:donn[ée]es|informations)|(?:modificar|actualizar|completar) (?:sus|tus|los) datos",
        "(?:modificare|aggiornare|completare) i (?:suoi|tuoi|propri)? ?dati|(?:zmieni[ćc]|uzupe[łl]ni[ćc]|zaktualizowa[ćc]) (?:swoje |twoje )?dane|(?:alterar|atualizar|completar) os (?:seus|teus)? ?dados",
        "laten (?:verbeteren|aanpassen|wijzigen|bijwerken|aanvullen)|gegevens (?:\\w+ ){0,3}(?:verbeteren|aanpassen|wijzigen|bijwerken|aanvullen)",
      ].join("|"),
      "i",
    ),
    laws: { EU: "GDPR Art. 13(2)(b)", CA: "11 CCR §7011(e)" },
    traces:
      /correct|rectif|amend|\bfix|updat|chang|edit|accura|berichtig|korrig|korrekt|[äa]nder|aktualis|corrig|modif|actualis|rectific|correg|actualiz|rettific|aggiorn|wijzig|aanpass|verbeter|bijwerk|aanvul|verbesser|vervollst|richtig|complet|uzupe|correct|sprost|popraw|zmian|zmieni|aktualiz|retific|atualiz|alter/i,
  },
  {
    name: "the right to deletion",
    profiles: ["CA", "EU"],
    // When data are deleted without being asked is how long they are kept.
    not: /^(?!.*\b(?:request|ask|right|you (?:can|may))).*\b(?:deleted|erased|destroyed)\b[^.]{0,40}\b(?:after|within)\b/i,
    words:
      /delet|eras(?:e|ure)|(?:remove|wipe|destroy)[a-z]* (?:all )?(?:of )?(?:your|the|it|that)[^.]{0,20}(?:data|information|account)|right to be forgotten/i,
    elsewhere:
      /l[oö]sch|effac|suppression|supprim|supresi[oó]n|suprimir|borrar|eliminar|cancellazione|cancellare|verwijder|wissen|usuni[ęe]|apagamento|apagar|elimina/i,
    laws: { EU: "GDPR Art. 13(2)(b)", CA: "11 CCR §7011(e)" },
    traces:
      /delet|eras|remov|destroy|forgot|l[öo]sch|entfern|vergess|effac|suppr|oubli|suprim|supresi|borr|elimin|olvido|cancell|oblio|verwijder|wissen|verget|usu(?:n|wa)|zapomn|apag|esquec/i,
  },
  {
    name: "the right to object or restrict",
    profiles: EUROPE,
    words:
      /object to|\bobject\b[,.;]|objection|restrict|(?:stop|limit)[a-z]* (?:us |our )?(?:from )?(?:using|use of|processing|the way we use)|(?:tell|ask) us (?:not to|to stop)/i,
    elsewhere:
      /widerspr|einschr[äa]nk|oppos|limitation du traitement|limiter|oposici[oó]n|oponer|limitaci[oó]n|opposizione|opporsi|limitazione|bezwaar|beperk|sprzeciw|ogranicz|oposi[çc][ãa]o|opor|limita[çc]|nicht (?:mehr|l[äa]nger) (?:verwenden|nutzen|verarbeiten)|(?:cesser d[’']|ne plus )(?:utilis|trait)|dejar de (?:usar|utilizar|tratar)|(?:smettere|cessare) di (?:usare|utilizzare|trattare)|stoppen met (?:het )?(?:gebruik|verwerk)|deixar de (?:usar|utilizar|tratar)/i,
  },
  {
    name: "the right to take data along",
    profiles: EUROPE,
    words:
      /portabil|\bport (?:your|the|personal|this)|(?:transfer|move|transmit|send)[a-z]* (?:your |the |this |that |it |them )*(?:personal )?(?:data|information)?[^.]{0,40}(?:to|between) (?:another|a different|other) (?:company|controller|provider|service|organi[sz]ation)|(?:take|bring) (?:your|the) data (?:with|along|elsewhere)|(?:machine[- ]readable|commonly used|structured|portable)[^.]{0,30}format|(?:export|download) (?:a copy of )?your (?:personal )?(?:data|information)/i,
    elsewhere:
      /[uü]bertragbar|maschinenlesbar|portabilidad|portabilit[eéà]|przenosz|przenies|dataportabiliteit|overdraagbaar|overdragen|portabilidade|daten[^.]{0,40}(?:mitnehmen|zu einem anderen anbieter)|gegevens[^.]{0,40}(?:meenemen|naar een andere (?:partij|organisatie|dienst))|format (?:lisible|structur[ée])|formato (?:legible|leggibile|leg[íi]vel|estructurado|strutturato|estruturado)/i,
    laws: { EU: "GDPR Art. 13(2)(b)" },
    traces:
      /portab|\bport\b|machine|\bformat|export|download|transfer|[üu]bertrag|maschinenlesbar|mitnehm|herausgabe|t[ée]l[ée]charg|descarg|scaric|overdra|overdraag|meeneem|przen[oi]|przekaz|transfer|pobra/i,
  },
  {
    name: "taking consent back",
    profiles: EUROPE,
    aboutConsent: true,
    words:
      /withdraw(?:al|ing)? (?:of )?(?:your |this |that |the |any )?(?:consent|permission)|(?:consent|permission)[^.]{0,60}(?:withdraw|revok|tak(?:e|ing) (?:it )?back|change your mind)|change your mind|take back your (?:consent|permission)|revoke/i,
    elsewhere:
      /widerruf|zur[üu]ckzieh|zur[üu]ckn[ae]hm|ret(?:ir[a-zéè]*|rait)[^.]{0,60}(?:consentement|accord|tout moment)|(?:consentement|accord)[^.]{0,80}retir|retirar|revoc|ritir|revoca|intrek|wycofa|cofn/i,
  },
  {
    name: "the right to complain to an authority",
    profiles: EUROPE,
    words:
      /supervisory authority|data protection (?:authority|commission)|right to complain|ico\.org\.uk|(?:lodge|make|file|submit|bring) a complaint|complain[a-z]* (?:to|with)|privacy (?:regulator|watchdog)|information commissioner/i,
    elsewhere:
      /aufsichtsbeh[oö]rde|datenschutzbeh[öo]rde|datenschutzaufsicht|beschwerde|beschwer(?:en|t)[^.]{0,100}(?:beh[öo]rde|landesamt|datenschutzbeauftragten des|baylda|bfdi)|(?:beh[öo]rde|landesamt|datenschutzbeauftragten des|baylda|bfdi)[^.]{0,100}beschweren|landesbeauftragte|cnil|r[ée]clamation|autorit[ée] de (?:contr[ôo]le|protection)|autoridad de (?:control|protecci[óo]n)|reclamaci[óo]n|\baepd\b|agencia espa[ñn]ola de protecci[óo]n|garante|reclamo|autorit[àa] di controllo|autoriteit persoonsgegevens|gegevensbeschermingsautoriteit|klacht|toezichthoud|uodo|skarg|organ(?:u)? nadzorcz|autoridade de (?:controlo|prote[çc][ãa]o)|cnpd|\banpd\b|reclama[çc][ãa]o/i,
    laws: { EU: "GDPR Art. 13(2)(d)" },
    traces:
      /complain|authorit|commission|regulator|watchdog|\bico\b|beschwer|beh[öo]rde|beauftragte|aufsicht|cnil|autorit|r[ée]clam|plainte|reclam|\baepd\b|agencia|autoridad|denuncia|garante|klacht|klagen|toezicht|uodo|skarg|urz[ąa]d|organ|cnpd|\banpd\b|queixa|\bapd\b|\bgba\b|\bdpc\b/i,
  },
  {
    name: "transfers to other countries",
    profiles: EUROPE,
    words:
      /international transfers?|data privacy framework|(?:transfer|send|store|process)[a-z]*[^.]{0,60}\bin (?:the )?(?:us\b|usa\b|united states)|(?:transfer|send|store|process)[a-z]*[^.]{0,60}(?:another|other|different|foreign) countr|(?:servers?|data cent(?:er|re)s?)[^.]{0,30}in (?:the )?(?:united states|us\b|usa)|outside (?:of )?(?:the )?(?:eu|eea|uk|european)|third countr|data bridge|(?:transfer|send|sent)[a-z]*[^.]{0,40} to (?:the )?(?:us\b|usa\b|united states)|transfer addendum|standard contractual|adequacy|(?:data|information|servers?|hosting)\b[^.]{0,60}\b(?:stays?|remains?|kept|stored|processed|hosted|held|located|leaves?)\b[^.]{0,40}(?:\bin|within|inside|never|not leave) (?:the )?(?:eu|eea|european|europe|uk)\b|(?:never|not) leaves? (?:the )?(?:eu|eea|european|europe|uk)\b/i,
    elsewhere:
      /(?:daten|server)[^.]{0,60}(?:bleiben|verbleiben|stehen|liegen|gespeichert|verarbeitet|betrieben)[^.]{0,40}\bin (?:der eu\b|der europ|europa|deutschland)|(?:donn[ée]es|serveurs?)[^.]{0,60}(?:restent|h[ée]berg|stock|conserv|trait|situ)[^.]{0,40}(?:dans|au sein de|en) (?:l[’'])?(?:union europ|ue\b|eee\b|espace [ée]co|europe|france)|(?:datos|servidor(?:es)?)[^.]{0,60}(?:permanec|se quedan|aloj|se guardan|se almacenan|est[áa]n)[^.]{0,40}(?:\ben|dentro de) (?:la |el )?(?:ue\b|uni[óo]n europea|eee\b|europa|espa[ñn]a|espacio)|(?:dati|server)[^.]{0,60}(?:restano|rimangono|conservati|ospitati|trattati|si trovano)[^.]{0,40}(?:nell[’']|\bin |dell[’'])(?:ue\b|unione|see\b|europa|italia|spazio)|(?:gegevens|servers?)[^.]{0,60}(?:blijven|staan|opgeslagen|verwerkt)[^.]{0,40}(?:\bin|binnen) (?:de )?(?:eu\b|eer\b|europ|nederland)|(?:dane|serwery?)[^.]{0,60}(?:pozostaj|przechow|przetwarza|znajduj)[^.]{0,40}(?:\bw|na terenie) (?:ue\b|unii|eog\b|europ|pols)|(?:dados|servidor(?:es)?)[^.]{0,60}(?:permanec|ficam|aloja|armazena|tratad)[^.]{0,40}(?:\bna|dentro da|\bem) (?:ue\b|uni[ãa]o|eee\b|europa|portugal)|drittl[aä]nd|drittstaat|data privacy framework|(?:in|nach) (?:die|den) (?:usa|vereinigten staaten)|(?:verwerk|opgeslagen|doorg)[a-z]*[^.]{0,60}\bin de vs\b|(?:tratad|trait|trattat|trattare|tratar|procesa)[a-zé]*[^.]{0,60}(?:aux [ée]tats-unis|en ee\. ?uu|en estados unidos|negli stati uniti)|au[ßs]erhalb (?:der|des) (?:eu|ewr|europ)|standardvertragsklausel|angemessenheitsbeschluss|nicht (?:in|an) (?:l[äa]nder|staaten)|innerhalb der (?:eu|europ)|hors (?:de )?l[’']?(?:union|ue|eee|espace)|en dehors de l|transf[ée]r[a-zéè]*[^.]{0,60}(?:[ée]tats-unis|pays|hors)|pays tiers|clauses contractuelles|transferencia[s]? internacional|fuera (?:de la|del) (?:uni[óo]n|ue|eee|espacio)|terceros pa[íi]ses|estados unidos|ee\. ?uu|marco de privacidad de datos|cl[áa]usulas contractuales|(?:fuori|al di fuori) (?:dall|dell)|paesi terzi|stati uniti|clausole contrattuali|buiten de (?:eu|eer|europ)|derde landen|verenigde staten|modelcontract|pa[ńn]stw[^.]{0,10}trzeci|poza (?:europejski|eog|uni)|stan[yóo]w? zjednoczon|klauzul|fora da (?:uni[ãa]o|ue)|pa[íi]ses terceiros/i,
  },
  {
    name: "whether data are sold or shared for advertising",
    profiles: CALIFORNIA,
    words:
      /(?:do not|don[’']t|not|may|we) (?:sell|share)|sale of|sale or sharing|sold or shared|sell or share|(?:and|,) share [^.]{0,60} for [^.]{0,40}advertis/i,
    elsewhere:
      /verkauf(?:en|t)?|vendons|vend(?:re|ues?)|cession de|vendemos|vender|venta de|vendiamo|vendita|verkopen|verkocht|sprzeda|venda de/i,
  },
  {
    name: "how to opt out",
    profiles: ["US", "CA"],
    words:
      /opt[- ]?out|opt(?:ing)? out|unsubscribe|say no to|turn (?:this |it |them )?off|your (?:privacy )?choices/i,
    elsewhere:
      /widerspr|abmeld|abbestell|austragen|deaktivier|d[ée]sinscri|d[ée]sabonn|vous opposer|darse de baja|cancelar (?:la|su) suscripci[óo]n|oponerse|disiscri|cancellarsi|opporsi|afmeld|uitschrijv|wypisa|zrezygnowa|rezygnacj|cancelar (?:a|sua) subscri/i,
  },
  {
    name: "no disadvantage for using one's rights",
    profiles: CALIFORNIA,
    words:
      /discriminat|retaliat|non-?discrimination|(?:\brights?\b|request|choice|exercis|\bask|opt[- ]?out|delete)[^.]{0,120}without being treated (?:worse|differently|unfairly)|(?:worse|differently|less favou?rabl[ey]|unfairly|disadvantag[a-z]*|penal(?:ty|i[sz])[a-z]*|punish[a-z]*)[^.]{0,60}(?:\brights?\b|request|choice|exercis|\bask|opt)|(?:deny|refuse|charge)[^.]{0,60}because you (?:use|exercis|ask|opt)/i,
    elsewhere:
      /schlechter (?:behandel|gestell)|moins bien trait|(?:p[ée]nalis|trait[ée]s? diff[ée]remment)[^.]{0,60}(?:droit|demande|choix)|repr[ée]sailles|trat(?:o|ar|ad)[a-z]* (?:de forma |de manera )?(?:peor|distint|diferente|menos favorable)[a-z]*[^.]{0,60}(?:derecho|solicit|ejerc)|peor trato|represalia|trattamento (?:peggior|deterior|divers)[a-z]*[^.]{0,60}(?:diritt|richiest|esercit)|ritorsion|slechter behandel|benade(?:el|l)|gorzej traktowa|gorsze(?:go)? traktowani|odwet|trat(?:o|amento|ad)[a-z]* (?:pior|desfavor)|retalia|(?:kein(?:e|en)?|ohne) nachteil|benachteilig|diskriminier|discrimin|d[ée]savantage|desventaja|svantaggi|nadel\b|nadelig|dyskrymin|desvantag/i,
    laws: { CA: "11 CCR §7011(e)" },
    traces:
      /discrimin|retaliat|penal|punish|different|\bless\b|worse|disadvant|equal|same (?:service|price|quality|terms)|unfair|den(?:y|ied)|price|benachteil|nachteil|schlechter|diskrimin|p[ée]nalis|d[ée]savantag|repr[ée]sail|desventaj|peor|represalia|svantagg|ritorsion|nadel|dyskrymin|desvantag|retalia/i,
  },
  {
    name: "Do Not Track or Global Privacy Control",
    profiles: CALIFORNIA,
    words: /do not track|do-not-track|\bdnt\b|global privacy control|\bgpc\b|opt-out preference signal/i,
    elsewhere: /do[- ]not[- ]track|\bdnt\b|global privacy control|\bgpc\b/i,
    laws: { CA: "California Business and Professions Code §22575(b)(5)" },
    isForAll: true,
    traces: /track|signal|\bdnt\b|\bgpc\b|global privacy|browser (?:setting|preference|control)/i,
  },
  {
    name: "cookies and similar techniques",
    aboutStorage: true,
    profiles: ALL,
    words: /cookie|pixel|web beacon|tracking technolog/i,
    elsewhere: /cookie|pixel|ciasteczk|traceur|rastreador|tracking/i,
  },
  {
    name: "children",
    profiles: ["US", "CA"],
    words: /child|minor|under (?:the age of )?1[368]|parent/i,
    elsewhere:
      /\bkind(?:er|ern|es|s)?\b|minderj[äa]hrig|jugendlich|unter 1[368]|enfant|mineur|moins de 1[3568]|ni[ñn][oa]s?\b|menor|bambin|minor[ei]|minori|minderjarig|kinderen|jonger dan|dzieci|dzieck|ma[łl]oletni|nieletni|crian[çc]a|menores/i,
  },
];
