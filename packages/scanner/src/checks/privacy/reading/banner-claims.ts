import { type Denial, type DeniedThing, denialsIn } from "#checks/privacy/reading/denials.ts";
import { sentencesOf } from "#checks/privacy/reading/sentences.ts";

const NEEDED_EN = String.raw`(?:(?:strictly|technically|absolutely) )?(?:necessary|essential|required|functional|technical)`;
const ONLY_NEEDED: readonly RegExp[] = [
  String.raw`(?:we|(?:site|website|page|shop|store|app)) (?:only (?:uses?|sets?|places?)|(?:uses?|sets?|places?) (?:only|just|nothing but|no cookies (?:but|other than))) (?:the )?(?:cookies that are )?${NEEDED_EN}`,
  String.raw`only (?:the )?${NEEDED_EN} cookies (?:are|get) (?:used|set|stored|placed)`,
  String.raw`(?:verwende[nt]|nutz(?:en|t)|setz(?:en|t))(?: wir| diese (?:web)?seite)? (?:nur|lediglich|ausschließlich) (?:technisch |unbedingt )?(?:notwendige|erforderliche|essen[zt]ielle|technische)n? cookies`,
  String.raw`(?:utilis|emploi|emploie|d[ée]pos)\p{L}* (?:uniquement|seulement|que) (?:des |les )?cookies (?:strictement )?(?:n[ée]cessaires|essentiels|techniques|indispensables)`,
  String.raw`(?:solo|s[óo]lo|[úu]nicamente) (?:se )?(?:usa|usamos|utiliza|utilizamos|utilizan|usan) (?:las )?cookies (?:estrictamente )?(?:t[ée]cnicas|necesarias|esenciales)`,
  String.raw`(?:usa|usamos|utiliza|utilizamos) (?:solo|s[óo]lo|[úu]nicamente|solamente) (?:las )?cookies (?:estrictamente )?(?:t[ée]cnicas|necesarias|esenciales)`,
  String.raw`(?:usa|usiamo|utilizza|utilizziamo) (?:solo|soltanto|esclusivamente) (?:i )?cookie (?:strettamente )?(?:tecnici|necessari|essenziali)`,
  String.raw`(?:gebruik(?:t|en)|plaats(?:t|en))(?: wij| we)? (?:alleen|uitsluitend|enkel) (?:strikt )?(?:noodzakelijke|functionele|essenti[ëe]le) cookies`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, "iu"));
const NO_TRACKING =
  /^(?:no|kein|aucun|pas de|sin|nessun|geen|sem|bez) (?:tracking|trackers?|traceurs?|suivi|pistage|rastreo|rastreadores|seguimiento|tracciamento|rastreamento|śledzenia)(?: (?:at all|here|whatsoever))?[.!]?$/iu;
/** Where it holds until or unless visitors say otherwise, or only in part. */
const OPEN =
  /(?<!\p{L})(?:unless|until|if|when|before|except|without|once|(?:your|with) consent|agree|accept|choose|select|reject|decline|default|also|in addition|as well as|analy\p{L}+|marketing|advertis\p{L}+|third|ohne|bis|wenn|falls|außer|zustimm\p{L}*|ablehn\p{L}*|sans|sauf|si|tant que|refus\p{L}*|accept\p{L}*|salvo|hasta|rechaz\p{L}*|acept\p{L}*|senza|finch[ée]|rifiut\p{L}*|accett\p{L}*|tenzij|totdat|zonder|weiger\p{L}*)(?!\p{L})/iu;

/** What a banner says that the site does without, in a sentence that knows no exception. */
export function bannerClaimsIn(text: string): Denial[] {
  const told = sentencesOf(text).flatMap((sentence): Denial[] => {
    const kind = claimIn(sentence);
    return kind === null ? [] : [{ sentence, denied: [{ kind, isOfCookies: kind === "cookies" }] }];
  });
  return [...told, ...denialsIn(text)];
}

function claimIn(sentence: string): DeniedThing["kind"] | null {
  if (NO_TRACKING.test(sentence)) return "tracking";
  const isOnlyNeeded = ONLY_NEEDED.some((claim) => claim.test(sentence));
  return isOnlyNeeded && !OPEN.test(sentence) ? "cookies" : null;
}
