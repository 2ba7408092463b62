import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { Effect, FocusPlace } from "#gather/operating/controls/effect-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";
import type { ErrorTexts } from "#gather/page/in-page/error-texts.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** A text that a form shows when it is sent. */
export interface FormMessage {
  element: ElementRef;
  text: string;
  /** Whether it stands in what a screen reader reads out by itself, or tells of what has the focus. */
  isAnnounced: boolean;
  /** Index of the field it stands beside, or that refers to it; null where that is no single one. */
  field: number | null;
  /** Indexes of all fields that it may be about, by their ties to it and by where it stands. */
  near?: number[];
  /** How assistive technology learns that it belongs to that field; null where it does not. */
  tie: "description" | "errormessage" | "label" | null;
  /** Language that is declared for it; absent where none is. */
  lang?: string;
  /** Set where it stands neither in the form nor right before or after it. */
  isElsewhere?: true;
}

/** A field of a form that was sent, as it is afterward. */
export interface FieldOfForm {
  element: ElementRef;
  label: string;
  /** What was written there before the form was sent. */
  entry: EntryKind | "none";
  /** What is said of it before the form is sent: its description, placeholder and label. */
  hints: string;
  /** The placeholder among these, which goes as soon as something is written; absent where there is none. */
  placeholder?: string;
  /** What people see of it before: label, placeholder and what styles add; and its colors with those of its label. */
  shown?: string;
  look?: string;
  /** Whether it says that it is wrong, by `aria-invalid`. */
  isInvalid: boolean;
  /** Whether it became invalid, or red, by the sending. */
  isMarked: boolean;
  /** Set where a picture without a word came beside it alone. */
  hasNewPicture?: true;
  /** Set where a sign of warning, such as ⚠, came beside it alone, of which screen readers learn no word. */
  hasNewSign?: true;
}

/** What a field wants that got something else, or `right` where what was written fits. */
export type EntryKind =
  | "email"
  | "address"
  | "phone"
  | "number"
  | "date"
  | "postcode"
  | "code"
  | "pattern"
  | "password"
  | "right";

/** What came of pressing the button of a form; nothing was sent. */
export interface SentForm {
  form: ElementRef;
  button: ElementRef;
  /** Whether it was left empty or filled in wrongly. */
  filled: "not" | "wrongly";
  effect: Effect;
  messages: FormMessage[];
  fields: FieldOfForm[];
  /** Error texts that were not there before. */
  errors: ErrorTexts;
  /** Whether the browser itself holds the form back and says why. */
  isCheckedByBrowser: boolean;
  /** Whether words that belong to a field are others than before: a label, a picture, a placeholder or what styles draw. */
  isToldOtherwise: boolean;
  /** Indexes of the fields whose words these are; absent where that was not noted. */
  toldOtherwise?: number[];
  /** Indexes of those of which only the title is another one; absent where there is none. */
  toldByTitle?: number[];
  /** Whether the focus went on from the button. */
  focusMoves: boolean;
  /** Set where the button was still off, so that nothing could be sent. */
  isHeld?: true;
  /** Set where it is a single field that nothing sends: it was only left. */
  isAlone?: true;
  /** Set where the form as a whole stands on red since. */
  isReddened?: true;
  /** Indexes of fields that were marked as wrong once they were left, before anything was sent, with no text for it. */
  markedOnLeaving?: number[];
  /** Indexes of fields that held what was written and were empty once they were left. */
  emptiedOnLeaving?: number[];
  /** Set where a live region has said something, be it out of sight. */
  hasTold?: true;
  /** Sentence of the form that speaks of what must be filled in, or need not be; absent where none does. */
  notice?: string;
  /** Which step of the form it is; absent for the first. */
  step?: number;
}

/** A short text that came when a form was sent. */
export interface AnswerText extends SaidText {
  /** Set where a longer content begins with it. */
  isBeginning?: true;
  /** Set where it stands neither in the form nor right before or after it. */
  isElsewhere?: true;
  /** Set where it repeats what was written into the form. */
  repeatsEntry?: true;
}

/** What a form said that was filled in fittingly, once its button was pressed, where that neither sent it nor asked for more. */
export interface FormAnswer {
  form: ElementRef;
  button: ElementRef;
  /** What the button is called. */
  name: string;
  said: AnswerText[];
  /** Of what came first; absent where there is no way back, or all is there that was written. */
  emptiedByBack?: EmptiedByBack;
  /** Whether the button is no longer there, and where the focus is. */
  isButtonGone: boolean;
  focus: FocusPlace;
}

/** What came once a form was filled in fittingly and its button pressed, where that sent nothing. */
export interface FormStep {
  form: ElementRef;
  button: ElementRef;
  /** What the button is called. */
  name: string;
  /** What the fields that were filled in are called. */
  asked: string[];
  /** What is asked now, and what else can be used there. */
  fields: FieldOfStep[];
  controls: string[];
  /** Of what came first; absent where there is no way back, or all is there that was written. */
  emptiedByBack?: EmptiedByBack;
  /** Whether the button is no longer there, and where the focus is. */
  isButtonGone: boolean;
  focus: FocusPlace;
}

/** What came when a form was filled in fittingly, before its button was pressed. */
export type FilledForm = Pick<
  SentForm,
  "form" | "button" | "messages" | "fields" | "hasTold" | "emptiedOnLeaving"
>;

/** What stands empty in a step that was filled in, once people come back to it from the next one. */
export interface EmptiedByBack {
  /** What the way back is called. */
  by: string;
  fields: Pick<FieldOfStep, "label" | "element">[];
}

export interface FieldOfStep {
  label: string;
  isFilled: boolean;
  element: ElementRef;
}

export interface SentForms {
  forms: SentForm[];
  /** Forms that said something, or deleted an entry, while they were filled in; absent where none did. */
  filledIn?: FilledForm[];
  /** Absent where no form led on. */
  steps?: FormStep[];
  /** Absent where no form answered. */
  answers?: FormAnswer[];
  /** Absent where whatever may lead on or answer was tried. */
  stepsNotTried?: NotTried[];
  /** Ways back between steps that could not be taken; absent where there is none. */
  waysBackNotTried?: NotTried[];
  /** Further steps that did not open; absent where there is none. They leave open what forms say, and nothing else of the page. */
  stepsNotReached?: NotTried[];
  notTried: NotTried[];
}

export const SENT_FORMS = probe<SentForms>("sent-forms", 5, VIEW_LABELS.operated);
