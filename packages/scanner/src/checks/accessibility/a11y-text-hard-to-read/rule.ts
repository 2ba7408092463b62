import { READING_EASE } from "#checks/accessibility/families/reading-ease.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { TextSetting } from "./probe.ts";

const TEXT_SETTINGS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
const TINY_PX = 11;
const TIGHT = 1.2;
const WIDE = 110;
const A_FEW_LINES = 3;

interface Habit {
  message: string;
  isSeenIn(setting: TextSetting): boolean;
}

/** https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation.html asks for most of them at level AAA. */
const HABITS: readonly Habit[] = [
  {
    message: "is set in capitals only. Words lose their shape, and some screen readers spell them",
    isSeenIn: ({ isCapitals, letters }) => isCapitals && letters >= 80,
  },
  {
    message: "is justified on both sides. The gaps between words make it hard to follow a line",
    isSeenIn: ({ isJustified, letters, lines }) => isJustified && letters >= 100 && lines > 1,
  },
  {
    message: "is long and all in italics, which some people can hardly read",
    isSeenIn: ({ isItalic, letters }) => isItalic && letters >= 150,
  },
  {
    message: `is smaller than ${TINY_PX} pixels`,
    isSeenIn: ({ pixels }) => pixels < TINY_PX,
  },
  {
    message:
      "is in a script that is read from right to left, and is set from left to right, so that full stops and numbers stand at the wrong end",
    isSeenIn: ({ isAgainstDirection }) => isAgainstDirection === true,
  },
  {
    message: "has lines that are very close together",
    isSeenIn: ({ lineHeight, lines }) => lineHeight !== null && lineHeight < TIGHT && lines >= A_FEW_LINES,
  },
  {
    message: "has lines of more than 100 letters, so that people lose their place",
    isSeenIn: ({ lettersPerLine, lines }) => lettersPerLine > WIDE && lines > 1,
  },
];

export const a11yTextHardToRead = rule({
  id: "a11y-text-hard-to-read",
  severity: "info",
  criteria: [],
  defect: "Text that is set in a way that is hard to read",
  title: "Text is set so that it is easy to read",
  ...READING_EASE,
  fixSteps: [
    "Align text to the side where its lines begin, and let no line hold more than about 80 letters.",
    'For Arabic, Hebrew and other scripts that are read from right to left, set dir="rtl" on the html element.',
    "Set running text in upright letters of at least 16 pixels, with a line height of 1.5. Keep capitals for a word or two.",
  ],
  effort: "S",
  likelyOwner: "designer",
  advisedBy: {
    title: "Understanding visual presentation (level AAA)",
    url: "https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation.html",
  },
  // A style sheet sets a habit once, for all texts that have it.
  mendedTogether: (message) => HABITS.find((habit) => message.endsWith(habit.message))?.message ?? null,
  examines: [examine(TEXT_SETTINGS, decide)],
});

function decide(settings: TextSetting[]): Decision {
  return {
    applies: settings.length > 0,
    defects: settings.flatMap((setting) => {
      const first = HABITS.find((habit) => habit.isSeenIn(setting));
      if (first === undefined) return [];
      return [{ message: `The text “${setting.text}” ${first.message}`, element: setting.element }];
    }),
  };
}
