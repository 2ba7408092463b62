import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { perfScriptErrors } from "./perf-script-errors.ts";

const judge = (page: Partial<PageEvidence>) => perfScriptErrors.evaluate(aPage(page), anEvidence());
const ERROR = "TypeError: menu is null\n    at https://shop.example/app.js:12:3";

describe("perf-script-errors", () => {
  it("passes a page whose scripts run, whatever they log", () => {
    expect(judge({ console: [{ level: "error", text: "no stock" }] }).outcome).toBe("passed");
  });

  it.each([
    "Error: ResizeObserver loop completed with undelivered notifications.",
    "NotAllowedError: play() failed because the user didn't interact with the document first.",
    "TypeError: Failed to fetch\n    at https://shop.example/app.js:1:2",
  ])("passes %s", (text) => {
    expect(judge({ exceptions: [text] }).outcome).toBe("passed");
  });

  it("fails each error once, however often it comes", () => {
    expect(judge({ exceptions: [ERROR, ERROR, "Error: no cart"] })).toMatchObject({
      outcome: "failed",
      findings: [
        { message: expect.stringContaining("TypeError: menu is null"), snippet: ERROR },
        { message: expect.stringContaining("Error: no cart") },
      ],
    });
  });

  it("asks a person where a script did not arrive, which may have been our network", () => {
    const requests = [aRequest({ type: "script", status: null, failure: "net::ERR_NAME_NOT_RESOLVED" })];
    expect(judge({ exceptions: [ERROR], requests }).outcome).toBe("review");
    const others = [aRequest({ type: "image", status: null, failure: "net::ERR_NAME_NOT_RESOLVED" })];
    expect(judge({ exceptions: [ERROR], requests: others }).outcome).toBe("failed");
  });

  it("could not run on a page that was not measured", () => {
    expect(perfScriptErrors.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
