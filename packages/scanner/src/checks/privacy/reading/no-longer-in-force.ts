import { sentencesOf } from "#checks/privacy/reading/sentences.ts";

/** Words that say that it is over, or that something else has taken its place. */
const OVER =
  /invalid|no longer|not (?:rely|valid|sufficient)|struck|annul|repeal|former|previous|until 2020|schrems|replac|success|instead|court of justice|\bcjeu\b|continues? to|ung[üu]ltig|nicht mehr|gekippt|aufgehoben|unwirksam|fr[üu]her|ehemalig|bis 2020|eugh|nachfolge|ersetzt|anstelle|n[’']est plus|ancien|arr[êe]t|cour de justice|remplac|inv[áa]lid|ya no|anterior|sustitu|tribunal de justicia|non (?:è )?pi[ùu]|precedente|sostitu|corte di giustizia|niet meer|ongeldig|vervangen|hof van justitie|uniewa[żz]ni|nie obowi[ąa]zuje|zast[ąa]pi|substitu[ií]|vormals|ehemals|abgel[öo]st|au[ßs]{1,2}er kraft|umbenannt|formerly|superseded|renamed|abrog|derogad|revogad|voormalig|tidigare|upph[äa]v|tidligere|oph[æa]v|aiemmin|kumot|d[řr][íi]ve|zru[šs]en|poprzedni|dawn(?:a|ej|iej)/i;

/**
 * Sentences of a policy that name something, and neither they nor their neighbors say that it is over; null where nothing
 * names it.
 */
export function namedAsInForce(policy: string, names: RegExp): string[] | null {
  const sentences = sentencesOf(policy);
  const naming = sentences.flatMap((sentence, at) => (names.test(sentence) ? [at] : []));
  if (naming.length === 0) return null;
  const isOver = (at: number): boolean =>
    sentences.slice(Math.max(0, at - 1), at + 2).some((sentence) => OVER.test(sentence));
  return naming.filter((at) => !isOver(at)).map((at) => sentences[at] ?? "");
}
