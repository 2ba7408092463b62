import { describe, expect, it } from "vitest";

import { PASSWORD_RULES } from "./password-rules.ts";
import { newPassword } from "./password.ts";

function broken(password: string): string[] {
  const parsed = newPassword.safeParse(password);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe("a new password", () => {
  it("is taken when it meets all five rules", () => {
    expect(broken("Sunny-Day-7")).toEqual([]);
  });

  it("reports every broken rule in the order they are shown", () => {
    expect(broken("")).toEqual(PASSWORD_RULES.map((rule) => rule.message));
  });

  it.each([
    ["Ab1!xyz", "Password must be at least 8 characters long"],
    ["sunny-day-7", "Password must contain an uppercase letter"],
    ["SUNNY-DAY-7", "Password must contain a lowercase letter"],
    ["Sunny-Day-", "Password must contain a number"],
    ["SunnyDay77", "Password must contain a special character"],
  ])("reports the one rule that %s breaks", (password, message) => {
    expect(broken(password)).toEqual([message]);
  });

  it.each("!@#$%^&*()_+-=[]{};':\"\\|,.<>/?".split(""))("counts %s as a special character", (character) => {
    expect(broken(`SunnyDay7${character}`)).toEqual([]);
  });

  it.each([64, 200, 1024])("may have %i characters, and no more than 1,024", (length) => {
    expect(broken(`A1-${"long passphrase ".repeat(64)}`.slice(0, length))).toEqual([]);
    expect(newPassword.safeParse(`A1-${"a".repeat(1022)}`).success).toBe(false);
  });
});
