import { fieldWords } from "#checks/accessibility/operated/field-words.ts";
import { saysWrong } from "#checks/accessibility/wording/error-words.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  beginsWithNone,
  isCountInWords,
  isNumberOf,
  saysItIsUnderWay,
  speaksOfResult,
  speaksOfSuccess,
  tellsCount,
  tellsNone,
} from "#checks/accessibility/wording/result-words.ts";
import type { Choice, Choices } from "#gather/operating/forms/choice-facts.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";

import { filters, isOnlyAnswer, isOtherAmount, saysNoneIsLeft, wordsOfCount } from "./what-changed.ts";

/** What a page says to a choice, or to what is written in a field to search with. */
export function decideChosen({ choices, notTried }: Choices): Decision | { reason: string } {
  const answering = choices.filter(({ said = [], ...choice }) => said.some((one) => isAnswer(one, choice)));
  const full = choices.filter(({ saidWhenFull = [] }) => saidWhenFull.some(isNewInWords));
  const saving = choices.filter(({ saidOnWriting = [] }) => saidOnWriting.some(tellsOfWriting));
  const sending = choices.filter((choice) =>
    (choice.saidOnFile ?? []).some((said) => tellsOfFile(said, choice)),
  );
  const defects = [
    ...answering.flatMap(choiceUnannounced),
    ...full.flatMap(limitUnannounced),
    ...saving.flatMap(savingUnannounced),
    ...sending.flatMap(fileUnannounced),
  ];
  const applies = answering.length + full.length + saving.length + sending.length > 0;
  return unlessUntried({ applies, defects }, notTried);
}

/** Whether a text says that what was written is saved, or being saved. What is wrong with it is told with the field. */
function tellsOfSaving({ text }: SaidText): boolean {
  return speaksOfSuccess(text) || saysItIsUnderWay(text);
}

/** How pages say how good a new password is. */
const STRENGTH =
  /(?<!\p{L})(?:weak|strong|too (?:short|simple)|(?:sehr )?schwach\p{L}*|stark\p{L}*|zu kurz|faible|robuste|trop courte?|débil|segura|demasiado corta|debole|robusta|troppo corta|zwak|sterk|te kort|fraca|muito curta|słabe|silne|za krótkie|slabé|silné|příliš krátké|svag[ta]?|svakt?|for kort|för kort|heikko|vahva|liian lyhyt|gyenge|erős|túl rövid|slabă|puternică|слаб\p{L}+|надежн\p{L}+)(?!\p{L})/iu;

/** Also of how good a password is, which no other field tells. */
function tellsOfWriting(said: SaidText): boolean {
  return tellsOfSaving(said) || STRENGTH.test(said.text);
}

function savingUnannounced({ saidOnWriting = [], ...field }: Choice): RuleDefect[] {
  const first = saidOnWriting.find(tellsOfWriting);
  if (first === undefined || saidOnWriting.some(({ isAnnounced }) => isAnnounced)) return [];
  const message = `After something was written in ${lowerFirst(fieldWords(field))}, ${quoted(first.text, "a message")} appears, and no screen reader announces it`;
  return [{ message, element: first.element }];
}

/** How far a file is, or what came of it. */
const SHARE_DONE = /\d\s?%/u;
const TOO_LARGE =
  /too (?:large|big)|zu groß|trop (?:grand|lourd|volumineux)|demasiado (?:grande|pesado)|troppo grande|te groot|for stor/iu;

function tellsOfSending(said: SaidText): boolean {
  return tellsOfSaving(said) || SHARE_DONE.test(said.text) || saysWrong(said) || TOO_LARGE.test(said.text);
}

function tellsOfFile(said: SaidText, { fileName = "" }: Choice): boolean {
  return tellsOfSending(said) || said.text.includes(fileName);
}

/** What names the file alone is what the field shows as well. */
function fileUnannounced({ saidOnFile = [], ...field }: Choice): RuleDefect[] {
  const told = saidOnFile.filter((said) => tellsOfFile(said, field));
  const first = told.find(tellsOfSending) ?? told[0];
  if (first === undefined || saidOnFile.some(({ isAnnounced }) => isAnnounced)) return [];
  const message = `After a file was chosen in ${lowerFirst(fieldWords(field))}, ${quoted(first.text, "a message")} appears, and no screen reader announces it`;
  if (tellsOfSending(first)) return [{ message, element: first.element }];
  const question = "Do people learn in another way that the file was taken?";
  return [{ outcome: "review", message: `${message}. ${question}`, element: first.element }];
}

/** A number of letters that goes on counting stood there before. */
function isNewInWords({ text, isChanged }: SaidText): boolean {
  return isChanged !== true && /\p{L}{3}/u.test(text);
}

function limitUnannounced({ saidWhenFull = [], ...field }: Choice): RuleDefect[] {
  const first = saidWhenFull.find(isNewInWords);
  if (first === undefined || saidWhenFull.some(({ isAnnounced }) => isAnnounced)) return [];
  if (field.isPastLimit === true) {
    const message = `When more is written in ${lowerFirst(fieldWords(field))} than the page says it takes, ${quoted(first.text, "a message")} appears, and no screen reader announces it`;
    return [{ message, element: first.element }];
  }
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
  if (isChanged === true && countsEntries === true && isCountInWords(wordsOfCount(said))) return true;
  const isOfEntries = countsEntries === true || filters(onChoosing);
  if (isChanged === true && isNumberOf(wordsOfCount(said)) && isOfEntries) return true;
  if ((said.isBar === true && isNumberOf(text)) || saysNoneIsLeft(said, onChoosing)) return true;
  return (
    tellsCount(text) ||
    (kind === "text" && (tellsNone(text) || (isChanged !== true && beginsWithNone(text)))) ||
    (isChanged !== true && speaksOfResult(text))
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
