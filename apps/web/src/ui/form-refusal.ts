import { ApiError, failureMessage } from "#api/api-error.ts";

/** Why a form was refused, and the field that is to be corrected. */
export interface FormRefusal {
  message: string;
  /** Null when no field is at fault. */
  field: string | null;
}

const FIELDS_BY_CODE: Record<string, string> = {
  "organization.email-taken": "email",
  "password.code-invalid": "code",
  "password.incorrect": "currentPassword",
  "password.unchanged": "newPassword",
  "second-factor.code-invalid": "code",
};

/** A failed call as its form shows it; `fallback` is said where the server has no words. */
export function refusalOf(error: unknown, fallback: string): FormRefusal {
  return { message: failureMessage(error, fallback), field: fieldOf(error) };
}

function fieldOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return FIELDS_BY_CODE[error.code ?? ""] ?? error.debug.issues?.[0]?.path ?? null;
}

/** What a text field needs to say below itself why it was refused. */
export function marksOf(refusal: FormRefusal | null, field: string) {
  return refusal?.field === field ? { isInvalid: true, errorMessage: refusal.message } : {};
}

/** The refusal once its field is being corrected: the words stay on top, the field is free again. */
export function whileCorrecting(refusal: FormRefusal | null): FormRefusal | null {
  return refusal === null ? null : { ...refusal, field: null };
}
