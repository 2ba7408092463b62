import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, describe, expect, it } from "vitest";

import { failureMessage } from "#api/api-error.ts";

import { requestResetCode, resetPassword } from "./sign-in.api.ts";

let server: Server | null = null;
const realFetch = globalThis.fetch;

/** Answers on loopback; the calls' paths are resolved against it, as a page's address would. */
async function answer(status: number, body: string): Promise<void> {
  const started = createServer((_, response) => response.writeHead(status).end(body));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.address() as AddressInfo;
  globalThis.fetch = (input, init) =>
    realFetch(typeof input === "string" ? new URL(input, `http://127.0.0.1:${port}`) : input, init);
}

afterEach(() => {
  globalThis.fetch = realFetch;
  server?.closeAllConnections();
  server?.close();
});

const RESET = { email: "alice@cast.example", code: "123456", newPassword: "Brand-New-Day-1" };

async function wordsOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "No failure",
    (error: unknown) => failureMessage(error, "The screen's words"),
  );
}

describe("asking for a reset code", () => {
  it("answers the server's message", async () => {
    await answer(200, JSON.stringify({ success: true, message: "A code is on its way." }));
    expect(await requestResetCode(RESET.email)).toBe("A code is on its way.");
  });

  it.each([
    ["words of the server", 429, JSON.stringify({ success: false, error: "Too many." }), "Too many."],
    ["no words", 500, JSON.stringify({ success: false }), "Failed to send password reset email"],
    [
      "a proxy's page",
      502,
      "<h1>Bad gateway</h1>",
      "Failed to send password reset email. The service did not answer as it should " +
        "(API Error: 502 - Bad Gateway). Please try again in a moment.",
    ],
  ])("that is refused with %s says so", async (_case, status, body, words) => {
    await answer(status, body);
    expect(await wordsOf(requestResetCode(RESET.email))).toBe(words);
  });
});

describe("resetting the password", () => {
  it.each([
    ["words of the server", 400, JSON.stringify({ success: false, error: "Wrong code." }), "Wrong code."],
    ["no words", 500, JSON.stringify({ success: false }), "Failed to reset password"],
  ])("that is refused with %s says so", async (_case, status, body, words) => {
    await answer(status, body);
    expect(await wordsOf(resetPassword(RESET))).toBe(words);
  });

  it("leaves the words to the screen where no answer came", async () => {
    globalThis.fetch = () => realFetch("http://127.0.0.1:1/");
    expect(await wordsOf(resetPassword(RESET))).toMatch(/^The screen's words\. We can't reach the server/u);
  });
});
