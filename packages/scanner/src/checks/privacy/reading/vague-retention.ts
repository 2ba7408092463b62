import { sentencesOf } from "#checks/privacy/reading/sentences.ts";

/** “As long as necessary” and its like. */
const VAGUE = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:as|so) long as (?:(?:is|it is|this is|we deem|they are|reasonably|strictly|may be) )*(?:necessary|needed|required|appropriate|we need|it takes)`,
    String.raw`(?:no|not) longer than (?:(?:is|it is|this is|reasonably|strictly) )*(?:necessary|needed|required)`,
    String.raw`for the (?:time|period|duration) (?:(?:that|which|is|it is|reasonably|strictly) )*(?:necessary|needed|required)`,
    String.raw`(?:so ?lange?|nur so lange)(?: wie)?[^.;]{0,50}? (?:erforderlich|n[öo]tig|notwendig|ben[öo]tigt)`,
    String.raw`(?:nicht l[äa]nger als|f[üu]r die (?:zeit|dauer), die) [^.;]{0,30}?(?:erforderlich|n[öo]tig|notwendig)`,
    String.raw`(?:aussi longtemps|tant) (?:que|qu[’'])[^.;]{0,30}?n[ée]cessaires?`,
    String.raw`(?:le temps|(?:la|une) dur[ée]e|la p[ée]riode) (?:strictement |raisonnablement )?n[ée]cessaire`,
    String.raw`(?:el|durante el|por el) (?:tiempo|plazo|per[íi]odo) (?:que sea |estrictamente )*necesario|mientras (?:sea|sean|resulten?) necesari[oa]s?|(?:tanto tiempo|todo el tiempo) (?:como|que) sea necesario`,
    String.raw`(?:il|per il|per tutto il) (?:tempo|periodo) (?:strettamente )?necessario|finch[ée] (?:è |sia |sar[àa] )?necessari[oa]|per (?:il|tutto il) periodo in cui (?:è|sono) necessari`,
    String.raw`(?:o|pelo|durante o) (?:tempo|per[íi]odo) (?:que for |estritamente )*necess[áa]rio|enquanto (?:for|forem|seja) necess[áa]ri[oa]s?`,
    String.raw`(?:zo ?lang(?: als)?|niet langer dan)[^.;]{0,30}? (?:nodig|noodzakelijk)`,
    String.raw`(?:tak d[łl]ugo,? jak|przez (?:okres|czas))[^.;]{0,30}?(?:niezb[ęe]dn|konieczn|potrzebn)\p{L}*`,
    String.raw`(?:s[åa] l[äa]nge|inte l[äa]ngre [äa]n)[^.;]{0,30}? (?:n[öo]dv[äa]ndigt|beh[öo]vs|kr[äa]vs)`,
    String.raw`(?:s[åa] l[æae]nge|ikke l[æe]n(?:gere|ger) end?|ikke lenger enn)[^.;]{0,30}? (?:n[øo]dvendigt?|behov\p{L}*)`,
    String.raw`niin (?:kauan|pitk[äa][äa]n) kuin[^.;]{0,30}?(?:tarpeen|tarpeellista|v[äa]ltt[äa]m[äa]t[öo]nt[äa])`,
    String.raw`po (?:nezbytn[ěe] )?(?:nutnou|nezbytnou|pot[řr]ebnou) dobu|tak dlouho,? (?:jak|dokud)[^.;]{0,30}?(?:nutn|nezbytn|pot[řr]eb)\p{L}*`,
  ].join("|")})(?!\p{L})`,
  "iu",
);

const UNITS =
  "days?|weeks?|months?|years?|hours?|tagen?|wochen?|monat(?:e|en|s)?|jahr(?:e|en|s)?|stunden|jours?|semaines?|mois|ans?|ann[ée]es?|heures?|d[íi]as?|semanas?|mes(?:es)?|a[ñn]os?|horas?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|anos?|dagen|dag|weken|maand(?:en)?|jaar|jaren|dni|tygodni\\p{L}*|miesi[ąęa]c\\p{L}*|lat(?:a)?|rok(?:u|y)?|dagar|veckor|m[åa]nader|[åa]r|dage|uger|m[åa]neder|uker|p[äa]iv[äa]\\p{L}*|viikko\\p{L}*|kuukau\\p{L}*|vuo\\p{L}+|dn[íiů]|m[ěe]s[íi]c\\p{L}*|let";
const NUMBERS =
  "\\d+|one|two|three|five|six|seven|ten|twelve|thirteen|eine[mnr]?|zwei|drei|f[üu]nf|sechs|sieben|zehn|zw[öo]lf|deux|trois|cinq|six|sept|dix|douze|treize|un[ao]?|une|dos|tres|cinco|seis|siete|diez|doce|due|tre|cinque|sei|sette|dieci|dodici|dois|duas|tr[êe]s|dez|doze|twee|drie|vijf|zes|zeven|tien|twaalf";
const PERIOD = new RegExp(
  String.raw`(?<!\p{L})(?:${NUMBERS})(?:\s*\(\d+\))?[\s -]+(?:\p{L}+\s)?(?:${UNITS})(?!\p{L})(?! (?:old|of age|alt))`,
  "iu",
);
/** Times in which somebody answers, or that say how old somebody is. */
const OTHER_TIME =
  /(?<!\p{L})(?:respon[ds]\p{L}*|repl(?:y|ies)|answer\p{L}*|notif\p{L}*|beantwort\p{L}*|r[ée]pon\p{L}*|rispo\p{L}*|antwoord\p{L}*|under|unter|moins de|menor\p{L}*|minor\p{L}*|jonger|age|since|seit|depuis|desde)(?!\p{L})/iu;
/** What the end of the keeping depends on, other than a purpose. */
const CRITERION =
  /(?<!\p{L})(?:contract\p{L}*|agreement|account|relationship|consent|withdr\p{L}+|unsubscri\p{L}+|law|laws|legal\p{L}*|statut\p{L}*|limitation|tax|accounting|warranty|subscri\p{L}+|until|criteri\p{L}*|ended|ends|completed?|vertrag\p{L}*|vertrags\p{L}*|konto|kunden\p{L}*|einwillig\p{L}*|widerr\p{L}*|gesetz\p{L}*|aufbewahrungs\p{L}*|steuer\p{L}*|verj[äa]hr\p{L}*|bis|abmeld\p{L}*|kriteri\p{L}*|contrat\p{L}*|compte|relation|consentement|retir\p{L}+|retrait|l[ée]ga\p{L}*|loi|prescription|fisca\p{L}*|comptab\p{L}*|jusqu\p{L}*|d[ée]sinscri\p{L}*|crit[èe]re\p{L}*|cuenta|relaci[óo]n|consentimiento|ley|leyes|legislaci[óo]n|prescripci[óo]n|hasta|baja|contratto|rapporto|consenso|legge|leggi|normativ\p{L}*|fino|revoca\p{L}*|conta|lei|at[ée]|overeenkomst|klantrelatie|toestemming|wet|wettelijk\p{L}*|belasting\p{L}*|tot|umow\p{L}*|zgod\p{L}*|praw\p{L}*|przedawnieni\p{L}*|do czasu|avtal\p{L}*|samtyck\p{L}*|lag(?:en|ar|stift\p{L}*|krav\p{L}*)?|tills|aftale\p{L}*|samtykke\p{L}*|lov\p{L}*|indtil|inntil|sopimu\p{L}*|suostumu\p{L}*|laki|lain|smlouv\p{L}*|souhlas\p{L}*|z[áa]kon\p{L}*|do doby)(?!\p{L})/iu;
/** The part on people's rights, which often follows, speaks of consent and law for itself. */
const OF_RIGHTS =
  /(?<!\p{L})(?:rights?|access|droits?|acc[èe]s|rechten?|auskunft|inzage|derechos?|acceso|diritt[oi]|accesso|direitos?|acesso|praw[ao]?|r[äa]ttighet\p{L}*|rettighed\p{L}*|rettighet\p{L}*|oikeu\p{L}*|pr[áa]v[ao])(?!\p{L})/iu;

/**
 * The sentence of a policy that says of its data no more than that they are kept as long as necessary, with neither a
 * period anywhere in the policy nor a criterion beside it. Generic words alone don't do: guidelines WP260 rev.01, page 38.
 */
export function vagueRetention(policy: string, isKeeping: (sentence: string) => boolean): string | null {
  const sentences = sentencesOf(policy);
  if (sentences.some((sentence) => PERIOD.test(sentence) && !OTHER_TIME.test(sentence))) return null;
  // The explanation may follow in the next sentence.
  const isExplained = (at: number): boolean =>
    sentences
      .slice(at, at + 2)
      .some((sentence, after) => CRITERION.test(sentence) && (after === 0 || !OF_RIGHTS.test(sentence)));
  const vague = sentences.findIndex(
    (sentence, at) => isKeeping(sentence) && VAGUE.test(sentence) && !isExplained(at),
  );
  return sentences[vague] ?? null;
}

/** Where in a sentence the words stand by which it is vague. */
export function vagueAt(sentence: string): number {
  return sentence.search(VAGUE);
}
