import type { TeamMember } from "@plumbline/contract/team";

/** What removing a person does, before it is done. */
export function consequence(member: TeamMember, isOneself: boolean): string {
  if (isOneself) return "Your account is deleted and you are logged out everywhere at once.";
  if (member.state === "invited") return `The invite to ${member.email} stops working.`;
  return "Their account is deleted and they are logged out everywhere at once. What they did stays, without their name.";
}
