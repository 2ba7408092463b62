import { keyOfStep, leftOfForms } from "#checks/accessibility/operated/forms-left.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, examineTogether, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { saysWrong } from "#checks/accessibility/wording/error-words.ts";
import { asksForAnyEntry } from "#checks/accessibility/wording/missing-entry-words.ts";
import {
  speaksOfResult,
  speaksOfSuccess,
  tellsCount,
  tellsNone,
} from "#checks/accessibility/wording/result-words.ts";
import {
  type AnswerText,
  type FilledForm,
  type FormAnswer,
  SENT_FORMS,
  type SentForm,
  type SentForms,
} from "#gather/operating/forms/form-facts.ts";
import { CHOICES } from "#gather/operating/forms/choice-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import { PASSING_MESSAGES } from "#gather/operating/messages/message-facts.ts";

import { decideChosen } from "./chosen.ts";
import { decidePressed } from "./pressed.ts";

/** Letters of an answer that can be nothing else; a longer text may be a part of the page. */
const SHORT_ANSWER = 80;

/** What counts the time changes by itself: `Time left: 2:59`. */
const IS_CLOCK = /^(?:\p{L}+[\s:]+){0,3}\d{1,2}:\d{2}(?::\d{2})?$/u;

export const a11yMessageUnannounced = rule({
  id: "a11y-message-unannounced",
  severity: "medium",
  criteria: ["4.1.3"],
  defect: "Message that is never announced",
  title: "Screen readers announce messages",
  whyItMatters:
    "People who are blind press the button and hear nothing. They don't know that a message appeared, so they wait or give up.",
  businessImpact: "You lose an order or a question because some customers never learn what was missing.",
  fixSteps: [
    'Put the message into an element with role="alert" that is on the page from the start.',
    "Or move the keyboard focus to the first field with an error, and connect the message to it with aria-describedby.",
    "Then try it with a screen reader: press the button, or send the form empty, and listen.",
  ],
  effort: "S",
  examines: [
    examine(SENT_FORMS, decide),
    examineTogether([OPERATED_CONTROLS, PASSING_MESSAGES], decidePressed),
    examine(CHOICES, decideChosen),
  ],
});

/** Forms that answered in words, on the same page; of each try, the first word that is not announced. */
function decide(all: SentForms): Decision | { reason: string } {
  const { forms, answers = [], filledIn = [], stepsNotTried = [] } = all;
  // What comes at a field that has just been left is told with the field, not by itself.
  const answering = forms
    .map((sent) => ({ ...sent, messages: sent.messages.filter(isAnswer) }))
    .map((sent) => withoutAnswers(sent, answers))
    .filter(
      ({ messages, effect, isHeld, isAlone }) =>
        messages.length > 0 && effect.left.length === 0 && isHeld !== true && isAlone !== true,
    );
  const saying = answers
    .map((answer) => ({ ...answer, said: answer.said.filter(isAnswerInWords) }))
    .filter(({ said }) => said.length > 0);
  const filling = filledIn
    .map((filled) => ({ ...filled, messages: filled.messages.filter(isError) }))
    .filter(({ messages }) => messages.length > 0);
  // Several may stand in the same place.
  const places = new Map(
    [
      ...saying.flatMap(answerUnannounced),
      ...filling.flatMap(unannouncedOnFilling),
      ...errorsUnannounced(answering),
    ].map((one) => [one.element?.selector, one]),
  );
  const applies = answering.length + saying.length + filling.length > 0;
  return unlessUntried({ applies, defects: [...places.values()] }, [...leftOfForms(all), ...stepsNotTried]);
}

/** Elsewhere on the page, and where more or an entry of one's own came, only its words tell an answer. */
function isAnswerInWords({ isAnnounced, ...said }: AnswerText): boolean {
  const mayBeElse = said.isElsewhere ?? said.isBeginning ?? said.repeatsEntry ?? false;
  return isAnnounced || (!IS_CLOCK.test(said.text) && (!mayBeElse || tellsResult(said)));
}

