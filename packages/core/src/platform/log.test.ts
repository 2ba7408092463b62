import { captureLog } from "@plumbline/testing/log-capture";
import { describe, expect, it } from "vitest";

describe("the log", () => {
  it("censors secrets wherever they stand", () => {
    const captured = captureLog();
    captured.log.info(
      { password: "s3cret", user: { token: "s3cret", deep: { authorization: "s3cret" } } },
      "Hello",
    );
    expect(captured.text()).toContain("Hello");
    expect(captured.text()).not.toContain("s3cret");
  });

  it("writes what went wrong in a query, and not with whose data", () => {
    const captured = captureLog();
    const cause = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (email)=(alice@x.example)",
    });
    const error = Object.assign(new Error("Failed query, params: alice@x.example", { cause }), {
      query: "insert into users",
      params: ["alice@x.example"],
    });
    captured.log.error({ err: error }, "It failed");
    expect(JSON.parse(captured.text())).toMatchObject({
      err: { message: "duplicate key", code: "23505", query: "insert into users" },
    });
    expect(captured.text()).not.toContain("alice");
  });
});
