import { SUBJECT_MAX_LENGTH } from "@plumbline/contract/support-terms";

import type { Question } from "./support.api.ts";

/** What the form starts with; a subject may come with the address, and is cut to what the field takes. */
export function firstQuestion(subject: string): Required<Question> {
  return { subject: subject.slice(0, SUBJECT_MAX_LENGTH), message: "", priority: "medium" };
}
