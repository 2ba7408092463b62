import { z } from "zod";

import { role, user } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { READ_INVITE, ACCEPT_INVITE, JOIN_ORGANIZATION } from "#endpoints/invites.ts";
import { newPassword } from "./password.ts";

const INCOMPLETE = "This link is incomplete. Copy the whole link from the email.";

/** What stands behind the `#` of an invite's link, which mail programs may cut. */
const token = z.string().min(1, INCOMPLETE).max(200, INCOMPLETE);

/** What an invited person is shown before they accept. */
export const invite = z.object({
  organization: z.object({ name: z.string() }),
  name: z.string(),
  email: z.string(),
  role,
  expiresAt: z.iso.datetime(),
  hasAccount: z
    .boolean()
    .describe("Whether the address has an account already, with which the invite is accepted"),
});
export type Invite = z.infer<typeof invite>;

export const readInvite = defineEndpoint(READ_INVITE, {
  summary: "What an invite is for",
  body: z.object({ token }),
  output: z.object({ success: z.literal(true), invite }),
  errors: ["request.invalid", "request.malformed-json", "invite.not-found", "invite.expired", "invite.used"],
});

export const acceptInvite = defineEndpoint(ACCEPT_INVITE, {
  summary: "Accept an invite: choose a password and log in",
  body: z.object({ token, newPassword }),
  output: z.object({ success: z.literal(true), token: z.string(), user }),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "invite.not-found",
    "invite.expired",
    "invite.used",
    "invite.has-account",
    "password.common",
    "password.personal",
  ],
});

export const joinOrganization = defineEndpoint(JOIN_ORGANIZATION, {
  summary:
    "Accept an invite with the account one is logged in to; the session acts for that organization then",
  body: z.object({ token }),
  output: z.object({ success: z.literal(true), token: z.string(), user }),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "invite.not-found",
    "invite.expired",
    "invite.used",
    "invite.other-address",
  ],
});
