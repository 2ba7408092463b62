import type { TeamMember } from "@plumbline/contract/team";

export interface Leaving {
  member: TeamMember;
  /** Name of the organization they leave. */
  organization: string;
  isOneself: boolean;
  /** Whether the person belongs to others as well; undefined where that is not known, as of everyone but oneself. */
  hasOthers?: boolean | undefined;
}

/** What removing a person does, before it is done: an account ends with the last organization it belongs to. */
export function consequence({ member, organization, isOneself, hasOthers }: Leaving): string {
  if (isOneself) return ownConsequence(organization, hasOthers);
  if (member.state === "invited") return `The invite to ${member.email} stops working.`;
  return (
    `They lose access to ${organization}, and we end their sessions in it. If they belong to no other organization, we ` +
    "delete their account, and their activity stays without their name."
  );
}

function ownConsequence(organization: string, hasOthers: boolean | undefined): string {
  if (hasOthers === false) return "We delete your account and log you out everywhere.";
  const lost = `You lose access to ${organization}, and we end your sessions in it.`;
  if (hasOthers) return `${lost} You keep your account and your other organizations.`;
  return `${lost} If you belong to no other organization, we delete your account.`;
}
