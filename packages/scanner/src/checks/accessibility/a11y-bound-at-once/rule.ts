import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { leftOfForms } from "#checks/accessibility/operated/forms-left.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { offersToTakeBack, saysItBinds, saysItWasDone } from "#checks/accessibility/wording/binding-words.ts";
import type { ElementRef } from "#evidence/document.ts";
import { SENT_FORMS, type SentForms } from "#gather/operating/forms/form-facts.ts";
import {
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";

/** Only what the page says itself tells that something was carried out: no server was asked. */
export const a11yBoundAtOnce = rule({
  id: "a11y-bound-at-once",
  severity: "medium",
  criteria: ["3.3.4"],
  defect: "Payment or deletion carried out by one press",
  title: "People can check, confirm or undo payments and deletions",
  whyItMatters:
    "People press the wrong button by accident, above all those whose hands shake or who can't see what else is on the page. A payment or deletion at the first press costs them money or data.",
  businessImpact: "You pay for mistaken orders with refunds, complaints and calls.",
  fixSteps: [
    "Before it counts, show once more what will be paid or deleted, and ask people to confirm it.",
    "Or give people some time in which they can undo it.",
  ],
  effort: "M",
  examines: [examine(OPERATED_CONTROLS, decide), examine(SENT_FORMS, decideSent)],
});

/** A press on a button that may bind people, and what came of it. */
interface Press {
  name: string;
  said: readonly string[];
  /** Whether something is asked first, or can be undone. */
  isSafe: boolean;
  element: ElementRef;
}

function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  return unlessUntried(judged(controls.map(toPress)), notTried);
}

function toPress({ name, dialog, said = [], element, ...tried }: TriedControl): Press {
  const effects = [tried.byEnter, tried.bySpace, tried.byPointer].filter(hasEffect);
  const shown = effects.flatMap((effect) => [...effect.shown, ...effect.texts]);
  return {
    name,
    said: said.map(({ text }) => text),
    isSafe:
      dialog !== null ||
      effects.some(({ asked }) => asked > 0) ||
      shown.some(({ snippet }) => offersToTakeBack(snippet)),
    element,
  };
}

function decideSent(all: SentForms): Decision | { reason: string } {
  const answered = (all.answers ?? []).map(({ name, said, button }) => toAnswered(name, said, button));
  return unlessUntried(judged(answered), leftOfForms(all));
}

function toAnswered(name: string, said: readonly { text: string }[], element: ElementRef): Press {
  const texts = said.map(({ text }) => text);
  return { name, said: texts, isSafe: texts.some(offersToTakeBack), element };
}

function judged(presses: readonly Press[]): { applies: boolean; defects: RuleDefect[] } {
  const binding = presses
    .filter(({ name }) => saysItBinds(name))
    .map((press) => ({ ...press, done: press.said.find((text) => saysItWasDone(text, press.name)) }));
  const bound = new Map(
    binding.flatMap(({ name, done, isSafe, element }) =>
      done === undefined || isSafe ? [] : [[element.selector, boundDefect(name, done, element)] as const],
    ),
  );
  return {
    applies: binding.some(({ done, isSafe }) => isSafe || done !== undefined),
    defects: [...bound.values()],
  };
}

function boundDefect(name: string, done: string, element: ElementRef): RuleDefect {
  const message = `One press on ${quoted(name, "this button")} brings “${cutAtWord(done, MOST_QUOTED)}”, and nothing is asked before. Can people check it first, or undo it?`;
  return { outcome: "review", message, element };
}

const MOST_QUOTED = 80;
