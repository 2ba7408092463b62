import { expect, it } from "vitest";

import { acceptIssue } from "./issues.ts";
import { billingDetails } from "./billing-details.ts";
import { sendSupportRequest } from "./support.ts";
import { longText, shortText, signing } from "./statements.ts";
import { inviteMember } from "./team.ts";
import { writtenText } from "./written-text.ts";

const REVERSED = "Vera \u202eView";

it.each([
  ["a name", inviteMember.body.shape.name],
  ["a line of a statement", shortText],
  ["a paragraph of one", longText],
  ["whom an invoice bills", billingDetails.shape.legalName],
  ["a tax ID", billingDetails.shape.taxId],
  ["a subject", sendSupportRequest.body.shape.subject],
  ["a message", sendSupportRequest.body.shape.message],
  ["a reason", acceptIssue.body.shape.reason],
  ["a signature", signing.shape.name],
])("%s holds no override of its direction", (_what, schema) => {
  expect(schema.safeParse(REVERSED).success).toBe(false);
  expect(schema.safeParse("Vera View").success).toBe(true);
});

it.each(["\u2066", "\u200b", "\u0007", "\ufeff", "\u0085"])("%j is refused within a text", (hidden) => {
  expect(writtenText.safeParse(`Vera${hidden}View`).success).toBe(false);
});

it.each([
  ["two paragraphs", "One.\n\nTwo."],
  ["Hebrew in English", "The bakery מאפיית הנמל of Haifa"],
  ["Persian with its non-joiner", "می\u200cخواهم"],
  ["a family of emoji", "👩\u200d👧"],
  ["a mark that keeps a word's direction", "Harbor \u200f(נמל)\u200e"],
])("%s is a text", (_what, text) => {
  expect(writtenText.safeParse(text).data).toBe(text);
});
