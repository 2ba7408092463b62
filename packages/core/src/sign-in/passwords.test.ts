import { describe, expect, it } from "vitest";

import { hashPassword, isPassword, temporaryPassword } from "#sign-in/passwords.ts";

describe("a password", () => {
  it("is stored as argon2id with 19 MiB and two passes, never twice alike", async () => {
    const [one, other] = [await hashPassword("Quiet-Harbor-42"), await hashPassword("Quiet-Harbor-42")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(other).not.toBe(one);
    expect(await isPassword("Quiet-Harbor-42", other)).toBe(true);
  });

  it.each([
    ["in other letters", "quiet-Harbor-42"],
    ["with a space before it", " Quiet-Harbor-42"],
    ["with a space after it", "Quiet-Harbor-42 "],
    ["cut", "Quiet-Harbor-4"],
    ["composed otherwise", "Qui\u0065t-Harbor-42\u0301"],
  ])("is another one %s", async (_case, typed) => {
    expect(await isPassword(typed, await hashPassword("Quiet-Harbor-42"))).toBe(false);
  });

  it("counts to its last character, however long it is", async () => {
    const long = "a".repeat(1023);
    expect(await isPassword(`${long}b`, await hashPassword(`${long}c`))).toBe(false);
    expect(await isPassword(`${long}c`, await hashPassword(`${long}c`))).toBe(true);
  });

  it("is none where there is no account", async () => {
    expect(await isPassword("no account has this password", null)).toBe(false);
  });
});

it("a temporary password is another one each time", () => {
  expect(new Set(Array.from({ length: 200 }, temporaryPassword)).size).toBe(200);
});
