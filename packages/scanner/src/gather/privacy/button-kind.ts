import type { ConsentBanner } from "#evidence/privacy.ts";
import { BUTTON_WORDS } from "#gather/privacy/button-words.ts";

export type ButtonKind = ConsentBanner["buttons"][number]["kind"];

/** Tried in this order: 'accept only necessary' rejects, though it begins like an acceptance. */
const KINDS = ["reject", "settings", "accept"] as const;
const LONGEST_LABEL = 80;
const NEVER =
  /policy|policies|learn more|read more|find out|details|impressum|imprint|subscribe|sign up|log ?in|richtlinie|politique|política|informativa|mehr erfahren|en savoir plus|scopri di pi[uù]|m[aá]s informaci[oó]n|saber mais|meer informatie|dowiedz si[eę]|l[aä]s mer|læs mere|lue lis[aä][aä]|v[ií]ce informac|zisti[tť] viac|tov[aá]bbi inform|afl[aă] mai|научете|μάθετε|περισσότερ|saznaj|ve[cč] informac|loe lisaks|uzzin[aā]t|su[zž]inoti|n[aä]yt[aä] tiedot|zásad|politik[aàeęiy]|πολιτική|политика/i;

/** What pressing a button of a consent banner does, told by its words. */
export function buttonKind(text: string): ButtonKind {
  const words = text.trim();
  if (words === "" || words.length > LONGEST_LABEL || NEVER.test(words)) return "other";
  const says = (kind: (typeof KINDS)[number]) =>
    Object.values(BUTTON_WORDS[kind]).some((pattern) => pattern.test(words));
  return KINDS.find(says) ?? "other";
}

const SAVES =
  /\bsave\b|\bconfirm|speicher|best[äa]tig|[üu]bernehmen|enregistr|valider|sauvegard|confirmer|guardar|confirma|\bsalva|conferma|opslaan|bevestig|zapisz|potwierd|\bspara\b|\bgem\b|\blagre\b|tallenna|vahvista|ulo[žz]i|potvrdi|ment[ée]s|saglab[āa]t|i[šs]saugoti|salvesta|shrani|spremi|запази|αποθήκευση/iu;

/** Whether a button of a banner's settings keeps what is checked there, told by its words. */
export function savesChoice(text: string): boolean {
  const words = text.trim();
  return words.length <= LONGEST_LABEL && SAVES.test(words) && buttonKind(words) !== "accept";
}
