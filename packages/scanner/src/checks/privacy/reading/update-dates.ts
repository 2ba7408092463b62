import { firstDate } from "#checks/privacy/reading/dates.ts";

const UPDATE_WORDS = new RegExp(
  [
    String.raw`(?:last |most recent(?:ly)? )?(?:updated|revised|modified|reviewed|amended)|effective(?: date| as of| from)?|version (?:of|from|date)|date of (?:last )?(?:revision|update)`,
    // German, French, Spanish, Italian, Dutch, Portuguese
    String.raw`\bstand(?::| vom| der| im| \d)|zuletzt (?:aktualisiert|ge[aä]ndert)|letzte (?:aktualisierung|[aä]nderung)|g[uü]ltig (?:ab|seit)`,
    String.raw`mise? [aà] jour|en vigueur|derni[eè]re (?:modification|version|r[eé]vision)|date (?:de )?(?:version|r[eé]vision)`,
    String.raw`[uú]ltima (?:actualizaci[oó]n|modificaci[oó]n|revisi[oó]n|atualiza[cç][aã]o|altera[cç][aã]o)|actualizad[ao]|atualizad[ao]|fecha de|data de atualiza|em vigor|en vigor`,
    String.raw`ultimo aggiornamento|aggiornat[ao]|ultima (?:modifica|revisione)|in vigore|laatst (?:bijgewerkt|gewijzigd|aangepast)|laatste (?:update|wijziging|aanpassing)|(?:datum|versie)(?: van|:)`,
    // Polish, Czech, Slovak, Nordic languages, Hungarian, Romanian and the others of the European Union
    String.raw`aktualizac|aktualizov|zaktualizowan|aktualiz[aá]ci|obowi[aą]zuj|wersja z|[uú][cč]inn|platn[eéoý] (?:od|ke)|verze ze`,
    String.raw`uppdatera|senast [aä]ndra|g[aä]ller fr[aå]n|opdateret|[aæ]ndret|oppdatert|g[aæ]lder fra|gjelder fra|p[aä]ivitetty|voimassa|muokattu`,
    String.raw`friss[ií]t|hat[aá]lyos|m[oó]dos[ií]t|actualizat|actualizare|modificat[aă]|intr[aă] [iî]n vigoare|a[zž]urira|posodobljen|velja od|na snazi`,
    String.raw`uuendatud|kehtib alates|atnaujint|galioja nuo|atjaunin|sp[eē]k[aā] no|ενημ[έε]ρωση|ενημερ[ώω]θηκε|ισχ[ύυ]ει|актуализ|обновен|в сила от`,
  ].join("|"),
  "giu",
);
/** How far after the words the date may stand. */
const REACH = 60;

/** Dates by which a policy says when it was updated or from when it applies. */
export function updateDates(text: string): Date[] {
  return [...text.matchAll(UPDATE_WORDS)].flatMap((match) => {
    const date = firstDate(text.slice(match.index, match.index + match[0].length + REACH));
    return date === null ? [] : [date];
  });
}
