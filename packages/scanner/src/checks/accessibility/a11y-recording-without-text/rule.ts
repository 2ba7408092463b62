import { RECORDINGS } from "#checks/accessibility/families/recordings.ts";
import {
  filmsOf,
  hasSound,
  hasTextAlternative,
  hasTranscriptLink,
  MEDIA,
  recordingsOf,
  TELLING_TEXT,
} from "#checks/accessibility/media/media.ts";
import { isCalledSound } from "#checks/accessibility/media/what-is-heard.ts";
import type { MediaOfPage, Player } from "#checks/accessibility/media/probe.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA } from "#evidence/engine-names.ts";

/** Languages in which a text that tells a film can be known by its words. */
const KNOWN_LANGUAGE = /^(?:en|de|fr|es|nl|it)\b/i;
const SPEAKS_OF_FILM =
  /video|vidéo|vídeo|film|clip|movie|footage|recording|animation|transcript|transkript|trascrizione|transcripci|mitschrift|aufnahme|audio description|watch|shows?\b|showing|shown|zeigt|gezeigt|montre|muestra|mostra|toont/i;

/** Links that lead to what a film shows. */
const TELLS_FILM =
  /descri(?:ption|bed|zione|pción|ção)|beschreibung|beschrijving|text(?:ual)? (?:version|alternative)|textfassung|version (?:texte|textuelle)|versión (?:de texto|textual)|testuale|descriere|beskriv|opis|popis|leírás|περιγραφή|kuvaus|описание|опис|وصف|תיאור|説明|描述|설명/i;

export const a11yRecordingWithoutText = rule({
  id: "a11y-recording-without-text",
  severity: "high",
  criteria: ["1.2.1"],
  actRules: ["e7aa44", "c3232f"],
  engines: { [ALFA]: ["sia-r30", "sia-r35"], [ACCESSLINT]: ["time-based-media/audio-transcript"] },
  questions: {
    "sia-r30": "Does the recording have a transcript?",
    "sia-r35": "Does the silent video have a text or audio version of what it shows?",
  },
  defect: "Recording or silent video without a text version",
  title: "Recordings and silent videos have a text version",
  question: "Is there a text that says the same as the recording?",
  ...RECORDINGS,
  fixSteps: [
    "Write down what is said in the recording, or what the silent video shows.",
    'Put the text below the player, or link to it there with the word "transcript".',
  ],
  effort: "M",
  likelyOwner: "editor",
  examines: [examine(MEDIA, decide)],
});

function decide(page: MediaOfPage): Decision {
  const [films, recordings] = [filmsOf(page), recordingsOf(page)];
  return {
    applies: films.length > 0 || recordings.length > 0,
    defects: [
      ...films.filter((film) => hasSound(film) === false).map((film) => silentFilm(film, page)),
      ...recordings
        .filter(({ audibleSeconds }) => audibleSeconds !== 0)
        .map((recording) => recordingDefect(recording, page)),
      ...[...films, ...recordings].flatMap(hiddenTranscripts),
    ],
    // The file of a silent one itself tells that it owes no text.
    settled: page.players
      .filter((player) => player.kind === "audio" && hasSound(player) === false)
      .map(({ element }) => ({ criterion: "1.2.1", selector: element.selector })),
  };
}

function silentFilm(film: Player, page: MediaOfPage): RuleDefect {
  const isDoubtful = mayTellFilm(film, page) || film.isBesideRecording;
  const message = "The silent video needs a text or recording that says what it shows";
  return {
    outcome: isDoubtful ? "review" : "fail",
    actRules: ["c3232f"],
    message: isDoubtful ? `${message}. Does the page have one?` : message,
    element: film.element,
  };
}

/** A text beside that speaks of the film may tell what it shows; one that does not is about something else. */
function mayTellFilm(film: Player, page: MediaOfPage): boolean {
  if (hasTranscriptLink(page) || film.isDescribed) return true;
  if (page.linkTexts.some((text) => TELLS_FILM.test(text))) return true;
  if (!hasTextAlternative(film, page)) return false;
  const text = `${film.textBeside} ${film.next?.text ?? ""}`;
  return !KNOWN_LANGUAGE.test(page.lang) || SPEAKS_OF_FILM.test(text);
}

function recordingDefect(recording: Player, page: MediaOfPage): RuleDefect {
  const hasText = hasTextAlternative(recording, page);
  if (!hasText && isCalledSound(recording.calledBy ?? ""))
    return {
      outcome: "review",
      actRules: ["e7aa44"],
      message: "The recording has no transcript. Does anyone speak or sing in it?",
      element: recording.element,
    };
  return {
    outcome: hasText ? "review" : "fail",
    actRules: ["e7aa44"],
    message: hasText
      ? "Does the text next to the recording contain everything it says?"
      : "The recording has no transcript",
    element: recording.element,
  };
}

/** Text beside a film or recording that can be seen and is kept from screen readers, whose users need it most. */
function hiddenTranscripts({ kind, hiddenTexts }: Player): RuleDefect[] {
  return hiddenTexts
    .filter(({ length, isSaidElsewhere }) => length >= TELLING_TEXT / 2 && !isSaidElsewhere)
    .map(({ element }) => ({
      wcag: ["1.3.1"],
      actRules: ["1a02b0"],
      message: `The text next to the ${kind === "audio" ? "recording" : "video"} is visible but hidden from screen readers`,
      element,
    }));
}
