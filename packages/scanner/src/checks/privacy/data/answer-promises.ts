const EN = String.raw`(?:answers?|responses?|entries|results?|data|information|inputs?|details|(?:what|anything|everything) you (?:enter|type|answer|choose|select))`;
const DE = String.raw`(?:antworten|angaben|eingaben|daten|ergebniss?e?)`;
const FR = String.raw`(?:r[ée]ponses?|donn[ée]es|informations|saisies?)`;
const ES = String.raw`(?:respuestas?|datos|informaci[óo]n)`;
const IT = String.raw`(?:risposte|dati|informazioni)`;
const NL = String.raw`(?:antwoorden|gegevens|invoer)`;

/** Sentences by which a page says that what visitors enter goes nowhere, in six languages. */
export const STAYS_HERE: readonly RegExp[] = [
  String.raw`${EN}[^.!?]{0,40} (?:never|do(?:es)? not|don['’]t|doesn['’]t|will not|won['’]t|will never)(?: ever)? leaves? (?:this|the|your) (?:page|device|browser|computer|phone|site)`,
  String.raw`${EN}[^.!?]{0,30} (?:stays?|remains?) (?:only )?(?:on|in|with) (?:this page|your (?:own )?(?:device|browser|computer|phone))`,
  String.raw`(?:we|nobody|no one) (?:never|do not|don['’]t|does not|doesn['’]t|will not|won['’]t|will never)(?: ever)? (?:\p{L}+,? or )?(?:store|save|keep|record|collect|share|send|see|track|log)s?(?: or \p{L}+)? (?:any of )?(?:your|any|the|these|this) (?:answers?|responses?|entries|inputs?|quiz)`,
  String.raw`(?:answers?|responses?|entries|inputs?)[^.!?]{0,20} (?:are|is|will be|get) (?:not|never) (?:\p{L}+,? (?:or )?){0,2}(?:stored|saved|kept|recorded|shared|sent|transmitted|collected|tracked|logged)`,
  String.raw`nothing (?:that )?you (?:enter|type|answer|choose|select)[^.!?]{0,20} (?:is|gets|will be|leaves) (?:ever )?(?:sent|stored|saved|shared|recorded|transmitted|tracked|this|your)`,
  String.raw`${DE}[^.!?]{0,30} (?:verlassen|verlässt) (?:\p{L}+ ){0,4}?(?:nie(?:mals)?|nicht)(?!\p{L})`,
  String.raw`${DE}[^.!?]{0,20} verlassen (?:nie(?:mals)?|nicht)(?!\p{L})`,
  String.raw`${DE}[^.!?]{0,20} (?:werden|wird) (?:\p{L}+ ){0,2}?(?:nie(?:mals)?|nicht)(?: \p{L}+){0,2} (?:gespeichert|übertragen|gesendet|weitergegeben|übermittelt)`,
  String.raw`${DE}[^.!?]{0,20} bleiben (?:nur |ausschließlich )?(?:auf|in) (?:ihrem|deinem|dieser)`,
  String.raw`${FR}[^.!?]{0,20} ne quittent (?:jamais|pas) (?:cette page|votre|ton)`,
  String.raw`${FR}[^.!?]{0,20} ne sont (?:jamais|pas|ni) (?:enregistr|stock|transmis|envoy|partag|conserv)`,
  String.raw`${FR}[^.!?]{0,20} restent (?:uniquement )?(?:sur|dans) (?:votre|ton|cette)`,
  String.raw`${ES}[^.!?]{0,20} (?:nunca|no) (?:salen de|abandonan) (?:esta|su|tu)`,
  String.raw`${ES}[^.!?]{0,20} (?:nunca|no) se (?:guardan|almacenan|env[íi]an|comparten|registran)`,
  String.raw`no (?:guardamos|almacenamos|compartimos|enviamos) (?:sus|tus|las) respuestas`,
  String.raw`${IT}[^.!?]{0,20} non (?:lasciano|escono da)(?: mai)? (?:quest|il|su|da)`,
  String.raw`${IT}[^.!?]{0,20} non vengono (?:mai )?(?:salvat|memorizzat|inviat|condivis|registrat)`,
  String.raw`${NL}[^.!?]{0,20} verlaten (?:\p{L}+ ){0,3}?(?:nooit|niet)(?!\p{L})`,
  String.raw`${NL}[^.!?]{0,20} worden (?:nooit|niet) (?:opgeslagen|verzonden|gedeeld|bewaard|verstuurd)`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, "iu"));

/** Sentences by which a page says that what visitors enter stays between them and the site. */
export const CONFIDENTIAL: readonly RegExp[] = [
  String.raw`(?:everything|all(?: that)?|anything|whatever|what) you (?:write|enter|tell(?: us)?|type|share(?: with us)?|say|answer|submit)(?: here| below| us)?,? (?:is|are|stays?|remains?|will (?:be|stay|remain)) (?:kept )?(?:strictly |completely |fully |always |100 ?% )?(?:confidential|private|between)`,
  String.raw`your (?:answers?|responses?|information|details|data|story|case)[^.!?]{0,30} (?:is|are|stays?|remains?|will (?:be|stay|remain)) (?:kept )?(?:strictly |completely |fully |always |100 ?% )?confidential`,
  String.raw`(?:seen|read) only by (?:our|your|the) (?:attorneys?|lawyers?|doctors?|physicians?|nurses?|therapists?|counsel[l]?ors?|team|staff|clinicians?)`,
  String.raw`${DE}[^.!?]{0,30} (?:werden|bleiben|sind) (?:streng |absolut |stets )?vertraulich`,
  String.raw`${FR}[^.!?]{0,30} (?:sont|restent|resteront) (?:strictement |totalement )?confidentiel`,
  String.raw`${ES}[^.!?]{0,30} (?:son|es|se mantienen|permanecen|ser[áa]n?) (?:estrictamente |totalmente )?confidencial`,
  String.raw`${IT}[^.!?]{0,30} (?:sono|restano|rimangono) (?:strettamente |del tutto )?riservat`,
  String.raw`${NL}[^.!?]{0,30} (?:zijn|blijven|worden) (?:strikt )?vertrouwelijk`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, "iu"));
