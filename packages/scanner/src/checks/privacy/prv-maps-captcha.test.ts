import { describe, expect, it } from "vitest";

import { prvMapsCaptcha } from "#checks/privacy/prv-maps-captcha.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";

const europe = anEvidence({ profiles: ["EU"] });
const judge = (url: string, evidence = europe) =>
  prvMapsCaptcha.evaluate(aPage({ requests: [aRequest({ url })] }), evidence);

describe("prv-maps-captcha", () => {
  it.each([
    ["https://www.google.com/maps/embed?pb=1", "Google Maps, a map,"],
    ["https://www.google.com/recaptcha/api.js", "Google reCAPTCHA, a bot check,"],
    ["https://platform.twitter.com/widgets.js", "X widget, a social media widget,"],
  ])("fails for %s", (url, words) => {
    const verdict = judge(url);
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toContain(words);
  });

  it("only advises under the United States profile", () => {
    expect(judge("https://www.google.com/recaptcha/api.js", anEvidence()).outcome).toBe("advice");
  });

  it("passes for other requests to the same hosts", () => {
    expect(judge("https://www.google.com/images/logo.png").outcome).toBe("passed");
  });

  it("does not apply under the profile for children alone", () => {
    expect(judge("https://www.google.com/maps/embed", anEvidence({ profiles: ["KIDS"] })).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run on a page that was not measured", () => {
    expect(prvMapsCaptcha.evaluate(anUnmeasuredPage(), europe).outcome).toBe("could-not-run");
  });
});
