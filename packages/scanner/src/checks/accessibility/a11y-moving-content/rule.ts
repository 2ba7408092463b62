import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { Control } from "#gather/page/in-page/views/moving.ts";
import {
  isSteady,
  LONG_MS,
  MOVING_CONTENT,
  type ChangingContent,
  type MovingContent,
} from "#gather/views/moving-content-facts.ts";

/** Seconds for which a picture may move. */
const LONG_SECONDS = 5;
/** Between looks at what changes. */
const LOOK_EVERY_MS = 400;
/** Changes after which it is plain that words take turns. */
const SURE_TURNS = 3;

export const a11yMovingContent = rule({
  id: "a11y-moving-content",
  severity: "medium",
  criteria: ["2.2.2"],
  actRules: ["efbfc7"],
  defect: "Moving content that can't be paused",
  title: "Visitors can pause anything that moves",
  whyItMatters:
    "Movement next to a text keeps some people from reading it. Slides that change on their own take away what people are still reading.",
  businessImpact:
    "Visitors lose the offer they were looking at. Some can't use the page at all while it moves.",
  fixSteps: [
    "Decide whether you need the movement. People often read more of a slide that waits for a click.",
    'If you keep it, put a "Pause" button next to it that stops it for good. It is not enough to stop while the mouse is over it.',
    'Also turn animations off in your style sheet under "@media (prefers-reduced-motion: reduce)".',
  ],
  effort: "M",
  likelyOwner: "designer",
  examines: [examine(MOVING_CONTENT, decide)],
});

function decide({ moving, changing, pictures }: MovingContent): Decision {
  const lasting = changing.filter(isLasting);
  return {
    applies: moving.length > 0 || lasting.length > 0 || pictures.length > 0,
    defects: [
      ...moving.flatMap(movingDefect),
      ...lasting.filter(({ goesOnWhenStopped }) => goesOnWhenStopped).flatMap(changingDefect),
      ...pictures.flatMap(pictureDefect),
    ],
  };
}

/** What came once or has ended is no movement; how much of that is caught depends on when the page is looked at. */
function isLasting(changing: ChangingContent): boolean {
  if (changing.lastAtMs < LONG_MS) return false;
  return changing.how === "slides" || (isSteady(changing) && changing.isBesideOthers);
}

function movingDefect({
  how,
  tells,
  isCalmed,
  control,
  text,
  element,
}: MovingContent["moving"][number]): RuleDefect[] {
  const what = how === "film" ? "The video" : text === "" ? "The element" : `“${text}”`;
  const note = isCalmed ? "; it stays still for visitors who asked their system for less motion" : "";
  return unpausable(control, element, {
    outcome: tells && !isCalmed ? "fail" : "review",
    message: `${what} moves by itself for more than five seconds${note}`,
  });
}

function changingDefect(changing: ChangingContent): RuleDefect[] {
  const { how, times, firstAtMs, lastAtMs, isClock, control, text, element } = changing;
  if (how === "slides") {
    const outcome = times > 1 ? "fail" : "review";
    return unpausable(control, element, { outcome, message: "The slide show goes on by itself" });
  }
  // A clock may have to go on, and a number counted up on loading ends, which only a person can tell.
  const isCount = !/\p{L}{4}/u.test(text);
  // Two changes may be all that there are.
  const isDoubtful =
    times < SURE_TURNS || (isCount && (isClock || lastAtMs - firstAtMs < LONG_MS - LOOK_EVERY_MS));
  return unpausable(control, element, {
    outcome: isDoubtful ? "review" : "fail",
    message: `The text “${text}” keeps changing on its own`,
  });
}

function pictureDefect({ seconds, control, element }: MovingContent["pictures"][number]): RuleDefect[] {
  if (seconds !== "endless" && seconds <= LONG_SECONDS) return [];
  const howLong = seconds === "endless" ? "without end" : `for ${Math.round(seconds)} seconds`;
  return unpausable(control, element, { outcome: "fail", message: `The image moves ${howLong}` });
}

/** Nothing where a pause control stands with it; a doubt where one stands elsewhere. */
function unpausable(
  control: Control,
  element: ElementRef,
  { outcome, message }: Pick<RuleDefect, "outcome" | "message">,
): RuleDefect[] {
  if (control === "beside") return [];
  if (control === "elsewhere")
    return [
      { outcome: "review", message: `${message}. Does the pause button on the page stop it?`, element },
    ];
  const ending =
    outcome === "review"
      ? "and we found no control that stops it. Does it go on, and can people stop it?"
      : "and no control stops it";
  return [{ outcome, message: `${message}, ${ending}`, element }];
}
