import { describe, expect, it } from "vitest";

import { runtimeErrorWords } from "#gather/lighthouse/runtime-error-words.ts";

describe("why Lighthouse could not measure a page", () => {
  it("says what the page did", () =>
    expect(runtimeErrorWords({ code: "PAGE_HUNG", message: "" })).toBe(
      "The page stopped responding while Lighthouse measured it.",
    ));

  it("says with which status the server refused it", () => {
    const message = "Lighthouse was unable to reliably load the page you requested. (Status code: 404)";
    expect(runtimeErrorWords({ code: "ERRORED_DOCUMENT_REQUEST", message })).toBe(
      "The server answered Lighthouse with status 404 instead of the page.",
    );
  });

  it("names the code of a fault of its own", () =>
    expect(runtimeErrorWords({ code: "NO_TRACING_STARTED", message: "" })).toBe(
      "Lighthouse could not measure the page (NO_TRACING_STARTED).",
    ));
});
