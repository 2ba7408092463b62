import { z } from "zod";

import { role } from "./auth.ts";
import { email } from "./email.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  LIST_TEAM,
  INVITE_MEMBER,
  UPDATE_MEMBER,
  REMOVE_MEMBER,
  RESEND_INVITE,
  SET_TWO_FACTOR_RULE,
} from "#endpoints/team.ts";
import { dataEnvelope } from "./envelope.ts";
import { writtenLine } from "./written-text.ts";

/** A person of the organization. */
export const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(["invited", "active"]).describe("`invited` until the person has chosen a password"),
  inviteExpiresAt: z.iso.datetime().nullable().describe("Until when the invite's link works; null once used"),
  isInviteExpired: z.boolean().describe("Whether the invite is no longer valid and has to be sent again"),
  hasTwoFactor: z
    .boolean()
    .nullable()
    .describe("Whether the person's sign-in asks for a second factor; null where the caller is no owner"),
  lastSignInAt: z.iso.datetime().nullable().describe("The newest sign-in; null before the first"),
  createdAt: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof teamMember>;

const idParams = z.object({ id: z.uuid() });
const oneMember = dataEnvelope(z.object({ member: teamMember }));

export const listTeam = defineEndpoint(LIST_TEAM, {
  summary: "The people of the organization",
  output: dataEnvelope(z.object({ members: z.array(teamMember) })),
  errors: [],
});

/** It stands in a mail of ours to someone who may not know the inviter, so it can be neither a link nor a text. */
const name = writtenLine("Enter a name in one line.")
  .min(1, "Enter a name.")
  .max(100, "Enter at most 100 characters.")
  .refine((text) => !/[<>]/u.test(text), "Enter a name in one line.")
  .refine((text) => !/:\/\/|www\.|@|\p{L}\.\p{L}{2,}/iu.test(text), "Enter a name, not an address.");

export const inviteMember = defineEndpoint(INVITE_MEMBER, {
  summary: "Invite someone by mail",
  body: z.object({ email, name, role }),
  output: oneMember,
  errors: [
    "request.invalid",
    "request.malformed-json",
    "role.forbidden",
    "confirmation.required",
    "organization.email-taken",
    "team.full",
    "team.too-many-invites",
  ],
});

export const updateMember = defineEndpoint(UPDATE_MEMBER, {
  summary: "Change a person's role",
  params: idParams,
  body: z.object({ role }),
  output: oneMember,
  errors: [
    "request.invalid",
    "request.malformed-json",
    "role.forbidden",
    "confirmation.required",
    "team.not-found",
    "team.last-owner",
  ],
});

export const removeMember = defineEndpoint(REMOVE_MEMBER, {
  summary: "Remove a person; their sessions end at once",
  params: idParams,
  output: z.object({ success: z.literal(true) }),
  errors: ["request.invalid", "role.forbidden", "confirmation.required", "team.not-found", "team.last-owner"],
});

export const resendInvite = defineEndpoint(RESEND_INVITE, {
  summary: "Send an invite again with a new link; the earlier link stops working",
  params: idParams,
  output: oneMember,
  errors: [
    "request.invalid",
    "role.forbidden",
    "team.not-found",
    "team.already-active",
    "team.too-many-invites",
  ],
});

export const setTwoFactorRule = defineEndpoint(SET_TWO_FACTOR_RULE, {
  summary: "Require two-factor sign-in of everyone in the organization, or no longer",
  body: z.object({ isRequired: z.boolean() }),
  output: dataEnvelope(z.object({ isRequired: z.boolean() })),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "role.forbidden",
    "confirmation.required",
    "two-factor.own-first",
  ],
});
