import { z } from "zod";

/** Every error the API answers with: its HTTP status and the words a person reads. */
export const ERROR_CATALOG = {
  "request.invalid": { status: 400, message: "The request is not valid." },
  "request.malformed-json": { status: 400, message: "The request body is not valid JSON." },
  "request.too-large": {
    status: 413,
    message: "This is more text than we can take in at once. Please shorten it and try again.",
  },
  "request.too-many": { status: 429, message: "Too many requests. Please wait a moment and try again." },
  "request.unsupported-media-type": { status: 415, message: "Send the request body as application/json." },
  "route.not-found": { status: 404, message: "There is nothing at this address." },
  "session.missing": { status: 401, message: "Please log in to continue." },
  "session.expired": { status: 401, message: "Your session has expired. Please log in again." },
  "session.idle": {
    status: 401,
    message: "You were logged out because you were away for a long time. Please log in again.",
  },
  "session.removed": {
    status: 401,
    message: "You are no longer a member of this organization. If that is a mistake, ask one of its owners.",
  },
  "login.failed": { status: 401, message: "Incorrect email or password." },
  "login.throttled": { status: 429, message: "Too many login attempts. Please try again in 15 minutes." },
  "confirmation.required": {
    status: 409,
    message: "This was not done. Confirm that it is you, then try again.",
  },
  "password.incorrect": { status: 400, message: "Your current password is incorrect." },
  "password.unchanged": { status: 400, message: "Choose a new password that differs from the current one." },
  "password.common": {
    status: 400,
    message: "Many people use this password, so it is among the first that are guessed. Choose another one.",
  },
  "password.personal": {
    status: 400,
    message:
      "This password is made of your name, your email address or ours. Choose one that no one can guess.",
  },
  "password.temporary-expired": {
    status: 401,
    message: "This temporary password has expired. Please contact support for a new one.",
  },
  "password.session-invalid": {
    status: 401,
    message: "This password change has expired. Please log in again with your temporary password.",
  },
  "password.needs-initial-setup": {
    status: 409,
    message:
      "This account still has its temporary password. Log in with the one from your welcome email, or ask support for a new one.",
  },
  "password.code-invalid": {
    status: 400,
    message: "This code is incorrect or no longer valid. A code works once, for 10 minutes and five tries.",
  },
  "password.reset-throttled": {
    status: 429,
    message: "Too many attempts to reset a password. Please try again in 15 minutes.",
  },
  "second-factor.code-invalid": {
    status: 400,
    message: "This code is incorrect or has already been used. Each code works once.",
  },
  "second-factor.code-missing": {
    status: 400,
    message: "Enter the code from your authenticator app.",
  },
  "second-factor.session-invalid": {
    status: 401,
    message: "This sign-in has expired. Please log in again.",
  },
  "two-factor.already-on": { status: 409, message: "Two-factor sign-in is already on." },
  "two-factor.not-on": { status: 409, message: "Two-factor sign-in is not on." },
  "two-factor.required": {
    status: 403,
    message: "Your organization requires two-factor sign-in.",
  },
  "two-factor.own-first": {
    status: 409,
    message: "Set up two-factor sign-in for yourself first.",
  },
  "two-factor.not-begun": {
    status: 409,
    message: "This setup has expired. Please start again.",
  },
  "session.not-found": { status: 404, message: "This session has already ended." },
  "data-export.not-found": {
    status: 404,
    message: "This export has been deleted. Please request a new one.",
  },
  "role.forbidden": { status: 403, message: "Your role does not allow this action." },
  "organization.suspended": { status: 403, message: "This account is suspended. Please contact support." },
  "organization.not-found": { status: 404, message: "You don't belong to this organization." },
  "organization.email-taken": { status: 409, message: "A user with this email address already exists." },
  "organization.exists": {
    status: 409,
    message: "This person already belongs to an organization with this website.",
  },
  "organization.website-invalid": { status: 400, message: "The website must be an http or https address." },
  "export.too-many": {
    status: 429,
    message: "Several exports are already being made for you. Please wait for one of them to finish.",
  },
  "export.too-slow": {
    status: 503,
    message: "This file took too long to make, so we stopped. Please try again later.",
  },
  "report.not-found": { status: 404, message: "Report not found" },
  "document.not-found": { status: 404, message: "Document not found" },
  "report.scan-not-ready": {
    status: 400,
    message: "Cannot generate PDF: scan is {scanStatus}. Please wait for scan completion.",
  },
  "scan.no-website": { status: 409, message: "Set the website's address before you scan it." },
  "report.scan-failed": {
    status: 409,
    message: "The scan failed, so there is no report of it. Its details in Audit History say why.",
  },
  "report.failed": {
    status: 409,
    message: "We could not create this report. The next scan will create a new one.",
  },
  "scan.paused": {
    status: 409,
    message: "Scanning is paused, so we can't check this now. Billing says why, and what to do.",
  },
  "scan.not-found": { status: 404, message: "Scan not found" },
  "payment-link.not-found": { status: 404, message: "This payment link is no longer valid." },
  "payment-link.expired": {
    status: 410,
    message: "This payment link has expired. Please contact support for a new link.",
  },
  "payment-link.paid": {
    status: 409,
    message: "This payment link has already been paid. Log in to see your dashboard.",
  },
  "payment.foreign-return-address": {
    status: 400,
    message: "The return addresses after payment must be on this site.",
  },
  "payment.event-not-genuine": { status: 400, message: "The signature of this event is not valid." },
  "payment.no-method": {
    status: 409,
    message: "There is no payment method on file. Choose a plan on the Billing page to pay and start again.",
  },
  "payment.no-customer": {
    status: 409,
    message: "Nothing has been paid by card yet. Choose a plan on the Billing page to pay.",
  },
  "payment.declined": {
    status: 402,
    message: "Your card was declined. Update your payment method, then try again.",
  },
  "payment.needs-authentication": {
    status: 402,
    message: "Your bank asks you to confirm this payment. Update your payment method to confirm it.",
  },
  "payment.provider-unavailable": {
    status: 503,
    message:
      "The payment provider could not be reached. Please try again in a moment. You are never charged twice for it.",
  },
  "invoice.not-found": { status: 404, message: "Invoice not found" },
  "invoice.not-paid": { status: 409, message: "There is no receipt before an invoice is paid." },
  "credit-note.not-found": { status: 404, message: "Credit note not found" },
  "invoice.pdf-not-ready": { status: 409, message: "There is no PDF of this invoice yet." },
  "plan.unknown": { status: 404, message: "There is no such plan." },
  "plan.current": { status: 409, message: "This is your plan already." },
  "plan.amount-changed": {
    status: 409,
    message: "The amount has changed since it was shown to you. Please look at it again.",
  },
  "subscription.none": { status: 409, message: "There is no running subscription." },
  "subscription.not-charged": {
    status: 409,
    message: "No card is charged for this subscription. Contact support to change it.",
  },
  "subscription.ends": {
    status: 409,
    message: "Your subscription is set to end. Resume it before you switch plans.",
  },
  "subscription.unpaid": {
    status: 409,
    message: "A payment is due. Update your payment method so that it can be made, then try again.",
  },
  "subscription.disputed": {
    status: 409,
    message: "A payment is in dispute with your bank. Your subscription can continue once that is settled.",
  },
  "subscription.not-lapsed": { status: 409, message: "There is no lapsed subscription to reactivate." },
  "subscription.active": { status: 409, message: "Your organization already has a subscription." },
  "team.not-found": { status: 404, message: "Team member not found" },
  "team.last-owner": {
    status: 409,
    message: "A team needs an owner who can log in. Make someone else an owner first.",
  },
  "team.already-active": { status: 409, message: "This person has already accepted the invite." },
  "team.full": { status: 409, message: "A team can have at most 100 people." },
  "team.too-many-invites": {
    status: 429,
    message: "Your organization has sent many invites. Please try again in an hour.",
  },
  "invite.not-found": {
    status: 404,
    message: "This invite is no longer valid. It was withdrawn or replaced by a newer one.",
  },
  "invite.expired": {
    status: 410,
    message: "This invite has expired. Ask the person who invited you to send it again.",
  },
  "invite.used": {
    status: 409,
    message: "This invite has already been accepted. Log in with your email and password.",
  },
  "invite.has-account": {
    status: 409,
    message: "You already have an account with this email address. Log in with it to accept the invite.",
  },
  "invite.other-address": {
    status: 403,
    message: "This invite is for another email address. Log in with the account of that address.",
  },
  "statement.not-found": { status: 404, message: "This version is not there." },
  "statement.no-scan": {
    status: 409,
    message: "There is nothing to state before the first scan is complete.",
  },
  "statement.newer": {
    status: 409,
    message: "Someone has saved a newer version meanwhile. Reload the page to see it.",
  },
  "statement.signed": { status: 409, message: "This version is already signed." },
  "statement.incomplete": {
    status: 409,
    message: "Some fields still have to be filled in. Save them first, then sign.",
  },
  "support.too-many": {
    status: 429,
    message: "Your organization has sent many requests. Please try again in an hour, or send us an email.",
  },
  "issue.not-found": { status: 404, message: "Issue not found" },
  "issue-group.not-found": { status: 404, message: "There are no issues with this cause." },
  "issue.no-screenshot": { status: 404, message: "There is no screenshot of this place." },
  "issue.verified": { status: 409, message: "We have already verified that this issue is fixed." },
  "issue.page-gone": {
    status: 409,
    message: "The pages of this issue are gone. Check again when they are back.",
  },
  "issue.acceptance-date": {
    status: 400,
    message: "You can accept an issue until any day from today to 366 days from now.",
  },
  "issue.site-moved": {
    status: 409,
    message:
      "The website's address has changed since we found this issue. The next scan will look for it there.",
  },
  "operator.password-expired": {
    status: 401,
    message: "This temporary password has expired. Someone with a shell on the server can make a new one.",
  },
  "client.not-found": { status: 404, message: "There is no client of this id. It may have been erased." },
  "client.suspended": {
    status: 409,
    message: "This client is suspended, so its website is not scanned. End the suspension first.",
  },
  "client.past-due": {
    status: 409,
    message: "This client's payment is past due, so its website is not scanned until it is paid.",
  },
  "client.subscription-suspended": {
    status: 409,
    message:
      "This client's subscription is suspended, so its website is not scanned until it is active again.",
  },
  "client.ended": {
    status: 409,
    message: "This client's subscription has ended, so its website is no longer scanned.",
  },
  "failure.settled": { status: 404, message: "This failure has been dealt with already." },
  "failure.not-retriable": {
    status: 409,
    message: "This cannot be tried again: what it needs is no longer kept.",
  },
  "refund.not-found": { status: 404, message: "There is no such refund." },
  "refund.refunded": {
    status: 409,
    message: "This payment was already refunded, or returned by the bank. No more money was moved.",
  },
  "refund.declined": { status: 409, message: "This refund has already been declined. No money was moved." },
  "server.busy": { status: 503, message: "The service is busy. Please try again in a moment." },
  "server.unexpected": { status: 500, message: "Something went wrong on our side. Please try again." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERROR_CATALOG;

/**
 * The error envelope. `error` holds the words, `code` the stable name; `debug` carries what the client
 * needs to recover by itself (`docs/product.md`, 'What a failed call says').
 */
export const errorEnvelope = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  message: z.string().optional(),
  needsInitialSetup: z.literal(true).optional().describe("The account still has its temporary password"),
  debug: z
    .object({
      availableReports: z.array(z.object({ id: z.string(), type: z.string() })).optional(),
      scanStatus: z.string().optional(),
      needsCode: z.boolean().optional().describe("Whether the confirmation takes a code as well"),
      issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    })
    .optional(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** The words of an error with its figures filled in: `{scanStatus}` comes from `debug`. */
export function errorMessage(code: ErrorCode, debug?: ErrorEnvelope["debug"]): string {
  return ERROR_CATALOG[code].message.replace("{scanStatus}", debug?.scanStatus ?? "not complete");
}
