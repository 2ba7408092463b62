import { CANCEL_WORDS, type Hurdle, SUBSCRIPTION_WORDS } from "#checks/privacy/data/request-hurdles.ts";
import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { isArticle, OPEN, plain, wordsIn } from "#checks/privacy/reading/request-hurdles.ts";
import { sentencesOf } from "#checks/privacy/reading/sentences.ts";

/** What a page says about the one way that it leaves open. */
export interface OnlyWay {
  sentence: string;
  hurdles: Hurdle[];
  /** Set where the page says in so many words that it can't be done online. */
  isNotOnline: boolean;
}

const CANCEL_HURDLES = new Set<Hurdle>(["letter", "call", "notary"]);
/** That there is no other way. */
const ONLY =
  /(?<!\p{L})(?:only|must|have to|has to|need to|required?|until|unless and until|exclusively|solely|nur|ausschließlich|müssen|muss|uniquement|exclusivement|doit|devez|solo|sólo|únicamente|debe|deberá|deve|esclusivamente)(?!\p{L})/iu;
const NOT_ONLINE =
  /(?<!\p{L})(?:not|never|cannot|can['’]t|no|nicht|kein\p{L}*|pas|aucune?|no se|non|niet|geen)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:online|on (?:the|this|our) (?:web)?site|on the web|by e-?mail|per e-?mail|en ligne|par e-?mail|en l[íi]nea|por (?:internet|correo electr[óo]nico)|per e-?mail|via (?:de website|e-?mail))(?!\p{L})/iu;
const CALLING =
  /(?<!\p{L})(?:call(?:ing)?|tele)?(?:phon(?:e|ing)|call(?:ing)?|anruf\p{L}*|telefonisch|t[ée]l[ée]phone[rz]?|tel[ée]fono|telefono|llam\p{L}+|bellen)(?!\p{L})/iu;

/** A way out of a subscription by mail, by phone or in person alone; null where the page tells none. */
export function onlyWayToCancel(read: ReadPage): OnlyWay | null {
  if (isArticle(read)) return null;
  const sentences = sentencesOf(read.document.text);
  for (const [at, sentence] of sentences.entries()) {
    if (!CANCEL_WORDS.test(sentence)) continue;
    const hurdles = wordsIn(sentence).filter((one) => CANCEL_HURDLES.has(one));
    const isSaid = SUBSCRIPTION_WORDS.test(sentence) && ONLY.test(sentence) && !OPEN.test(sentence);
    if (hurdles.length > 0 && isSaid) return { sentence: plain(sentence), hurdles, isNotOnline: false };
    if (NOT_ONLINE.test(sentence)) {
      const way = besides(sentences.slice(Math.max(0, at - 2), at + 2));
      if (way !== null) return way;
    }
  }
  return null;
}

/** What stands beside a sentence that rules the web out. */
function besides(near: readonly string[]): OnlyWay | null {
  const text = near.join(" ");
  if (!SUBSCRIPTION_WORDS.test(text) || !RUNS_ON.test(text)) return null;
  const telling = near
    .filter((one) => CANCEL_WORDS.test(one))
    .filter(
      (one) =>
        NOT_ONLINE.test(one) ||
        CALLING.test(one) ||
        wordsIn(one).some((hurdle) => CANCEL_HURDLES.has(hurdle)),
    );
  const found = new Set(telling.flatMap(wordsIn).filter((one) => CANCEL_HURDLES.has(one)));
  if (telling.some((one) => CALLING.test(one))) found.add("call");
  return found.size === 0 ? null : { sentence: telling.join(" "), hurdles: [...found], isNotOnline: true };
}

/** Words of what goes on until it is ended, which bookings and orders don't. */
const RUNS_ON =
  /(?<!\p{L})(?:renew\p{L}*|subscriptions?|memberships?|trial|plans?|abo(?:nnement)?s?|mitgliedschaft\p{L}*|verl[äa]nger\p{L}*|suscripci[óo]n|renueva|abbonamento|rinnov\p{L}*|lidmaatschap)(?!\p{L})/iu;

const BY_LETTER =
  /(?<!\p{L})(?:mailed to(?= \d| the | our )|(?:by|via|through|in) (?:(?:u\.?s\.?|postal|regular|certified|registered|first[- ]class|ordinary) )?(?:mail|post|letter)(?! ?(?:address|box))|per (?:post|brief|einschreiben)|auf dem postweg|par (?:courrier(?! [ée]lectronique)|voie postale|lettre)|por (?:correo (?:postal|certificado|ordinario)|carta)|per (?:posta(?! elettronica)|lettera|raccomandata)|per (?:post|brief)|listownie|por (?:correio(?! eletr)|carta))(?!\p{L})/iu;
const ALONE =
  /(?<!\p{L})(?:only|alone|solely|exclusively|must be (?:sent|made|submitted|mailed)|nur|ausschließlich|uniquement|exclusivement|seulement|s[óo]lo|[úu]nicamente|exclusivamente|solamente|soltanto|esclusivamente|alleen|uitsluitend|wyłącznie|tylko|apenas|somente)(?!\p{L})/iu;
const ASKING =
  /(?<!\p{L})(?:requests?|inquir(?:y|ies)|your rights|antr[äa]ge?|anfragen?|ersuchen|rechte|demandes?|droits|solicitud(?:es)?|derechos|richiest[ae]|diritti|verzoek(?:en)?|rechten|wnios\p{L}+|żądani\p{L}+|pedidos?|direitos)(?!\p{L})/iu;
const ABOUT_DATA =
  /(?<!\p{L})(?:know|delet\p{L}+|correct\p{L}*|opt[- ]?out|opt out|access|personal (?:data|information)|privacy|daten\p{L}*|auskunft|l[öo]sch\p{L}+|donn[ée]es|datos|dati|gegevens|dan(?:e|ych)|dados)(?!\p{L})/iu;
/** Requests about goods, and ways for some. */
const OTHER_REQUESTS =
  /(?<!\p{L})(?:refunds?|returns?|warranty|subpoenas?|law enforcement|court|police|catalog|records? requests?|authori[sz]ed agents?|agents?|behalf|e-?mail|online|web ?form|website|portal|phone|call|toll[- ]free|formular|formulaire|formulario|modulo)(?!\p{L})/iu;

/** A sentence by which people can ask about their data by letter alone; null where the page has none. */
export function onlyByLetter({ document: { text } }: ReadPage): string | null {
  const sentences = sentencesOf(text);
  const found = sentences.find((sentence, at) => {
    const near = `${sentences[at - 1] ?? ""} ${sentence}`;
    const isSaid = BY_LETTER.test(sentence) && ALONE.test(sentence) && ASKING.test(sentence);
    return isSaid && ABOUT_DATA.test(near) && !OTHER_REQUESTS.test(sentence) && !OPEN.test(sentence);
  });
  return found === undefined ? null : plain(found);
}
