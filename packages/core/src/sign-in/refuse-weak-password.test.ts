import { loadConfig } from "@plumbline/core/platform/config";
import { describe, expect, it } from "vitest";

import { AppError } from "#platform/app-error.ts";

import { refuseWeakPassword } from "./refuse-weak-password.ts";

const ALICE = { email: "a.archer@harbor-bakery.example", name: "Alice Archer" };

function refusal(password: string): string {
  try {
    refuseWeakPassword(loadConfig({}), password, ALICE);
    return "none";
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

describe("a new password that meets the five rules", () => {
  it.each(["Password1!", "P@ssw0rd", "Qwerty123!", "!Welcome2026", "Summer-2026", "123Letmein!"])(
    "is refused where it is a common one: %s",
    (password) => expect(refusal(password)).toBe("password.common"),
  );

  it.each(["Archer-2026", "Alice1234!", "A.archer1!", "Plumbline-26", "!Alice.archer9"])(
    "is refused where it is made of what everyone knows: %s",
    (password) => expect(refusal(password)).toBe("password.personal"),
  );

  it.each(["Quiet-Harbor-42", "Brand-New-Day-1", "Fresh-Bread-7", "an archer met 3 quiet Kettles!"])(
    "is taken otherwise: %s",
    (password) => expect(refusal(password)).toBe("none"),
  );
});
