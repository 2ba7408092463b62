import type { DocumentSnapshot, FormFieldRef } from "#evidence/document.ts";

/** Whether a field takes a password. */
export function isPasswordField(field: FormFieldRef): boolean {
  return field.type.toLowerCase() === "password";
}

/** Whether a field takes a card number or its check digits, by its autofill token or its name. */
export function isCardField(field: FormFieldRef): boolean {
  return (
    /\bcc-(?:number|csc|exp)\b/i.test(field.autocomplete) ||
    /^(?:card[-_]?(?:number|no)|cc[-_]?(?:number|num|no)|cardnumber|creditcard|cvv2?|cvc2?|csc)$/i.test(
      field.name,
    )
  );
}

/** Fields that take a secret, in forms and outside of them. */
export function secretFields(document: DocumentSnapshot): FormFieldRef[] {
  const fields = [...document.forms.flatMap((form) => form.fields), ...document.looseFields];
  return fields.filter((field) => isPasswordField(field) || isCardField(field));
}
