import { AUDIO_AND_VIDEO } from "#checks/accessibility/families/audio-and-video.ts";
import { filmsOf, hasSound, hasTextAlternative, hasTrack, MEDIA } from "#checks/accessibility/media/media.ts";
import type { MediaOfPage, Player } from "#checks/accessibility/media/probe.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";

export const a11yVideoCaption = rule({
  id: "a11y-video-caption",
  severity: "critical",
  criteria: ["1.2.2"],
  actRules: ["eac66b"],
  engines: {
    [AXE]: ["video-caption"],
    [ALFA]: ["sia-r27"],
    [ACCESSLINT]: ["time-based-media/video-captions"],
  },
  questions: { "sia-r27": "Does the video have captions?" },
  defect: "Video without captions",
  title: "Videos with sound have captions",
  question: "Does the video have captions?",
  ...AUDIO_AND_VIDEO,
  fixSteps: [
    "Get captions for each video. Captions contain the speech and the sounds that matter.",
    'Add them as <track kind="captions" srclang="en" src="..."> inside <video>. If the video is on YouTube or Vimeo, upload them there in the video\'s subtitle settings.',
    "If the captions were made automatically, read them through before you rely on them. Names and numbers are often wrong.",
  ],
  effort: "M",
  likelyOwner: "editor",
  examines: [examine(MEDIA, decide)],
});

/** Captions that were meant to be there: then no text beside the film was meant to stand for them. */
function hasEmptyCaptions({ tracks }: Player): boolean {
  return tracks.some(({ kind, isEmpty }) => kind === "captions" && isEmpty);
}

function captionsMissing(film: Player, page: MediaOfPage): Pick<RuleDefect, "outcome" | "message"> {
  const lacks = hasEmptyCaptions(film)
    ? "the file of its captions is missing or empty"
    : "it has no captions";
  if (hasSound(film) !== true)
    return {
      outcome: "review",
      message: `We could not hear whether the video has sound, and ${lacks}. Does it?`,
    };
  if (hasEmptyCaptions(film) || !hasTextAlternative(film, page))
    return { outcome: "fail", message: `The video has sound, and ${lacks}` };
  return {
    outcome: "review",
    message: `The video has sound, and ${lacks}. Does the text next to it say everything that can be heard?`,
  };
}

function decide(page: MediaOfPage): Decision {
  const films = filmsOf(page);
  const heard = films.filter((film) => hasSound(film) !== false);
  return {
    applies: films.length > 0,
    defects: heard
      .filter((film) => !hasTrack(film, ["captions", "subtitles"]))
      .map((film) => ({
        ...captionsMissing(film, page),
        severity: "high",
        actRules: ["eac66b"],
        element: film.element,
      })),
    // The file of a silent one itself tells that it owes no captions.
    settled: page.players
      .filter((player) => player.kind === "video" && hasSound(player) === false)
      .map(({ element }) => ({ criterion: "1.2.2", selector: element.selector })),
  };
}
