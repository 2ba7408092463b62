import { ApiError, failureMessage } from "#api/api-error.ts";

/** Why a form was refused, and what is wrong with each field that is to be corrected, by its name. */
export interface FormRefusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

const FIELDS_BY_CODE: Record<string, string> = {
  "organization.email-taken": "email",
  "password.code-invalid": "code",
  "password.incorrect": "currentPassword",
  "password.unchanged": "newPassword",
  "second-factor.code-invalid": "code",
  "second-factor.code-missing": "code",
};

/** A failed call as its form shows it; `fallback` is said where the server has no words. */
export function refusalOf(error: unknown, fallback: string): FormRefusal {
  const message = failureMessage(error, fallback);
  return wrongFields(fieldsOf(error, message), message);
}

/** A form with these wrong fields, all told at once; `message` is said of one, or of none. */
export function wrongFields(fields: FormRefusal["fields"], message: string): FormRefusal {
  const count = Object.keys(fields).length;
  return { message: count > 1 ? `Correct the ${count} fields marked above.` : message, fields };
}

function fieldsOf(error: unknown, message: string): FormRefusal["fields"] {
  if (!(error instanceof ApiError)) return {};
  const field = FIELDS_BY_CODE[error.code ?? ""];
  if (field !== undefined) return { [field]: message };
  const issues = error.debug.issues ?? [];
  // Of a field with several faults the first is told.
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path, issue.message]));
}

/** What a text field needs to say below itself why it was refused. */
export function marksOf(refusal: FormRefusal | null, field: string) {
  const errorMessage = refusal?.fields[field];
  return errorMessage === undefined ? {} : { isInvalid: true, errorMessage };
}

/** The refusal once a field is being corrected, or any: the words stay on top, the field is free again. */
export function whileCorrecting(refusal: FormRefusal | null, field?: string): FormRefusal | null {
  if (refusal === null) return null;
  const others = Object.entries(refusal.fields).filter(([name]) => field !== undefined && name !== field);
  return { ...refusal, fields: Object.fromEntries(others) };
}
