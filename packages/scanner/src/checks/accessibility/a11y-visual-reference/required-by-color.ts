import { COLORS } from "#checks/accessibility/wording/color-words.ts";

/** How forms say by a color what must be filled in: `Fields in red are required`, `赤字は必須項目です`. */
const WORDINGS = [
  "\\b(?:fields?|boxes|labels?|items?)(?: that are| which are)?(?: marked| shown| printed| highlighted)? in (?:red|bold|color|orange|blue|green)\\b.*\\b(?:required|mandatory|must be)\\b",
  "\\brequired fields? (?:are|is) (?:marked |shown |printed |highlighted )?(?:in )?(?:red|orange|blue|green)\\b",
  "\\b(?:red|orange|blue|green) (?:fields?|boxes|labels?) (?:are|must be) (?:required|mandatory|filled)",
  `(?:${COLORS.de})(?:e[nrs]?)? ?(?:\\p{L}{4,16}(?:te|ne)[nrs]? )?(?:felder|angaben|beschriftungen|einträge|eingabefelder|punkte)(?!\\p{L})[^.]{0,40}(?:pflicht|erforderlich|müssen|auszufüllen|obligatorisch)`,
  `(?:pflichtfelder|pflichtangaben)[^.]{0,30}(?<!\\p{L})(?:${COLORS.de})(?!\\p{L})`,
  "champs? (?:\\p{L}+ ){0,2}(?:en )?(?:rouges?|verts?|bleus?|oranges?|jaunes?)(?!\\p{L})[^.]{0,30}(?:obligatoire|requis|doivent|à remplir)",
  "(?:obligatoires?|requis) (?:sont|est)[^.]{0,20} en (?:rouge|vert|bleu|orange|jaune)",
  "(?:campos?|casillas?) (?:\\p{L}+ ){0,2}(?:en )?(?:rojos?|rojas?|verdes?|azules|naranjas?)(?!\\p{L})[^.]{0,30}(?:obligatori|requerid|deben)",
  "obligatori[oa]s? (?:están?|aparecen?|se muestran?)[^.]{0,20} en (?:rojo|verde|azul|naranja)",
  "campos? (?:\\p{L}+ ){0,2}(?:a |em )?(?:vermelhos?|verdes?|azuis|laranja)(?!\\p{L})[^.]{0,30}(?:obrigat|devem)",
  "camp[oi] (?:\\p{L}+ ){0,2}(?:in )?(?:ross[oi]|verd[ei]|blu|giall[oi])(?!\\p{L})[^.]{0,30}(?:obbligator|richiest|devono|da compilare)",
  "obbligatori (?:sono|vengono)[^.]{0,20} in (?:rosso|verde|blu|giallo)",
  "(?:rode|groene|blauwe|oranje) (?:\\p{L}+ )?(?:velden|vakken)(?!\\p{L})[^.]{0,30}(?:verplicht|moeten|vereist)",
  "velden [^.]{0,20}in (?:het )?(?:rood|groen|blauw)(?!\\p{L})[^.]{0,30}(?:verplicht|moeten|vereist)",
  "pola [^.]{0,30}czerwon\\p{L}+[^.]{0,30}(?:wymagan|obowiązkow)",
  "красн\\p{L}+[^.]{0,40}обязательн|обязательн[^.]{0,40}красн\\p{L}+",
  "(?:赤|朱|青|緑)い?(?:色|字|文字|枠)?[^。、]{0,12}(?:必須|必ず)|必須[^。、]{0,8}(?:赤|朱)(?:字|色|文字)",
  "(?:红|紅|蓝|藍|绿|綠|橙)(?:色|字)[^。，]{0,12}(?:必填|必须|必須|必选|必選)",
  "(?:빨간|붉은|파란)[^.]{0,14}(?:필수|반드시)",
].map((words) => new RegExp(words, "iu"));
/** A sign says the same to everyone. */
const ALSO_BY_SIGN =
  /[*＊※✱]|\bstar\b|\basterisk\b|\(required\)|stern(?:chen)?|astérisque|asterisc|gwiazdk|[“"「『【［[](?:required|必須|必填|필수|pflicht|obligatoire|obligatorio|obbligatorio)/iu;

/** Whether a sentence says what must be filled in by its color alone. */
export function asksByColor(sentence: string): boolean {
  return WORDINGS.some((words) => words.test(sentence)) && !ALSO_BY_SIGN.test(sentence);
}
