import { describe, expect, it } from "vitest";

import { ApiError } from "#api/api-error.ts";

import { marksOf, refusalOf, whileCorrecting } from "./form-refusal.ts";

const WORDS = "This code is incorrect or no longer valid.";

function refused(code: string, issues?: { path: string; message: string }[]): ApiError {
  return new ApiError(WORDS, { kind: "refused", status: 400, code, debug: { issues } });
}

describe("a refused form", () => {
  it("says below the code that the code is wrong", () => {
    const refusal = refusalOf(refused("password.code-invalid"), "Password reset failed");
    expect(refusal).toEqual({ message: WORDS, fields: { code: WORDS } });
    expect(marksOf(refusal, "code")).toEqual({ isInvalid: true, errorMessage: WORDS });
    expect(marksOf(refusal, "email")).toEqual({});
  });

  it("says below a field what the server found wrong with it", () => {
    const error = refused("request.invalid", [{ path: "email", message: WORDS }]);
    expect(refusalOf(error, "Failed to send reset email").fields).toEqual({ email: WORDS });
  });

  it("names all wrong fields at once, and keeps the others marked while one is corrected", () => {
    const issues = [
      { path: "name", message: "Enter a name." },
      { path: "name", message: "Another word." },
      { path: "authority", message: "Enter a title." },
    ];
    const refusal = refusalOf(refused("request.invalid", issues), "Failed to sign");
    expect(refusal).toEqual({
      message: "Correct the 2 fields marked above.",
      fields: { name: "Enter a name.", authority: "Enter a title." },
    });
    expect(whileCorrecting(refusal, "name")?.fields).toEqual({ authority: "Enter a title." });
  });

  it("blames no field when none is at fault", () => {
    expect(refusalOf(refused("password.reset-throttled"), "Password reset failed").fields).toEqual({});
    const offline = refusalOf(new ApiError("No answer.", { kind: "offline" }), "Failed to send reset email");
    expect(offline).toEqual({
      message: "Failed to send reset email. We can't reach the server. Check your connection and try again.",
      fields: {},
    });
  });

  it("frees the field as soon as it is corrected, and keeps its words until the next try", () => {
    const refusal = whileCorrecting(refusalOf(refused("password.code-invalid"), "Password reset failed"));
    expect(refusal?.message).toBe(WORDS);
    expect(marksOf(refusal, "code")).toEqual({});
    expect(whileCorrecting(null)).toBeNull();
  });
});
