import { READING } from "#checks/accessibility/families/reading.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { TEXT_LOSS_NARROW, textLosses } from "#checks/accessibility/text-loss/text-loss.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import type { LostText } from "#gather/page/in-page/views/text-loss.ts";

import type { StickingOut } from "./probe.ts";
import type { StayingBar } from "./staying-bars.ts";

const STICKING_OUT = probeBeside(import.meta.url, () => import("./probe.ts"), {
  shape: 3,
  when: "320 px wide",
});
const WHEN = "In a window 320 pixels wide";
/** Facts hold so much of a text. */
const TEXT_LIMIT = 60;
const SURELY_LOST = new Set<LostText["kind"]>(["cut", "out of reach"]);

export const a11yReflow = rule({
  id: "a11y-reflow",
  severity: "medium",
  criteria: ["1.4.10"],
  defect: "Content doesn't fit in a narrow window",
  title: "The page fits in a narrow window",
  ...READING,
  fixSteps: [
    "Make your browser window 1280 pixels wide and zoom in to 400%. The parts we list reach beyond the window.",
    'In your style sheet, replace fixed pixel widths with "max-width: 100%". Let rows wrap, and let long words break with "overflow-wrap: anywhere".',
    'Let bars that stay in place scroll with the page in small windows: "position: static" under "@media (max-height: 30em)".',
    "Put a wide table in a box that scrolls, so that the text around it stays in place.",
  ],
  effort: "M",
  examines: [
    examine(STICKING_OUT, decide),
    // What a narrow layout hides or puts into layers is hidden on purpose; letters cut in half are not.
    examine(TEXT_LOSS_NARROW, (facts) =>
      textLosses({ ...facts, losses: facts.losses.filter(({ kind }) => SURELY_LOST.has(kind)) }, WHEN),
    ),
  ],
});

function decide({ found, bars = [], hasContent }: StickingOut): Decision {
  return {
    applies: hasContent,
    defects: [
      ...bars.flatMap(coveringBar),
      ...found.map((sticking): RuleDefect => {
        const isText = sticking.kind === "text";
        return {
          outcome: isText ? "fail" : "review",
          severity: isText && !sticking.isReachable ? "high" : "medium",
          message: wordsFor(sticking),
          element: sticking.element,
        };
      }),
    ],
  };
}

/** From here on, a bar leaves nothing to read, or hardly more than half of the window. */
const ALL = 0.95;
const HALF = 0.5;

function coveringBar({ share, text, answerBeyond, element }: StayingBar): RuleDefect[] {
  if (share < HALF) return [];
  const bar = `In a window of 320 by 256 pixels, as at 400% zoom, “${cutAtWord(text, TEXT_LIMIT)}”`;
  if (answerBeyond !== undefined) {
    const answer = answerBeyond === "" ? "a button" : `“${cutAtWord(answerBeyond, TEXT_LIMIT)}”`;
    return [
      {
        message: `${bar} doesn't fit in the window and doesn't scroll, so that people can't see ${answer} in it`,
        element,
      },
    ];
  }
  return [
    share >= ALL
      ? { message: `${bar} covers the whole window and stays there while people scroll`, element }
      : {
          outcome: "review",
          message: `${bar} covers ${Math.round(share * 100)}% of the window and stays there. Can people read the page behind it?`,
          element,
        },
  ];
}

function wordsFor({ kind, beyond, isReachable, text }: StickingOut["found"][number]): string {
  const words = cutAtWord(text, TEXT_LIMIT);
  const around = text === "" ? "" : ` with “${words}”`;
  const what = {
    picture: "an image or frame",
    table: `a table, code or map${around}`,
    text: `“${words}”`,
    box: `the box with “${words}”`,
  }[kind];
  const beginning = `${WHEN}, ${text === "" && kind === "text" ? "a control" : what} extends ${beyond} pixels past its edge`;
  if (kind === "box")
    return `${beginning}, so that the page scrolls sideways. Can it be read without scrolling sideways?`;
  if (kind !== "text") return `${beginning}. Does it make sense only when it is that wide?`;
  return `${beginning}, and ${isReachable ? "people have to scroll sideways to read it" : "people can't reach it"}`;
}
