import type { TeamMember } from "@plumbline/contract/team";
import { describe, expect, it } from "vitest";

import { consequence, type Leaving } from "./removal-words.ts";

const bob: TeamMember = {
  id: "1",
  name: "Bob Baker",
  email: "bob@cast.example",
  role: "member",
  state: "active",
  inviteExpiresAt: null,
  isInviteExpired: false,
  hasTwoFactor: null,
  lastSignInAt: null,
  createdAt: "2026-11-01T09:00:00.000Z",
};

const of = (leaving: Partial<Leaving>) =>
  consequence({ member: bob, organization: "Harbor Bakery", isOneself: false, ...leaving });

describe("removing a person", () => {
  it("says that they lose this organization, and their account only if it was their last one", () => {
    expect(of({})).toMatch(/^They lose access to Harbor Bakery, /u);
    expect(of({})).toContain("If they belong to no other organization, we delete their account");
  });

  it("says of an invite that it stops working, and for whom", () => {
    expect(of({ member: { ...bob, state: "invited" } })).toBe(
      "The invite to bob@cast.example stops working.",
    );
  });

  it("says to oneself that one's account goes with one's only organization", () => {
    expect(of({ isOneself: true, hasOthers: false })).toBe(
      "We delete your account and log you out everywhere.",
    );
  });

  it("says to someone in several organizations that their account stays", () => {
    const words = of({ isOneself: true, hasOthers: true });
    expect(words).toMatch(/^You lose access to Harbor Bakery, .* You keep your account/u);
    expect(words).not.toContain("delete");
  });

  it("promises neither until it is known", () => {
    expect(of({ isOneself: true })).toContain(
      "If you belong to no other organization, we delete your account.",
    );
  });
});
