import { RECORDINGS } from "#checks/accessibility/families/recordings.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { RecordingLink } from "./probe.ts";

const RECORDING_LINKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const HAS_TEXT =
  /transcri|transkri|mitschrift|text version|as text|read the|lesen|captions?|subtitle|untertitel|sous-titr|subtítul|sottotitol|ondertitel/i;
const MUSIC =
  /\b(?:song|music|tune|beat|remix|album|sound effect|ringtone|lied|musik|musique|música|musica)\b/i;

export const a11yRecordingLinked = rule({
  id: "a11y-recording-linked",
  severity: "medium",
  criteria: ["1.2.1", "1.2.2"],
  defect: "Link to a recording without a text version",
  title: "Recordings that can be downloaded have a text version",
  ...RECORDINGS,
  fixSteps: [
    "Write down what is said in the recording, and put the text or a link to it next to the link.",
    "Add captions to videos.",
  ],
  effort: "M",
  likelyOwner: "editor",
  examines: [examine(RECORDING_LINKS, decide)],
});

/** What a recording holds only a person knows; music needs no text. */
function decide(links: RecordingLink[]): Decision {
  return {
    applies: links.length > 0,
    defects: links
      .filter(({ name, around }) => !HAS_TEXT.test(`${name} ${around}`) && !MUSIC.test(`${name} ${around}`))
      .map(({ name, kind, element }) => ({
        outcome: "review",
        wcag: [kind === "audio" ? "1.2.1" : "1.2.2"],
        message:
          kind === "audio"
            ? `“${cutAtWord(name, 60)}” leads to a recording. If someone speaks in it, is there a transcript?`
            : `“${cutAtWord(name, 60)}” leads to a video. If someone speaks in it, does it have captions?`,
        element,
      })),
  };
}
