import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** Fields of one form that may ask for something about the person. */
export interface FormOfFields {
  /** Texts of the buttons that send it, and the heading or legend in it. */
  purpose: string;
  asksForNewPassword: boolean;
  /** Set where it also has room for a longer text. */
  asksForMessage?: true;
  fields: { label: string; type: string; autocomplete: string | null; element: ElementRef }[];
}

const FIELDS = "input:not([type]),input[type=text],input[type=email],input[type=tel],input[type='']";
const SENDERS =
  "button:not([type=button]):not([type=reset]),input[type=submit],input[type=image],legend,h1,h2,h3,h4";
const MOST_FORMS = 20;
const MOST_FIELDS = 30;
const TEXT_LIMIT = 100;

/** Forms with text fields that people can see and use. */
export function probe({ describe, within }: AskedPage): FormOfFields[] {
  const fields = everywhere(FIELDS).filter(
    (field) =>
      field instanceof HTMLInputElement &&
      !field.disabled &&
      !field.readOnly &&
      isExposed(field) &&
      isSeen(field),
  );
  const forms = Map.groupBy(fields, (field) =>
    closestElement(field, "form,[role=form],dialog,[role=dialog]"),
  );
  return [...forms].filter(within(MOST_FORMS)).map(([form, all]) => ({
    purpose: (form === null ? [] : queryAll(form, SENDERS))
      .map((part) => textOf(part) || accessibleName(part))
      .join(" | ")
      .slice(0, 3 * TEXT_LIMIT),
    asksForNewPassword: form !== null && queryAll(form, "input[type=password]").length > 1,
    ...(form !== null && queryAll(form, "textarea").length > 0 ? { asksForMessage: true as const } : {}),
    fields: all.filter(within(MOST_FIELDS)).map((field) => ({
      label: accessibleName(field).slice(0, TEXT_LIMIT),
      type: attribute(field, "type") ?? "text",
      autocomplete: attribute(field, "autocomplete"),
      element: describe(field),
    })),
  }));
}
