import { passed, verdictOf } from "#check.ts";
import { CCPA } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { firstDate } from "#checks/privacy/reading/dates.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 366;
/** How far ahead a new version may be announced. */
const ANNOUNCED_DAYS = 92;
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

export const prvPolicyStale = privacySiteCheck({
  id: "prv-policy-stale",
  group: "policy",
  severities: { EU: "info", CA: "medium", US: "low" },
  sources: [
    "California Civil Code §1798.130(a)(5) (every 12 months)",
    "California Business and Professions Code §22575(b)(4) (effective date)",
  ],
  defect: "Privacy policy without a recent date",
  title: "The privacy policy was updated within the last 12 months and says so",
  whyItMatters:
    "A date tells readers which version applies. If California law applies to you, it asks for an update at least every 12 months. European law asks for no date, so there it is advice.",
  businessImpact: "An old date tells regulators and business customers that no one takes care of privacy.",
  fixSteps: [
    "Compare the policy with what your site does today.",
    'Correct what has changed, and set "Last updated" at the top.',
    "Put a yearly review on your calendar.",
  ],
  effort: "M",
  resources: [CCPA],
  evaluate: (evidence) => {
    // A day may have begun elsewhere.
    const daysAgo = (date: Date): number =>
      Math.floor((evidence.now.getTime() + DAY_MS - date.getTime()) / DAY_MS);
    return withPolicy(evidence, ({ page, document }) => {
      const dates = updateDates(document.text);
      const latest = dates.toSorted((a, b) => b.getTime() - a.getTime()).find((date) => daysAgo(date) >= 0);
      const where = { page: page.finalUrl, component: "privacy policy date" };
      const [future] = dates;
      if (latest === undefined && future !== undefined) {
        const isAnnounced = daysAgo(future) >= -ANNOUNCED_DAYS;
        const question = isAnnounced ? " Is it the day from which the policy applies?" : "";
        const message = `The policy's only date is ${dayOf(future)}, which is still to come.${question}`;
        return verdictOf([{ message, ...where, ...(isAnnounced ? { outcome: "review" as const } : {}) }]);
      }
      if (latest === undefined) {
        const isElsewhere = document.lang !== null && !/^(?:en\b|$)/i.test(document.lang);
        const mayStandThere = isElsewhere && firstDate(document.text) !== null;
        const message = mayStandThere
          ? "The policy has a date, but we could not tell whether it says when the policy was last updated. Does it?"
          : "The policy doesn't say when it was last updated.";
        return verdictOf([{ message, ...where, ...(mayStandThere ? { outcome: "review" as const } : {}) }]);
      }
      const days = Math.floor((evidence.now.getTime() - latest.getTime()) / DAY_MS);
      if (days <= OLDEST_DAYS) return passed;
      return verdictOf([
        {
          message: `The policy was last updated on ${dayOf(latest)}, ${days} days before this scan.`,
          ...where,
        },
      ]);
    });
  },
});

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function updateDates(text: string): Date[] {
  return [...text.matchAll(UPDATE_WORDS)].flatMap((match) => {
    const date = firstDate(text.slice(match.index, match.index + match[0].length + REACH));
    return date === null ? [] : [date];
  });
}
