import { plainWords } from "./plain-words.ts";

/** How controls are called that lead to the next or the one before, or to one of several by its number. */
const LEAFS = [
  "(?:go to |show )?(?:the )?(?:next|previous|prev|forward|back|last|first)(?: \\p{L}+){0,2}|(?:slide|page|go to slide|image|photo|quote) \\d+",
  "(?:nächste|vorherige|vorige|letzte|erste)[rs]?(?: \\p{L}+){0,2}|weiter|zurück|vor|(?:seite|bild|folie) \\d+",
  "(?:suivant|précédent)e?s?|(?:\\p{L}+ )?(?:suivant|précédent)e?s?|retour|(?:image|diapositive|page) \\d+",
  "(?:\\p{L}+ )?(?:siguiente|anterior|próxim[oa]|seguinte)|volver|atrás|voltar|avançar|(?:imagen|diapositiva|página) \\d+",
  "(?:\\p{L}+ )?(?:successiv[oa]|precedente|prossim[oa])|avanti|indietro|(?:immagine|pagina) \\d+",
  "volgende(?: \\p{L}+)?|vorige(?: \\p{L}+)?|verder|terug|(?:nästa|föregående|næste|neste|forrige|seuraava|edellinen|järgmine|eelmine)(?: \\p{L}+)?|tillbaka|tilbage|tilbake|takaisin|tagasi",
  "(?:następn|poprzedn|sljedeć|prethodn|naslednj|prejšnj|ďalš|predchádzajúc)\\p{L}*(?: \\p{L}+)?|(?:další|předchozí|sonraki|önceki|következő|előző|următo\\p{L}+)(?: \\p{L}+)?|dalej|wstecz|zpět|späť|vissza|înapoi|natrag|nazaj|ileri|geri",
  "(?:следующ|предыдущ|наступн|попередн|следващ|предиш|επόμεν|προηγούμεν)\\p{L}*(?: \\p{L}+)?|вперёд|вперед|назад|далее|далі|πίσω|(?:\\p{L}+ )?(?:التالي|التالية|السابق|السابقة)|(?:\\p{L}+ )?הבאה?|(?:\\p{L}+ )?הקודמת?",
  "次(?:へ|の\\p{L}+)?|前(?:へ|の\\p{L}+)|戻る|[下上]一[张張个個页頁步条條项項]\\p{L}*|(?:다음|이전)(?: \\p{L}+)?|अगल[ाी](?: \\p{L}+)?|पिछल[ाी](?: \\p{L}+)?|(?:\\p{L}+ )?(?:berikutnya|sebelumnya|selanjutnya)|(?:\\p{L}+ )?(?:tiếp|trước)(?: theo)?",
].join("|");
const LEAFS_THROUGH = new RegExp(`^(?:${LEAFS})$`, "u");

/** Whether a control leads through several contents in one place; a sign, or no name at all, may do so, too. */
export function leafsThrough(name: string): boolean {
  const words = plainWords(name);
  return words === "" || LEAFS_THROUGH.test(words);
}
