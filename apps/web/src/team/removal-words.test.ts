import type { TeamMember } from "@plumbline/contract/team";
import { describe, expect, it } from "vitest";

import { consequence } from "./removal-words.ts";

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

describe("removing a person", () => {
  it("says what happens to somebody who works here", () => {
    expect(consequence(bob, false)).toContain("log them out everywhere");
  });

  it("says of an invite that it stops working, and for whom", () => {
    expect(consequence({ ...bob, state: "invited" }, false)).toBe(
      "The invite to bob@cast.example stops working.",
    );
  });

  it("says to oneself that it is one's own account", () => {
    expect(consequence(bob, true)).toMatch(/^We delete your account/u);
  });
});
