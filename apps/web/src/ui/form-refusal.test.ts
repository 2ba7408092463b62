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
    expect(refusal).toEqual({ message: WORDS, field: "code" });
    expect(marksOf(refusal, "code")).toEqual({ isInvalid: true, errorMessage: WORDS });
    expect(marksOf(refusal, "email")).toEqual({});
  });

  it("says below a field what the server found wrong with it", () => {
    const error = refused("request.invalid", [{ path: "email", message: WORDS }]);
    expect(refusalOf(error, "Failed to send reset email").field).toBe("email");
  });

  it("blames no field when none is at fault", () => {
    expect(refusalOf(refused("password.reset-throttled"), "Password reset failed").field).toBeNull();
    const offline = refusalOf(new ApiError("No answer.", { kind: "offline" }), "Failed to send reset email");
    expect(offline).toEqual({
      message: "Failed to send reset email. We can't reach the server. Check your connection and try again.",
      field: null,
    });
  });

  it("frees the field as soon as it is corrected, and keeps its words until the next try", () => {
    const refusal = whileCorrecting(refusalOf(refused("password.code-invalid"), "Password reset failed"));
    expect(refusal?.message).toBe(WORDS);
    expect(marksOf(refusal, "code")).toEqual({});
    expect(whileCorrecting(null)).toBeNull();
  });
});
