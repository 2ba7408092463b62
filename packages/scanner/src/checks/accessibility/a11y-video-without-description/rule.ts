import { RECORDINGS } from "#checks/accessibility/families/recordings.ts";
import { filmsOf, hasSound, hasTrack, MEDIA } from "#checks/accessibility/media/media.ts";
import type { MediaOfPage } from "#checks/accessibility/media/probe.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { ALFA } from "#evidence/engine-names.ts";

export const a11yVideoWithoutDescription = rule({
  id: "a11y-video-without-description",
  severity: "medium",
  criteria: ["1.2.3", "1.2.5"],
  actRules: ["c5a4ea", "1ec09b"],
  engines: { [ALFA]: ["sia-r37", "sia-r38"] },
  questions: {
    "sia-r37": "Does the video have an audio description?",
    "sia-r38": "Does the video have an audio description, or a text that says the same?",
  },
  defect: "Video without a spoken description",
  title: "Videos say aloud what they show",
  question: "Does the video say aloud what it shows?",
  ...RECORDINGS,
  fixSteps: [
    "Listen to the video with your eyes closed. Notice whether you miss anything important.",
    "If you do, add an audio description track, or offer a second version of the video with a description.",
  ],
  effort: "L",
  likelyOwner: "editor",
  examines: [examine(MEDIA, decide)],
});

function decide(page: MediaOfPage): Decision {
  const heard = filmsOf(page).filter((film) => hasSound(film) !== false);
  return {
    applies: heard.length > 0,
    defects: heard
      .filter((film) => !hasTrack(film, ["descriptions"]))
      .map(({ element }) => ({
        outcome: "review",
        // A sound track may be there and silent, so the criterion for silent films is named too.
        wcag: ["1.2.1", "1.2.3", "1.2.5"],
        actRules: ["c5a4ea", "1ec09b", "c3232f"],
        message:
          "The video has no audio description. Does its sound, or a text next to it, say what it shows?",
        element,
      })),
  };
}
