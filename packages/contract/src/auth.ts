import { z } from "zod";

import { email } from "./email.ts";
import { defineEndpoint } from "./endpoint.ts";
import { LOGIN, ME, LOGOUT, CHANGE_PASSWORD, COMPLETE_PASSWORD_CHANGE } from "#endpoints/auth.ts";
import { newPassword } from "./password.ts";

export const ROLES = ["owner", "member", "viewer"] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  organization: z.object({
    id: z.string(),
    name: z.string(),
    website: z.string().nullable(),
    timeZone: z.string().describe("Zone its days are counted and its times are said in (IANA name)"),
    requiresTwoFactor: z.boolean().describe("Whether everyone in it has to sign in with two factors"),
  }),
  mustSetUpTwoFactor: z
    .boolean()
    .describe(
      "The organization requires two factors and the account has one: most calls are refused until then",
    ),
});
export type User = z.infer<typeof user>;

/** How long a session token lives, in hours, without and with 'Remember me'. */
export const SESSION_HOURS = 24;
export const REMEMBERED_SESSION_HOURS = 30 * 24;
/** How long a temporary password works. */
export const TEMPORARY_PASSWORD_DAYS = 7;

/** A password someone already has. */
export const password = z.string().min(1, "Enter your password.").max(1024);

/** What a login comes to: a session, or what has to be done first and the one-time value to do it with. */
const loginOutcome = {
  success: z.literal(true),
  token: z.string().optional(),
  user: user.optional(),
  requiresSecondFactor: z.boolean().optional().describe("The account asks for a code as well"),
  session: z.string().optional().describe("One-time value for what is required"),
};

export const login = defineEndpoint(LOGIN, {
  summary: "Log in with email and password",
  body: z.object({
    email,
    password,
    rememberMe: z.boolean().optional().describe("30 days instead of 24 hours"),
  }),
  output: z.object({
    ...loginOutcome,
    requiresPasswordChange: z.boolean().optional().describe("The password is a temporary one"),
  }),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "login.failed",
    "login.throttled",
    "password.temporary-expired",
  ],
});

export const me = defineEndpoint(ME, {
  summary: "Who is signed in",
  beforeTwoFactor: true,
  output: z.object({ success: z.literal(true), user }),
  errors: [],
});

export const logout = defineEndpoint(LOGOUT, {
  summary: "End the session of this token",
  beforeTwoFactor: true,
  output: z.object({ success: z.literal(true) }),
  errors: [],
});

export const changePassword = defineEndpoint(CHANGE_PASSWORD, {
  summary: "Replace the password; ends all other sessions",
  body: z.object({ currentPassword: password, newPassword }),
  output: z.object({ success: z.literal(true) }),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "login.throttled",
    "password.incorrect",
    "password.unchanged",
    "password.common",
    "password.personal",
  ],
});

export const completePasswordChange = defineEndpoint(COMPLETE_PASSWORD_CHANGE, {
  summary: "Replace a temporary password and log in",
  body: z.object({
    email,
    newPassword,
    session: z.string().min(1).max(200).describe("The one-time value the login answered with"),
    rememberMe: z.boolean().optional().describe("30 days instead of 24 hours"),
  }),
  output: z.object(loginOutcome),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "login.throttled",
    "password.session-invalid",
    "password.unchanged",
    "password.common",
    "password.personal",
  ],
});
