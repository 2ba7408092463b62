import type { TeamMember } from "@plumbline/contract/team";

/** What removing a person does, before it is done. */
export function consequence(member: TeamMember, isOneself: boolean): string {
  if (isOneself) return "We delete your account and log you out everywhere.";
  if (member.state === "invited") return `The invite to ${member.email} stops working.`;
  return "We delete their account and log them out everywhere. Their activity stays, without their name.";
}
