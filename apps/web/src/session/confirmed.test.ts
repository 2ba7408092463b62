import { expect, it, vi } from "vitest";

import { ApiError } from "#api/api-error.ts";

import { confirmed, currentQuestion } from "./confirmed.ts";

function refusal(code: string, needsCode = false): ApiError {
  return new ApiError("No.", { kind: "refused", status: 409, code, debug: { needsCode } });
}

/** A call that is refused until someone has confirmed. */
function callRefusedOnce(error: ApiError) {
  return vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue("done");
}

it("asks no one where nothing is refused, or for another reason", async () => {
  expect(await confirmed(async () => "done")).toBe("done");
  const other = refusal("team.last-owner");
  await expect(confirmed(() => Promise.reject(other))).rejects.toBe(other);
  expect(currentQuestion()).toBeNull();
});

it("makes the call again once the person has confirmed", async () => {
  const call = callRefusedOnce(refusal("confirmation.required", true));
  const outcome = confirmed(call);
  await vi.waitFor(() => expect(currentQuestion()).toMatchObject({ needsCode: true }));
  expect(call).toHaveBeenCalledTimes(1);
  currentQuestion()?.answer(true);
  expect(await outcome).toBe("done");
  expect(currentQuestion()).toBeNull();
});

it("fails as it was refused where the person does not confirm", async () => {
  const error = refusal("confirmation.required");
  const call = callRefusedOnce(error);
  const outcome = confirmed(call);
  await vi.waitFor(() => expect(currentQuestion()).not.toBeNull());
  currentQuestion()?.answer(false);
  await expect(outcome).rejects.toBe(error);
  expect(call).toHaveBeenCalledTimes(1);
});

it("asks once for two calls that are refused at the same time", async () => {
  const error = refusal("confirmation.required");
  const outcomes = Promise.all([confirmed(callRefusedOnce(error)), confirmed(callRefusedOnce(error))]);
  await vi.waitFor(() => expect(currentQuestion()).not.toBeNull());
  currentQuestion()?.answer(true);
  expect(await outcomes).toEqual(["done", "done"]);
  expect(currentQuestion()).toBeNull();
});
