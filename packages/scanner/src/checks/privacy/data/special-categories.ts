/** What Art. 9 GDPR protects, as forms ask for it, in the languages of most sites of Europe. */
export const SPECIAL_CATEGORIES = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`symptoms?|(?:your |medical )?diagnosis|medical (?:history|conditions?|treatment)|medicines?|medications?|(?:chronic )?illness(?:es)?|diseases?|health (?:conditions?|problems?|issues?|history|status|questions?)|disabilit(?:y|ies)|pregnan\p{L}+|religion|religious (?:affiliation|beliefs?|denomination)|(?:trade )?union member\p{L}*|ethnic\p{L}*|racial origin|political (?:party|opinions?|views?)|sexual orientation|sex life`,
    String.raw`symptome?|(?:ihre |medizinische )diagnosen?|(?:vor)?erkrankung(?:en)?|krankheit(?:en)?|krankengeschichte|medikamente?n?|schwanger\p{L}*|(?:schwer)?behinderung\p{L}*|schwerbehindert\p{L}*|gesundheits(?:zustand|angaben|daten|fragen|probleme?)|religion(?:szugeh[öo]rigkeit)?|konfession|gewerkschafts(?:mitglied|zugeh[öo]rig)\p{L}*|ethnisch\p{L}*|parteizugeh[öo]rigkeit|sexuelle orientierung`,
    String.raw`sympt[ôo]mes?|maladies?|m[ée]dicaments?|traitements? m[ée]dica\p{L}+|ant[ée]c[ée]dents m[ée]dica\p{L}+|(?:[êe]tes-vous|[êe]tre|suis|femme) enceinte|grossesse|handicap|[ée]tat de sant[ée]|probl[èe]mes? de sant[ée]|appartenance syndicale|origine ethnique|opinions? politiques?|orientation sexuelle`,
    String.raw`s[íi]ntomas?|enfermedad(?:es)?|medicaci[óo]n|medicamentos?|embaraz\p{L}+|historial m[ée]dico|discapacidad|estado de salud|religi[óo]n|afiliaci[óo]n sindical|origen [ée]tnico|orientaci[óo]n sexual`,
    String.raw`sintomi|malatti[ae]|farmac[oi]|patologi[ae]|gravidanza|disabilit[àa]|stato di salute|religione|iscrizione (?:a un )?sindacat\p{L}+|origine etnica|orientamento sessuale`,
    String.raw`symptomen|ziektes?|ziekten|medicijn\p{L}*|medicatie|zwanger\p{L}*|gezondheid(?:s(?:klachten|toestand|problemen|gegevens))?|godsdienst|vakbondslid\p{L}*|lid van een vakbond|etnische afkomst|seksuele (?:geaardheid|ori[ëe]ntatie)`,
    String.raw`objawy|choroby?|lekarstwa|leki|ci[ąa][żz]a|niepe[łl]nosprawno\p{L}+|stan zdrowia|wyznanie|sintomas|doen[çc]as?|gravidez|estado de sa[úu]de|religi[ãa]o`,
  ].join("|")})(?!\p{L})`,
  "iu",
);

/** Words by which a box asks for consent, in the same languages. */
export const CONSENTS =
  /(?<!\p{L})(?:consents?|agree|permit|einwillig\p{L}*|willige|einverst\p{L}+|stimme|zustimm\p{L}*|consens|j[’']accepte|accepte|consentement|consens?|autorise|consiento|acepto|autorizo|consentimiento|acconsento|autorizzo|consenso|presto|toestemming|akkoord|stem|zgod[aęy]|wyra[żz]am|consinto|aceito|consentimento|concordo)(?!\p{L})/iu;

/** Which data a consent is for: without them it may be for anything. */
export const OF_THESE_DATA =
  /health|medical|sensitive|special categor|these (?:data|details|answers)|art(?:\.|icle|ikel|icolo|[íi]culo)? ?9|gesundheit|sensib|besonder\p{L}* (?:kategorie|person)|diese[rn]? (?:daten|angaben)|meine[rn]? (?:daten|angaben)|sant[ée]|ces (?:donn[ée]es|informations)|mes donn[ée]es|salud|mis datos|estos datos|salute|miei dati|questi dati|gezondheid|bijzondere|deze gegevens|mijn gegevens|zdrowi|danych|sa[úu]de|meus dados|my (?:personal )?(?:data|information|details)|relig|ethni|union|gewerkschaft|konfession|godsdienst|vakbond/iu;

/** Where another law than consent may allow it: care, work, insurance, faith, unions and emergencies. */
export const OTHER_GROUNDS =
  /(?<!\p{L})(?:patients?|medical practice|clinics?|hospital|doctors?|dentists?|surgery|therap\p{L}+|physio\p{L}*|pharmac\p{L}+|careers?|jobs?|job application|vacanc\p{L}+|insur\p{L}+|church|parish|union|nursing|care home|emergency|(?:zahn|fach|haus)?[äa]rzt\p{L}*|arztpraxis|praxis|\p{L}*klinik\p{L}*|apotheke\p{L}*|bewerb\p{L}*|karriere|stellen\p{L}*|versicher\p{L}*|kirche\p{L}*|pfarr\p{L}*|pflege\p{L}*|gewerkschaft|m[ée]decins?|cabinet|h[ôo]pital|pharmacie|emploi|candidature|assurance|mutuelle|[ée]glise|paroisse|syndicat|m[ée]dic[oa]s?|cl[íi]nicas?|dentistas?|farmacia|empleo|seguros?|iglesia|parroquia|sindicato|ambulatorio|ospedale|dentista|lavor\p{L}+|assicur\p{L}+|chiesa|parrocchia|sindacato|(?:huis|tand)arts\p{L}*|huisartsenpraktijk|ziekenhuis|apotheek|zorg\p{L}*|vacatures?|sollicit\p{L}+|verzeker\p{L}+|kerk|vakbond|lekarz\p{L}*|przychodnia|praca|ubezpiecz\p{L}+|parafia)(?!\p{L})/iu;
