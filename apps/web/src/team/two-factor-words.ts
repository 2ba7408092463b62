import type { TeamMember } from "@plumbline/contract/team";

type Person = Pick<TeamMember, "name" | "state" | "hasTwoFactor">;

/** Who of those who can log in does so with a password only. */
function without(members: readonly Person[]): Person[] {
  return members.filter(({ state, hasTwoFactor }) => state === "active" && hasTwoFactor !== true);
}

/** How many of those who can log in have set it up. */
export function peopleWithout(members: readonly Person[]): string {
  const active = members.filter(({ state }) => state === "active").length;
  const missing = without(members).length;
  if (missing > 0) {
    const who = active === 1 ? "person who can log in has" : "people who can log in have";
    return `${active - missing} of ${active} ${who} set it up.`;
  }
  return active === 1 ? "You have set it up." : `All ${active} have set it up.`;
}

/** What a changed rule means for the people of the team. */
export function ruleConsequence(members: readonly Person[], isRequired: boolean): string {
  if (!isRequired) return "People keep the sign-in they have set up, and may turn the second factor off.";
  const names = without(members).map(({ name }) => name);
  if (names.length === 0)
    return "Everyone has set it up. People who join later set it up when they first log in.";
  const list = new Intl.ListFormat("en-US").format(names);
  const who =
    names.length === 1
      ? `${list} has not set it up yet, and sees`
      : `${list} have not set it up yet, and see`;
  return `${who} nothing but the setup from their next click on. People who join later set it up when they first log in.`;
}