function tellsResult({ text, isCalledMessage }: AnswerText | Omit<AnswerText, "isAnnounced">): boolean {
  return isCalledMessage || speaksOfResult(text) || tellsCount(text) || tellsNone(text);
}

/** What a form says once all is filled in well. Where the focus goes on, people get to it. */
function answerUnannounced({ said, focus }: FormAnswer): RuleDefect[] {
  const [first] = said;
  if (first === undefined || said.some(({ isAnnounced }) => isAnnounced)) return [];
  if (focus !== "control" && focus !== "nowhere") return [];
  const message = `When the form is filled in and sent, ${quoted(first.text, "a message")} appears, and no screen reader announces it`;
  const isSure = tellsResult(first) || first.text.length <= SHORT_ANSWER;
  const doubt = { outcome: "review" as const, message: `${message}. Is it the answer to what was sent?` };
  return [{ message, element: first.element, ...(isSure ? {} : doubt) }];
}

/** Elsewhere on the page, what appears may be the next slide: only its words tell an answer. */
function isAnswer({ isElsewhere, isAnnounced, text }: SentForm["messages"][number]): boolean {
  if (IS_CLOCK.test(text)) return false;
  return (
    isElsewhere !== true ||
    isAnnounced ||
    speaksOfResult(text) ||
    saysWrong({ text }) ||
    asksForAnyEntry({ text })
  );
}

/** A form that takes what we wrote says to it what it says to better entries: that is told once, and errors remain. */
function withoutAnswers(sent: SentForm, answers: readonly FormAnswer[]): SentForm {
  const { form, filled, messages } = sent;
  const same = answers.filter((answer) => answer.form.selector === form.selector);
  const said = new Set(same.flatMap((answer) => answer.said.map(({ text }) => text)));
  if (filled === "not" || !messages.some(({ text }) => said.has(text))) return sent;
  const isHeard = messages.some(({ isAnnounced }) => isAnnounced);
  return {
    ...sent,
    messages: isHeard ? [] : messages.filter((one) => !said.has(one.text) && saysWrong(one)),
  };
}

/**
 * Of each step what it says when it is left empty, and what else it says to wrong entries. What appeared together with a
 * message that is announced may appear alone, too.
 */
function errorsUnannounced(answering: readonly SentForm[]): RuleDefect[] {
  const places = new Map<string, Set<string>>();
  return answering.flatMap((sent) => {
    const known = places.get(keyOfStep(sent)) ?? new Set();
    const messages = sent.messages.filter(({ element }) => !known.has(element.selector));
    if (sent.messages.some(({ isAnnounced }) => isAnnounced)) return [];
    places.set(keyOfStep(sent), new Set([...known, ...messages.map(({ element }) => element.selector)]));
    return defectOf({ ...sent, messages });
  });
}

/** What belongs to the field is heard on the way back to it, and what says nothing of an error may be a part of the page. */
function isError({ text, isElsewhere, isAnnounced, tie }: FilledForm["messages"][number]): boolean {
  return isElsewhere !== true && saysWrong({ text }) && (isAnnounced || tie === null);
}

function unannouncedOnFilling({ messages, hasTold }: FilledForm): RuleDefect[] {
  if (hasTold === true || messages.some(({ isAnnounced }) => isAnnounced)) return [];
  return messages.map(({ text, element }) => ({
    message: `When the form is filled in, ${quoted(text, "a message")} appears, and no screen reader announces it`,
    element,
  }));
}

/** Where one message is announced, or the focus goes to what is wrong, people learn that there is something. */
function defectOf({ messages, focusMoves, filled, hasTold }: SentForm): RuleDefect[] {
  const [first] = messages;
  if (first === undefined || focusMoves || hasTold === true) return [];
  if (messages.some(({ isAnnounced }) => isAnnounced)) return [];
  const isTaken = filled === "wrongly" && speaksOfSuccess(first.text);
  const when = isTaken ? "is sent" : filled === "not" ? "is sent empty" : "is filled in wrongly";
  const message = `When the form ${when}, ${quoted(first.text, "a message")} appears, and no screen reader announces it`;
  return [{ message, element: first.element }];
}
