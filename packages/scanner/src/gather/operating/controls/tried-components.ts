import type { ChoiceField } from "#gather/page/in-page/operating/forms/choice-fields.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { OpenedState } from "#gather/operating/opened/opened-facts.ts";
import type { PassingMessage } from "#gather/operating/messages/message-facts.ts";
import type { MessageToTry } from "#gather/operating/messages/messages-to-try.ts";
import type { FormAnswer, SentForm, SentForms } from "#gather/operating/forms/form-facts.ts";
import type { Choice } from "#gather/operating/forms/choice-facts.ts";
import type { Control, TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { PointerAct } from "#gather/operating/gestures/pointer-act-facts.ts";
import type { LookOfText } from "#gather/operating/hover/look-facts.ts";

const MOST_KEPT = 500;

/** What came of a control, and what was seen of the content that it opened. */
export interface Attempt {
  tried: TriedControl;
  opened: OpenedState[];
  /** What came of controls in the content that it opened; absent where none was tried. */
  inside?: TriedControl[];
  /** What came of forms there; absent where none was tried. */
  sentInside?: SentForms[];
  /** Set where it brought a message. */
  message?: MessageToTry;
}

type FormToTry = Pick<SentForm, "form" | "button">;

/** A text with what makes its look what it is, and how it looks before anything is done. */
interface LookAtRest {
  /** Equal where the same rule of a style sheet draws the like. */
  alike: string;
  atRest: LookOfText;
}

/** What came of components on the pages of a site so far: what looks alike is operated once. */
export class TriedComponents {
  readonly #tried = new Map<string, Attempt>();
  readonly #forms = new Map<string, SentForm[]>();
  readonly #answers = new Map<string, FormAnswer>();
  readonly #messages = new Map<string, PassingMessage>();
  readonly #choices = new Map<string, Choice>();
  readonly #looks = new Map<string, LookOfText>();
  /** Address of the page on which each was operated. */
  readonly #views = new Map<string, string>();
  readonly #nothing = new Set<string>();
  readonly #underWay = new Set<string>();

  /** What came of the like of a control on another page, said of this one; null where it has not been tried. */
  of(control: Control): Attempt | null {
    const known = this.#tried.get(keyOf(control));
    return known === undefined ? null : { ...known, tried: { ...known.tried, ...control } };
  }

  /** What came of the like of a form on another page, where it had nothing to say; null where it has not been tried. */
  ofForm(form: FormToTry): SentForm[] | null {
    const known = this.#forms.get(keyOfForm(form));
    return known === undefined ? null : known.map((sent) => ({ ...sent, ...form }));
  }

  /** Keeps what came of a form that had nothing to say; of another one, each page tells its own elements. */
  keepForm(form: FormToTry, sent: SentForm[]): SentForm[] {
    if (sent.every(isSilent) && this.#forms.size < MOST_KEPT) this.#forms.set(keyOfForm(form), sent);
    return sent;
  }

  /** What the like of a form said on another page when it was filled in well; null where it has not been tried. */
  ofAnswer({ form, button }: FormToTry): FormAnswer | null {
    const known = this.#answers.get(keyOfForm({ form, button }));
    return known === undefined ? null : { ...known, form, button };
  }

  /** Keeps what a form said when it was filled in well. */
  keepAnswer(form: FormToTry, answer: FormAnswer): FormAnswer {
    if (this.#answers.size < MOST_KEPT) this.#answers.set(keyOfForm(form), answer);
    return answer;
  }

  /** What came of the like of a field on another page, where that was nothing beyond it; null where it has not been tried. */
  ofField(field: ChoiceField): Choice | null {
    const known = this.#choices.get(keyOfField(field));
    if (known === undefined) return null;
    const { element, kind, label, advice } = field;
    return { ...known, element, kind, label, advice };
  }

  /** Keeps what came of a field, where that was nothing beyond it. */
  keepField(field: ChoiceField, choice: Choice): Choice {
    const { onFocus, onChoosing, said, passesFocusOn, leadsOnWhenFull } = choice;
    const isQuiet =
      said === undefined &&
      passesFocusOn !== true &&
      leadsOnWhenFull !== true &&
      [onFocus, onChoosing].every(staysWithin);
    if (isQuiet && this.#choices.size < MOST_KEPT) this.#choices.set(keyOfField(field), choice);
    return choice;
  }

  /** How the like of a text that looked the same at rest looks in use; null where none has been tried. */
  ofLook(look: LookAtRest): LookOfText | null {
    return this.#looks.get(keyOfLook(look)) ?? null;
  }

  keepLook(look: LookAtRest, inUse: LookOfText): void {
    if (this.#looks.size < MOST_KEPT) this.#looks.set(keyOfLook(look), inUse);
  }

  /** Whether a view, as its words tell it, was operated on another page, be it as that page itself. */
  hasViewElsewhere(words: string, url: string): boolean {
    return (this.#views.get(words) ?? url) !== url;
  }

  /** Keeps that a view was operated. */
  keepView(words: string, url: string): void {
    if (this.#views.size < MOST_KEPT && !this.#views.has(words)) this.#views.set(words, url);
  }

  /** What came of a trial; null at once where nothing came of it on an element of another page that is the very like. */
  async unlessNothing<Result>(
    trial: "hover" | "list" | "calendar" | "gesture" | PointerAct["way"] | "narrow",
    element: ElementRef,
    attempt: () => Promise<Result | null>,
  ): Promise<Result | null> {
    const key = JSON.stringify([trial, element.component, element.snippet]);
    if (this.#nothing.has(key)) return null;
    const result = await attempt();
    if (result === null && this.#nothing.size < MOST_KEPT) this.#nothing.add(key);
    return result;
  }

  /** What became of the message that the like of a control brought on another page. */
  ofMessage({ alike }: MessageToTry): PassingMessage | null {
    return this.#messages.get(alike) ?? null;
  }

  /** Keeps what became of a message. */
  keepMessage({ alike }: MessageToTry, message: PassingMessage): PassingMessage {
    if (this.#messages.size < MOST_KEPT) this.#messages.set(alike, message);
    return message;
  }

  /** Whether another page is just trying the like. */
  isUnderWay(control: Control): boolean {
    return this.#underWay.has(keyOf(control));
  }

  /** Tries a control; other pages may wait until what came of it is kept. */
  async begin(control: Control, attempt: () => Promise<Attempt>): Promise<Attempt> {
    const key = keyOf(control);
    this.#underWay.add(key);
    try {
      return await attempt();
    } catch (error) {
      this.#underWay.delete(key);
      throw error;
    }
  }

  /** Keeps what came of a control that was begun. */
  keep(control: Control, seen: Attempt): void {
    const key = keyOf(control);
    if (this.#tried.size < MOST_KEPT) this.#tried.set(key, seen);
    this.#underWay.delete(key);
  }
}

/** Whether a form had nothing of its own to say, so that its like on another page need not be asked. */
function isSilent({ messages, errors, fields, effect, isReddened }: SentForm): boolean {
  const told = messages.length + errors.ofFields.length + errors.forms.length + effect.asked;
  return told === 0 && isReddened !== true && !fields.some(({ isMarked }) => isMarked);
}

/** Equal for controls that one template made, that say the same and stand alike, such as open or closed. */
export function keyOf({ element, role, name, focus, states }: Control): string {
  const [openingTag] = element.snippet.split(">");
  return JSON.stringify([element.component, openingTag, role, name, focus, states]);
}

/** Whether what was done to a field changed nothing but the field itself. */
function staysWithin(effect: Effect | null): boolean {
  if (effect === null) return true;
  const { shown, hidden, texts, states, left, asked } = effect;
  const beyond = shown.length + hidden.length + texts.length + left.length + asked;
  return beyond === 0 && states.every(({ ofControl }) => ofControl);
}

function keyOfField({ element, kind, label, advice, searchesAtOnce }: ChoiceField): string {
  return JSON.stringify([element.component, element.snippet, kind, label, advice, searchesAtOnce]);
}

function keyOfLook({ alike, atRest }: LookAtRest): string {
  return JSON.stringify([alike, atRest]);
}

/** Equal for forms that one template made. */
export function keyOfForm({ form, button }: FormToTry): string {
  return JSON.stringify([form.component, form.snippet, button.snippet]);
}
