import { probeBeside } from "#gather/examining/page-probe.ts";

import type { MediaOfPage, Player } from "./probe.ts";

/** What is known of the films and recordings of a page. */
export const MEDIA = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** Characters from which a text beside a film may tell what the film says. */
export const TELLING_TEXT = 120;

const TRANSCRIPT =
  /transcript|transkript|trascrizione|transcripci|transcri[cç][aã]o|mitschrift|transkrypcj|uitgeschreven|transcriere|átirat|leirat|přepis|prepis|απομαγνητοφώνηση|textversion|tekstversion|tekstiversio|tekstivastine|metin dökümü|стенограмм|расшифровк|транскри|текстов(?:ая|ый|а|ий) верси|النص الكامل|نص مكتوب|نص الفيديو|تفريغ|תמליל|תמלול|文字起こし|書き起こし|トランスクリプト|文字稿|文字版|逐字稿|文本记录|대본|녹취록|전문 보기/i;
/** The word as a heading or lead-in, and what follows it. */
const TRANSCRIPT_OF = new RegExp(`(?:${TRANSCRIPT.source})\\p{L}*(?: \\p{L}+){0,4}\\s*[:–—-]\\s*(.+)`, "isu");
const SHORTEST_TRANSCRIPT = 12;
/** Other names of a text that says the same, on what opens it right beside the player. */
const TO_BE_READ =
  /(?<!\p{L})(?:text (?:version|of)|full text|in (?:text|words|writing)|as text|what (?:is|was) said|read (?:it|along|instead|what|the (?:text|interview|story|speech))|textfassung|wortlaut|als text|(?:nach|mit)lesen|version (?:texte|écrite)|texte intégral|lire le texte|texto (?:completo|íntegro)|en texto|leer|testo|leggi\p{L}*|tekst|lezen|texto integral|ler)(?!\p{L})/iu;

/** Films in sight that are shown for more than their looks. */
export function filmsOf({ players }: MediaOfPage): Player[] {
  return players.filter((player) => player.kind === "video" && player.isSeen && !isBackdrop(player));
}

/** Recordings that people can start and that are no sound track of a film beside them. */
export function recordingsOf({ players }: MediaOfPage): Player[] {
  return players.filter(
    ({ kind, isSeen, hasControls, isInPlayer, isBesideFilm }) =>
      kind === "audio" && ((isSeen && hasControls) || isInPlayer === true) && !isBesideFilm,
  );
}

/** A film shown for its looks: it starts by itself, is mute and cannot be operated. */
function isBackdrop({ startsByItself, isMutedInMarkup, hasControls }: Player): boolean {
  return startsByItself && isMutedInMarkup && !hasControls;
}

/** Whether a film or recording can be heard; null while that is not known. */
export function hasSound({ audibleSeconds, hasSoundTrack }: Player): boolean | null {
  return audibleSeconds === null ? hasSoundTrack : audibleSeconds > 0;
}

export function hasTrack({ tracks }: Player, kinds: readonly string[]): boolean {
  return tracks.some(({ kind, isEmpty }) => kinds.includes(kind) && !isEmpty);
}

/** A link to a transcript, or a text beside the film that is long, calls itself one or is opened by that name, which may say the same. */
export function hasTextAlternative(player: Player, page: MediaOfPage): boolean {
  const { lettersBeside, next } = player;
  const isLong = lettersBeside >= TELLING_TEXT || (next?.letters ?? 0) >= TELLING_TEXT;
  return hasTranscriptLink(page) || isLong || hasTranscriptBeside(player);
}

export function hasTranscriptLink({ linkTexts }: MediaOfPage): boolean {
  return linkTexts.some((text) => TRANSCRIPT.test(text));
}

/** What is said in a few words has a short transcript. A mere mention of the word is followed by no words of its own. */
function hasTranscriptBeside({ lettersBeside, textBeside, openersBeside = [], next }: Player): boolean {
  if (openersBeside.some((name) => TRANSCRIPT.test(name))) return true;
  if (next?.openers.some((name) => TRANSCRIPT.test(name) || TO_BE_READ.test(name)) === true) return true;
  const [, said = ""] = TRANSCRIPT_OF.exec(textBeside) ?? [];
  return lettersBeside > 0 && said.length >= SHORTEST_TRANSCRIPT;
}

/** Seconds for which it can be heard at most; NaN while its length is not known. */
export function heardSeconds({ audibleSeconds, playedSeconds }: Player): number {
  const played = playedSeconds === "endless" ? Infinity : (playedSeconds ?? Number.NaN);
  return Math.min(audibleSeconds ?? Infinity, played);
}
