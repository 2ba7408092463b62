const NEEDED_EN = String.raw`(?:(?:strictly|technically|absolutely) )?(?:necessary|essential|required|functional|technical)`;
const ONLY_NEEDED: readonly RegExp[] = [
  String.raw`(?:we|(?:site|website|page|shop|store|app)) (?:only (?:uses?|sets?|places?)|(?:uses?|sets?|places?) (?:only|just|nothing but|no cookies (?:but|other than))) (?:the )?(?:cookies that are )?${NEEDED_EN}`,
  String.raw`only (?:the )?${NEEDED_EN} cookies (?:are|get) (?:used|set|stored|placed)`,
  String.raw`(?:verwende[nt]|nutz(?:en|t)|setz(?:en|t))(?: wir| diese (?:web)?seite)? (?:nur|lediglich|ausschließlich) (?:technisch |unbedingt )?(?:notwendige|erforderliche|essen[zt]ielle|technische|funktionale)n? cookies`,
  String.raw`(?:utilis|emploi|emploie|d[ée]pos)\p{L}* (?:uniquement|seulement|que) (?:des |les )?cookies (?:strictement )?(?:n[ée]cessaires|essentiels|techniques|fonctionnels|indispensables)`,
  String.raw`(?:solo|s[óo]lo|[úu]nicamente) (?:se )?(?:usa|usamos|utiliza|utilizamos|utilizan|usan) (?:las )?cookies (?:estrictamente )?(?:t[ée]cnicas|necesarias|esenciales|funcionales)`,
  String.raw`(?:usa|usamos|utiliza|utilizamos) (?:solo|s[óo]lo|[úu]nicamente|solamente) (?:las )?cookies (?:estrictamente )?(?:t[ée]cnicas|necesarias|esenciales|funcionales)`,
  String.raw`(?:usa|usiamo|utilizza|utilizziamo) (?:solo|soltanto|esclusivamente) (?:i )?cookie (?:strettamente )?(?:tecnici|necessari|essenziali)`,
  String.raw`(?:gebruik(?:t|en)|plaats(?:t|en))(?: wij| we)? (?:alleen|uitsluitend|enkel) (?:strikt )?(?:noodzakelijke|functionele|essenti[ëe]le|technische) cookies`,
  String.raw`(?:es )?werden (?:auf dieser (?:web)?seite |hier )?(?:nur|lediglich|ausschließlich) (?:technisch |unbedingt )?(?:notwendige|erforderliche|essen[zt]ielle|technische|funktionale) cookies (?:gesetzt|verwendet|eingesetzt|gespeichert)`,
  String.raw`seuls (?:des |les )?cookies (?:strictement )?(?:n[ée]cessaires|essentiels|techniques|fonctionnels|indispensables) sont (?:utilis|d[ée]pos|plac)`,
  String.raw`(?:vengono|sono) (?:usati|utilizzati|installati) (?:solo|soltanto|esclusivamente) (?:i )?cookie (?:strettamente )?(?:tecnici|necessari|essenziali)`,
  String.raw`(?:używa(?:my)?|stosuje(?:my)?|korzysta(?:my)? z) (?:tylko|wyłącznie|jedynie) (?:niezbędnych|technicznych|koniecznych)(?: technicznie)? (?:plików )?cookies?`,
  String.raw`(?:usa|usamos|utiliza|utilizamos) (?:apenas|somente|só|unicamente|exclusivamente) (?:os )?cookies (?:estritamente )?(?:necessários|técnicos|essenciais|funcionais)`,
  String.raw`er worden (?:alleen|uitsluitend|enkel) (?:strikt )?(?:noodzakelijke|functionele|essenti[ëe]le) cookies (?:geplaatst|gebruikt)`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, "iu"));
/** Where it holds until or unless visitors say otherwise, or only in part. */
const OPEN =
  /(?<!\p{L})(?:unless|until|if|when|before|except|without|once|(?:your|with) consent|agree|accept|choose|select|reject|decline|default|also|in addition|as well as|analy\p{L}+|marketing|advertis\p{L}+|third|checkout|portal|newsletters?|e-?mails?|apps?|kundenbereich|kasse|ohne|bis|wenn|falls|außer|zustimm\p{L}*|einwillig\p{L}*|ablehn\p{L}*|sans|sauf|si|tant que|refus\p{L}*|accept\p{L}*|consentement|salvo|hasta|rechaz\p{L}*|acept\p{L}*|consentimiento|senza|finch[ée]|rifiut\p{L}*|accett\p{L}*|consenso|tenzij|totdat|toestemming|zgod[aęy]|dopóki|consentimento|zonder|weiger\p{L}*)(?!\p{L})/iu;

/** Whether a sentence says, without an exception, that no cookies are set but those that the site can't do without. */
export function saysOnlyNeeded(sentence: string): boolean {
  return ONLY_NEEDED.some((claim) => claim.test(sentence)) && !OPEN.test(sentence);
}
