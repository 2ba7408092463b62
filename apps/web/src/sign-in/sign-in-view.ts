import type { PendingPasswordChange } from "./pending-password-change.ts";

/** What the login screen shows: one of its four views, with what came along from the one before. */
export type SignInView =
  | { name: "log-in"; email: string }
  | { name: "request-code"; email: string }
  | { name: "enter-code"; email: string }
  | { name: "change-password"; pending: PendingPasswordChange };

/** The screen as it opens, and after 'Back to Login': nothing typed before is left. */
export const EMPTY_LOGIN: SignInView = { name: "log-in", email: "" };

export const VIEW_TITLES: Record<SignInView["name"], string> = {
  "log-in": "Log in to your dashboard",
  "request-code": "Reset Your Password",
  "enter-code": "Enter Reset Code",
  "change-password": "Change Your Password",
};
