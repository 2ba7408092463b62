import { describe, expect, it } from "vitest";

import { judgeScripts, judgeUnkept } from "./own-scripts.testing.ts";
import { secMessageOrigin } from "./sec-message-origin.ts";

describe("sec-message-origin", () => {
  it("fails a listener that makes markup of anyone's messages, and tells it once", () => {
    const verdict = judgeScripts(
      secMessageOrigin,
      "window.addEventListener('message', (e) => { out.innerHTML = e.data.html })",
    );
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message: "A script in the page makes markup of messages without checking who sent them.",
          severity: "high",
        },
      ],
    });
  });

  it("asks a person about a listener that uses anyone's messages otherwise", () => {
    const loaded = {
      "https://shop.example/frame.js":
        "addEventListener('message', function (e) { frame.height = e.data.height })",
    };
    expect(judgeScripts(secMessageOrigin, "", loaded)).toMatchObject({
      outcome: "review",
      findings: [{ component: "listener:/frame.js" }],
    });
  });

  it("asks about a sender of whom only a part is compared, and quotes the test", () => {
    const test = "e.origin.includes('shop.example')";
    expect(
      judgeScripts(secMessageOrigin, `addEventListener('message', (e) => { if (${test}) use(e.data) })`),
    ).toMatchObject({ outcome: "review", findings: [{ message: expect.stringContaining("only a part") }] });
  });

  it("fails a script that sends a token to any window, and asks about other things it keeps", () => {
    const send = (key: string) =>
      judgeScripts(secMessageOrigin, `parent.postMessage(localStorage.getItem('${key}'), '*')`);
    expect(send("access_token")).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(send("theme").outcome).toBe("review");
  });

  it("asks about what is named as a key to an account", () => {
    expect(
      judgeScripts(secMessageOrigin, "opener.postMessage({ access_token: answer.token }, '*')"),
    ).toMatchObject({
      outcome: "review",
      findings: [
        {
          message:
            "A script in the page sends “access_token” to any window (“*”). Could another website get it?",
        },
      ],
    });
  });

  it("passes listeners that look at the sender, and scripts without one", () => {
    expect(
      judgeScripts(
        secMessageOrigin,
        "addEventListener('message', (e) => { if (e.origin === location.origin) use(e.data) })",
      ).outcome,
    ).toBe("passed");
    expect(judgeScripts(secMessageOrigin, "start()").outcome).toBe("passed");
  });

  it("does not apply without scripts, and could not run on scripts that were not kept", () => {
    expect(judgeScripts(secMessageOrigin, "").outcome).toBe("not-applicable");
    expect(judgeUnkept(secMessageOrigin).outcome).toBe("could-not-run");
  });
});
