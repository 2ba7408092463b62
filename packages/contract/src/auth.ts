import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
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
  }),
});
export type User = z.infer<typeof user>;

/** How long a session token lives, in hours, without and with 'Remember me'. */
export const SESSION_HOURS = 24;
export const REMEMBERED_SESSION_HOURS = 30 * 24;

/** An e-mail address as a person types it. */
export const email = z.string().trim().max(254).pipe(z.email("Enter a valid email address."));
/** A password somebody already has. */
export const password = z.string().min(1, "Enter your password.").max(1024);

/** What a login comes to: a session, or what has to be done first and the one-time value to do it with. */
const loginOutcome = {
  success: z.literal(true),
  token: z.string().optional(),
  user: user.optional(),
  requiresSecondFactor: z.boolean().optional().describe("The account asks for a code as well"),
  session: z.string().optional().describe("One-time value for what is required"),
};

export const login = defineEndpoint({
  method: "POST",
  path: "/api/client-auth/login",
  summary: "Log in with e-mail and password",
  auth: "none",
  body: z.object({
    email,
    password,
    rememberMe: z.boolean().optional().describe("30 days instead of 24 hours"),
  }),
  output: z.object({
    ...loginOutcome,
    requiresPasswordChange: z.boolean().optional().describe("The password is a temporary one"),
  }),
  errors: ["request.invalid", "request.malformed-json", "login.failed", "login.throttled"],
});

export const me = defineEndpoint({
  method: "GET",
  path: "/api/client-auth/me",
  summary: "Who is signed in",
  auth: "bearer",
  output: z.object({ success: z.literal(true), user }),
  errors: ["session.missing", "session.expired"],
});

export const logout = defineEndpoint({
  method: "POST",
  path: "/api/client-auth/logout",
  summary: "End the session of this token",
  auth: "bearer",
  output: z.object({ success: z.literal(true) }),
  errors: ["session.missing", "session.expired"],
});

export const changePassword = defineEndpoint({
  method: "POST",
  path: "/api/client-auth/change-password",
  summary: "Replace the password; ends all other sessions",
  auth: "bearer",
  body: z.object({ currentPassword: password, newPassword }),
  output: z.object({ success: z.literal(true) }),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "session.missing",
    "session.expired",
    "login.throttled",
    "password.incorrect",
    "password.unchanged",
  ],
});

export const completePasswordChange = defineEndpoint({
  method: "POST",
  path: "/api/client-auth/complete-password-change",
  summary: "Replace a temporary password and log in",
  auth: "none",
  body: z.object({
    email,
    newPassword,
    session: z.string().min(1).max(200).describe("The one-time value the login answered with"),
  }),
  output: z.object(loginOutcome),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "login.throttled",
    "password.session-invalid",
    "password.unchanged",
  ],
});
