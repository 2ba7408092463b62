import { fieldWords } from "#checks/accessibility/operated/field-words.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  isNumberOf,
  speaksOfResult,
  tellsCount,
  tellsNone,
} from "#checks/accessibility/wording/result-words.ts";
import type { Choice, Choices } from "#gather/operating/choice-facts.ts";
import type { SaidText } from "#gather/operating/said-text.ts";

import { filters, isOnlyAnswer, isOtherAmount, saysNoneIsLeft, wordsOfCount } from "./what-changed.ts";

/** What a page says to a choice, or to what is written in a field to search with. */
export function decideChosen({ choices, notTried }: Choices): Decision | { reason: string } {
  const answering = choices.filter(({ said = [], ...choice }) => said.some((one) => isAnswer(one, choice)));
  const full = choices.filter(({ saidWhenFull = [] }) => saidWhenFull.some(isNewInWords));
  const defects = [...answering.flatMap(choiceUnannounced), ...full.flatMap(limitUnannounced)];
  return unlessUntried({ applies: answering.length + full.length > 0, defects }, notTried);
}

/** A number of letters that goes on counting stood there before. */
function isNewInWords({ text, isChanged }: SaidText): boolean {
  return isChanged !== true && /\p{L}{3}/u.test(text);
}

function limitUnannounced({ saidWhenFull = [], ...field }: Choice): RuleDefect[] {
  const first = saidWhenFull.find(isNewInWords);
  if (first === undefined || saidWhenFull.some(({ isAnnounced }) => isAnnounced)) return [];
  const message = `When no more can be written in ${lowerFirst(fieldWords(field))}, ${quoted(first.text, "a message")} appears, and no screen reader announces it. Do people need to know at once?`;
  return [{ outcome: "review", message, element: first.element }];
}

/** What was found or left, what it costs now, or what else a choice brings. */
function isAnswer(said: SaidText, choice: Pick<Choice, "kind" | "onChoosing">): boolean {
  return isFound(said, choice) || isOtherAmount(said) || tellsOfChoice(said, choice);
}

/** What is written or moved is more often told by the field itself. */
function tellsOfChoice(said: SaidText, { kind, onChoosing }: Pick<Choice, "kind" | "onChoosing">): boolean {
  return (kind === "select" || kind === "radio") && isOnlyAnswer(said, onChoosing);
}

function isFound(said: SaidText, { kind, onChoosing }: Pick<Choice, "kind" | "onChoosing">): boolean {
  const { text, isChanged, countsEntries } = said;
  const isOfEntries = countsEntries === true || filters(onChoosing);
  if (isChanged === true && isNumberOf(wordsOfCount(said)) && isOfEntries) return true;
  if ((said.isBar === true && isNumberOf(text)) || saysNoneIsLeft(said, onChoosing)) return true;
  return (
    tellsCount(text) || (kind === "text" && tellsNone(text)) || (isChanged !== true && speaksOfResult(text))
  );
}

function choiceUnannounced({ said = [], onChoosing, ...field }: Choice): RuleDefect[] {
  const choice = { onChoosing, kind: field.kind };
  const found = said.find((one) => isFound(one, choice));
  const first = found ?? said.find((one) => isAnswer(one, choice));
  if (first === undefined || said.some(({ isAnnounced }) => isAnnounced)) return [];
  if (onChoosing !== null && (onChoosing.left.length > 0 || onChoosing.focus !== "control")) return [];
  const done = field.kind === "text" ? "is written in" : "is used";
  const text = first.around ?? first.text;
  const message = `When ${lowerFirst(fieldWords(field))} ${done}, ${quoted(text, "a message")} appears, and no screen reader announces it`;
  if (found !== undefined) return [{ message, element: first.element }];
  const question = isOtherAmount(first)
    ? "Do people have to find the new amount themselves?"
    : "Do people need to know at once?";
  return [{ outcome: "review", message: `${message}. ${question}`, element: first.element }];
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
