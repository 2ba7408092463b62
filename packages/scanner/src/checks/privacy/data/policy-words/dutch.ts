import type { PlainWords } from "./plain-words.ts";

const PERIOD = String.raw`(?:\d+|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|enkele) (?:dag|dagen|week|weken|maand|maanden|jaar|jaren)`;

export const DUTCH: PlainWords = {
  "who is responsible": {
    told: [
      String.raw`achter deze (?:site|website)|zorg\p{L}*[^.]{0,30}(?:je|uw) gegevens`,
      String.raw`wie (?:we|wij|ik) (?:zijn|ben)|wie zijn (?:we|wij)`,
      String.raw`(?:deze|de|onze) (?:website|site|webshop|winkel) (?:is|wordt|hoort)[^.]{0,20}(?:van|door|bij)`,
      String.raw`beslis[^.]{0,60}(?:gegevens|informatie)|bepa(?:alt|len)[^.]{0,60}(?:gegevens|informatie)`,
      String.raw`(?:beheer(?:t|d|der)?|eigena(?:ar|res)|uitgever)\b[^.]{0,40}(?:site|website|webshop|:|van)`,
      String.raw`(?:deze|de) (?:website|site)[^.]{0,20}beheer`,
      String.raw`(?:wij|we|ons)['"”’]? (?:zijn|is|betekent|bedoelen)`,
    ],
  },
  "how to get in touch": {
    told: [
      String.raw`(?:bel|mail|app|vraag|schrijf|stuur|e-?mail) (?:ons|mij|me|gerust|naar|een)`,
      String.raw`bereik(?:en|baar)|bereikt (?:u|je)|langskomen|loop[^.]{0,20}binnen|kom langs`,
      String.raw`(?:tel(?:efoon)?|mobiel)\.?:? ?\+?\(?\d[\d ()/.-]{5,}|telefonisch|per (?:post|brief|mail|e-?mail|telefoon)`,
    ],
  },
  "which data are collected": {
    told: [
      String.raw`(?:noter|bewar|bewaar|leggen|legt|slaan|registrer|(?:vragen|krijgen|ontvangen|zien|gebruiken|schrijven) (?:we|wij)|(?:we|wij) (?:\p{L}+ )?(?:vragen|krijgen|ontvangen|zien|gebruiken|schrijven)|dit leggen we)\p{L}*[^.]{0,60}(?:naam|e-?mail|adres|gegevens|informatie|telefoon|nummer|vast)`,
      String.raw`(?:naam|e-?mail\p{L}*|adres|telefoonnummer)[^.]{0,60}(?:invul|vul|in te vullen|geef|opgeef|achterlaat|vastlegg|noter|bewar|vragen|nodig)`,
      String.raw`(?:vul|geef|laat)\p{L}*[^.]{0,30}(?:naam|e-?mail|adres|telefoon)`,
      String.raw`(?:welke|wat voor) (?:gegevens|informatie)`,
    ],
  },
  "what the data are used for": {
    told: [
      String.raw`nodig[^.]{0,40}(?:om|voor|zodat)`,
      String.raw`(?:zo|daarmee|hiermee|zodat) (?:kun|kunnen|kan|bezorg|beantwoord|stur|stuur|bel|lever|verwerk|plan|bevestig|factur|we|wij)\p{L}*`,
      String.raw`om (?:je|u|jou|het|de|uw|jouw|een|contact)[^.]{0,60} te (?:\p{L}+)`,
      String.raw`(?:waarvoor|waarom|met welk doel)`,
      String.raw`(?:alleen|enkel|uitsluitend)[^.]{0,20}(?:voor|om) [^.]{3,60}`,
      String.raw`voor (?:je|uw|de|het) (?:bestelling|afspraak|levering|factuur|reservering|verzending|antwoord|nieuwsbrief)`,
      String.raw`gebruikt? (?:we|wij|deze|die|om|voor)`,
    ],
  },
  "whom they are shared with": {
    told: [
      String.raw`alleen [^.]{2,30} (?:leest|ziet|krijgt)`,
      String.raw`(?:site|website|afspraken|bestellingen|betalingen|nieuwsbrief|mail) (?:draait|staat|loopt|lopen|gaat|gaan) (?:bij|via|op|over) (?-i:\p{Lu})`,
      String.raw`(?:we|wij) gebruiken (?-i:\p{Lu})\p{L}+ (?:voor|om)`,
      String.raw`(?:niemand|alleen wij|geen ander)\p{L}*[^.]{0,40}(?:krijgt|ziet|leest|heeft|toegang|anders)`,
      String.raw`(?:geven|gaf|verkopen|verstrekken|sturen|delen|verhuren|tonen)[^.]{0,60}(?:niemand|niet|door aan|aan (?:de|het|onze|een|(?-i:\p{Lu})|anderen|niemand|derden))`,
      String.raw`(?:aan niemand|niet door|niet aan anderen|met niemand)`,
      String.raw`(?!(?:je|u|jij|wie|wij|we|ze|hij|het|men|niemand|iedereen) )(?-i:\p{Lu})\p{L}+ (?:krijgt|ontvangt|ziet|verwerkt|verstuurt|bewaart|bezorgt|host|regelt|verzorgt)`,
      String.raw`(?:onze?|de|het) (?:web)?(?:host(?:er|ing)\p{L}*|boekhoud\p{L}*|accountant|bezorg\p{L}*|pakketdienst|betaal\p{L}*|nieuwsbriefdienst|provider|bank|mailprogramma|vervoerder|leverancier\p{L}*)`,
      String.raw`(?:staat|gehost|draait|verstuurd|betaald|geregeld|bezorgd) (?:bij|door|via|met) (?-i:\p{Lu})`,
      String.raw`wie (?:je|uw|de|jouw)? ?gegevens (?:krijgt|ziet|krijgen)|met wie`,
      String.raw`blij(?:ft|ven) (?:bij|tussen|onder) ons`,
    ],
  },
  "how long they are kept": {
    told: [
      String.raw`${PERIOD},? (?:want|omdat|zoals)\b`,
      String.raw`(?:elk|elke|ieder|iedere) (?:januari|jaar|maand|kwartaal|voorjaar|najaar|week)[^.]{0,40}(?:\bop\b|weg|verwijder|wis)|ruimen[^.]{0,60} op\b`,
      String.raw`(?:daarna|vervolgens|dan)[^.]{0,30}(?:verwijder|wis|vernietig|gooi)`,
      String.raw`(?:elk|elke|ieder|iedere) (?:januari|jaar|maand|kwartaal|voorjaar|najaar|week)[^.]{0,40}(?:op|weg|verwijder|wis)|ruimen[^.]{0,60} op`,
      String.raw`(?:na|binnen|elke|om de) ${PERIOD}[^.]{0,40}(?:verwijder|wis|gooi|vernietig|verdwij|weg|anonimis|geschoond)`,
      String.raw`(?:verwijder|wis|gooi|vernietig|verdwij|anonimis|geschoond)\p{L}*[^.]{0,60}(?:na|binnen|elke|zodra|om de|(?:als|wanneer) (?!(?:je|u) )) ?`,
      String.raw`(?:hou|bewar|bewaar|blij|sta|opgeslagen|bijgehouden)\p{L}*[^.]{0,60}(?:${PERIOD}|zo ?lang|tot )`,
      String.raw`hoe ?lang|zo ?lang(?: als)? (?:je|u|we|het|dat|de|nodig)|niet langer dan`,
      String.raw`[\p{L} -]{3,40}: ${PERIOD}(?=[.,;]|$)`,
    ],
  },
  "the legal basis": {
    told: [
      String.raw`(?:op|met) (?:je|jouw|uw) (?:toestemming|akkoord)`,
      String.raw`(?:met|omdat|als|op basis van|alleen|door|berust op|volgt uit)[^.]{0,40}toestemming`,
      String.raw`(?:de |het )?(?:wet|belastingwet|fiscus|belastingdienst)\b[^.]{0,30}(?:verplicht|eist|vraagt|wil|zegt|staat|schrijft|omdat|toe)`,
      String.raw`(?:mag|mogen|moet|moeten)[^.]{0,20} (?:van|volgens) de wet|wettelijk\p{L}*|verplicht (?:om|zijn|door)|zijn (?:we|wij) verplicht`,
      String.raw`(?:nodig|noodzakelijk|uitvoer\p{L}*)[^.]{0,40}(?:overeenkomst|contract|bestelling uit te voeren)`,
      String.raw`(?:overeenkomst|contract)[^.]{0,40}(?:nodig|noodzakelijk|uit te voeren|uitvoer)`,
    ],
    traces: String.raw`\bwet\b|verplicht|contract|toestemming|\bmag\b|\bmogen\b`,
  },
  "the right to access": {
    told: [
      String.raw`(?:vra|opvra|zien|weten|bekij|inzien|inkijk|horen)\p{L}*[^.]{0,30}(?:wat|welke)[^.]{0,30}(?:we|wij|van|over)`,
      String.raw`(?:wat|welke gegevens) (?:we|wij) (?:van|over) (?:je|u|jou)`,
      String.raw`kopie[^.]{0,40}(?:vra|krijg|ontvang|stur)|(?:vra|krijg|ontvang|stur|om)\p{L}*[^.]{0,20}kopie`,
      String.raw`(?:gegevens|informatie)[^.]{0,20}(?:inzien|opvragen|bekijken|zien)`,
      String.raw`recht op (?:inzage|inzien)`,
    ],
    traces: String.raw`\bzien\b|kopie|inkijk|van je (?:weten|hebben|bewaren)`,
  },
  "the right to correction": {
    told: [
      String.raw`(?:klop(?:t|pen)|fout|fouten|foute|onjuist|verkeerd|verouderd)\p{L}*[^.?]{0,60}[.?]? ?[^.]{0,60}(?:pas|verander|verbeter|herstel|recht|wijzig|corrig)`,
      String.raw`(?:zetten|zet|maken) [^.]{0,30}recht|herstel(?:len|t)? (?:fouten|ze|het)|(?:laten|kunt|mag) (?:\p{L}+ ){0,3}(?:veranderen|herstellen|aanpassen|wijzigen|verbeteren|corrigeren)`,
    ],
    traces: String.raw`klop|fout|verander|herstel|recht|pas(?:sen|t)?\b`,
  },
  "the right to deletion": {
    told: [
      String.raw`(?:halen|haal)[^.]{0,40} weg|weg ?(?:laten )?(?:te )?(?:halen|gooien|doen)|weghalen|weggooien|weg te (?:halen|gooien)`,
      String.raw`(?:laten|vragen|verzoek)\p{L}*[^.]{0,40}(?:vernietig|schrap|uitwis)`,
    ],
    traces: String.raw`\bweg\b|weghal|weggooi|vernietig|schrap`,
  },
  "the right to object or restrict": {
    told: [
      String.raw`nee (?:te )?zeg|verzet|tegenhoud|tegen het gebruik`,
      String.raw`(?:stop|niet (?:meer|langer)|pauze|blokker)\p{L}*[^.]{0,30}(?:gebruik|verwerk|doen|mee)`,
      String.raw`(?:gebruik|verwerk\p{L}*|gegevens|ermee|daarmee)[^.]{0,40}(?:stop|niet (?:meer|langer)|blokker|pauze)`,
    ],
  },
  "the right to take data along": {
    told: [
      String.raw`(?:als|in een) (?:(?:leesbaar|gangbaar|digitaal|gewoon) )?(?:bestand|formaat)|bestandsformaat`,
      String.raw`(?:ander(?:e)?|nieuwe) (?:aanbieder|bedrijf|organisatie|partij|dienst|winkel|leverancier)[^.]{0,40}(?:stur|geven|over|door)?`,
      String.raw`(?:overzetten|overdragen|meenemen|meegeven|over te (?:zetten|dragen)|mee te (?:nemen|geven))`,
    ],
    traces: String.raw`bestand|overzet|meegev|ander(?:e)? (?:aanbieder|bedrijf)`,
  },
  "taking consent back": {
    told: [
      String.raw`stopt (?:je|uw|jouw) toestemming|afmelden[^.]{0,30}toestemming`,
      String.raw`toestemming[^.?]{0,40}[.?]?[^.]{0,60}(?:terug|stop|wijzig|altijd|verander|weer in|intrek|in te trekken)`,
      String.raw`van gedachten verander|bedenk (?:je|u) (?:je|zich)|trek[^.]{0,40}(?:\bin\b|terug)`,
    ],
  },
  "the right to complain to an authority": {
    told: [
      String.raw`(?:klag|klacht|terecht|ga|meld|stap|wend)\p{L}*[^.]{0,60}(?:\bAP\b|\bGBA\b|autoriteit)`,
    ],
    traces: String.raw`terecht|\bAP\b`,
  },
  "transfers to other countries": {
    told: [
      String.raw`(?:gegevens|servers?|alles|informatie|ze|site)\b[^.]{0,40}(?:blij|sta|opgeslagen|bewaar|gehost|draai)\p{L}*[^.]{0,40} (?:in|binnen) (?:de )?(?-i:\p{Lu})`,
      String.raw`buitenland|buiten (?:de )?(?:eu|eer|europ|nederland)|verlaten[^.]{0,20}(?:eu|europ|nederland)`,
      String.raw`(?:amerikaans|buitenlands)\p{L}* (?:bedrijf|dienst|aanbieder)|(?:zit|gevestigd)[^.]{0,20} in (?:de )?(?:amerika|vs|verenigde)`,
    ],
  },
  "cookies and similar techniques": {
    told: [
      String.raw`lokale opslag|local ?storage|session ?storage|opslag van je browser`,
      String.raw`(?:niets|geen\p{L}*)[^.]{0,30}(?:browser|apparaat|computer)|volgen (?:je|u) niet|geen trackers?`,
    ],
  },
  "how to opt out": {
    told: [String.raw`afmeld|uitschrij|geen[^.]{0,20}(?:nieuwsbrief|mail|reclame) meer|weiger`],
  },
  children: { told: [String.raw`(?:voor|aan) volwassenen|kind|1[268] jaar|jonger|ouders`] },
};
