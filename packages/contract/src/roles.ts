import type { Role } from "./auth.ts";

/** What a role is called and what it lets a person do. */
export const ROLE_WORDS: Record<Role, { name: string; may: string }> = {
  owner: { name: "Owner", may: "Can do everything, including billing and team" },
  member: {
    name: "Member",
    may: "Can work on issues, documents and business figures, but not change billing, team or time zone, or export all data",
  },
  viewer: { name: "Viewer", may: "Can read and download" },
};

/** The roles, from the one that may do most. */
export const ROLES_BY_POWER: readonly Role[] = ["owner", "member", "viewer"];
