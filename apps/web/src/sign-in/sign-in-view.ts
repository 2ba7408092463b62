import type { PendingPasswordChange } from "./pending-password-change.ts";
import type { PendingSecondFactor } from "./pending-second-factor.ts";
import { NOTHING_TYPED, type Typed } from "./typed-beforehand.ts";

/** What the login screen shows: one of its five views, with what came along from the one before. */
export type SignInView =
  | ({ name: "log-in" } & Typed)
  | { name: "request-code"; email: string }
  | { name: "enter-code"; email: string }
  | { name: "change-password"; pending: PendingPasswordChange }
  | { name: "second-factor"; pending: PendingSecondFactor };

/** The screen as it opens, and after 'Back to Login': nothing typed before is left. */
export const EMPTY_LOGIN: Extract<SignInView, { name: "log-in" }> = { name: "log-in", ...NOTHING_TYPED };

export const VIEW_TITLES: Record<SignInView["name"], string> = {
  "log-in": "Log in to your dashboard",
  "request-code": "Reset Your Password",
  "enter-code": "Enter Reset Code",
  "change-password": "Change Your Password",
  "second-factor": "Enter the code from your authenticator app",
};
