import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";

import { captureLog } from "@plumbline/testing/log-capture";
import { describe, expect, it } from "vitest";

import { withLogFields } from "#platform/log-fields.ts";

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

  it("does not end its process where the disk is full", async () => {
    const program = `
      import { createLog } from "#platform/log.ts";
      const log = createLog({ level: "info" });
      for (let line = 0; line < 3; line += 1) {
        log.info("No room for this");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      process.stderr.write("goes on");`;
    const full = openSync("/dev/full", "w");
    const run = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: import.meta.dirname,
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
      timeout: 20_000,
    });
    closeSync(full);
    expect([run.stderr, run.status]).toEqual(["goes on", 0]);
  });

  it("writes on each line whom it belongs to, also after waiting, and side by side", async () => {
    const captured = captureLog();
    const step = async (words: string) => {
      await new Promise(setImmediate);
      captured.log.child({}).info({ jobId: "of-the-line" }, words);
    };
    await Promise.all([
      withLogFields({ reqId: "first" }, () => withLogFields({ scanId: "one" }, () => step("Both"))),
      withLogFields({ reqId: "second" }, () => step("Other")),
      step("None"),
    ]);
    const lines = captured
      .text()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ reqId, scanId, jobId, msg }) => [reqId, scanId, jobId, msg])).toEqual([
      ["first", "one", "of-the-line", "Both"],
      ["second", undefined, "of-the-line", "Other"],
      [undefined, undefined, "of-the-line", "None"],
    ]);
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

  it("writes one JSON line with its time in UTC, whatever line ends stand in it", () => {
    const captured = captureLog();
    const text = 'Alice\n{"level":30,"msg":"Forged"}\r\u2028next';
    captured.log.info({ name: text }, text);
    const [line, ...further] = captured.text().trimEnd().split("\n");
    expect(further).toEqual([]);
    expect(JSON.parse(line ?? "")).toMatchObject({
      name: text,
      msg: text,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u),
    });
  });
});
