import type { Key } from "#gather/examining/key-presses.ts";
import type { OperatedPage } from "#gather/operating/page/operated-page.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";

/** A control that brought a message, and the key that did it; null where the pointer did. */
export interface MessageToTry {
  selector: string;
  key: Key | null;
  /** Equal for controls of one template that say the same. */
  alike: string;
  /** Selector of the form that is filled in first; absent where none is. */
  toFill?: string;
  /** Selector of the form that stays empty but for what people agree to, and whose own words are the message; absent elsewhere. */
  toAgree?: string;
  /** Steps of the form that are gone through before; absent where there is none. */
  way?: readonly FormToTry[];
}

/** Controls of a page that brought messages, to be tried again in a load of their own. */
export class MessagesToTry {
  readonly #found = new Map<string, MessageToTry>();

  /** Notes the control that was operated last, if it brought a message. */
  async note(page: OperatedPage, toTry: MessageToTry): Promise<void> {
    if (this.#found.has(toTry.alike)) return;
    if ((await page.call("messageSince", toTry.toAgree !== undefined)) === null) return;
    this.#found.set(toTry.alike, toTry);
  }

  /** Takes over that the like of a control brought a message on another page. */
  take(toTry: MessageToTry): void {
    this.#found.set(toTry.alike, toTry);
  }

  /** The message of a control; null where it brought none. */
  of(alike: string): MessageToTry | null {
    return this.#found.get(alike) ?? null;
  }

  /** All of them, in the order they came. */
  list(): MessageToTry[] {
    return [...this.#found.values()];
  }
}
