import { describe, expect, it } from "vitest";

import { prvKeylog } from "#checks/privacy/prv-keylog.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { messagesOf, noPasses, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aPrivacyPass,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { InputListener } from "#evidence/privacy.ts";

const home = aPage({ document: gathered(aDocument({ looseFields: [aField()] })) });
const listener = (scriptUrl: string, event = "keydown"): InputListener => ({
  event,
  target: "document",
  scriptUrl,
});
const judge = (...inputListeners: InputListener[]) => {
  const fresh = aPrivacyPass({ inputListeners });
  return prvKeylog.evaluate(
    anEvidence({ pages: [home], site: aSite({ privacy: gathered(somePasses({ fresh })) }) }),
  );
};

describe("prv-keylog", () => {
  it("asks a person about another company's script that listens, once for each", () => {
    const script = "https://cdn.recorder.example/r.js";
    const verdict = judge(listener(script), listener(script, "input"));
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toHaveLength(1);
  });

  it("passes for the site's own scripts, bot checks and other events", () => {
    const verdict = judge(
      listener("https://shop.example/app.js"),
      listener("https://www.gstatic.com/recaptcha/r.js"),
      listener("https://cdn.recorder.example/r.js", "change"),
    );
    expect(verdict.outcome).toBe("passed");
  });

  it("does not apply to a page without a field", () => {
    expect(prvKeylog.evaluate(anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run when no one could watch", () => {
    const unwatched = aSite({ privacy: gathered(somePasses()) });
    expect(prvKeylog.evaluate(anEvidence({ pages: [home], site: unwatched })).outcome).toBe("could-not-run");
    expect(prvKeylog.evaluate({ ...noPasses(["US"]), pages: [home] }).outcome).toBe("could-not-run");
    expect(prvKeylog.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
