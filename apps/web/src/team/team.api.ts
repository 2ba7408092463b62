import type { EndpointBody } from "@plumbline/contract/endpoint";
import {
  INVITE_MEMBER,
  REMOVE_MEMBER,
  RESEND_INVITE,
  SET_TWO_FACTOR_RULE,
  UPDATE_MEMBER,
} from "@plumbline/contract/endpoints/team";
import type { inviteMember, TeamMember } from "@plumbline/contract/team";

import { call } from "#api/call.ts";
import { confirmed } from "#session/confirmed.ts";

export async function sendInvite(body: EndpointBody<typeof inviteMember>): Promise<TeamMember> {
  return (await confirmed(() => call(INVITE_MEMBER, { body, words: "Failed to send the invite" }))).data
    .member;
}

export async function sendInviteAgain({ id }: TeamMember): Promise<void> {
  await call(RESEND_INVITE, { params: { id }, words: "Failed to send the invite" });
}

export async function setRole({ id }: TeamMember, role: TeamMember["role"]): Promise<void> {
  await confirmed(() =>
    call(UPDATE_MEMBER, { params: { id }, body: { role }, words: "Failed to change the role" }),
  );
}

export async function removePerson({ id }: TeamMember): Promise<void> {
  await confirmed(() => call(REMOVE_MEMBER, { params: { id }, words: "Failed to remove the person" }));
}

export async function setTwoFactorRule(isRequired: boolean): Promise<void> {
  await confirmed(() =>
    call(SET_TWO_FACTOR_RULE, { body: { isRequired }, words: "Failed to change the rule" }),
  );
}
