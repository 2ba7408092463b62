import { describe, expect, it } from "vitest";

import { prvRecording } from "#checks/privacy/prv-recording.ts";
import { messagesOf, noPasses, passesEvidence, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, aPrivacyPass, aSite, gathered } from "#evidence-builders.testing.ts";
import type { RecorderAsked, TypedPage } from "#evidence/privacy.ts";

const START = aSite().startUrl;
const TRY_ON = `${START}try-on`;
const camera = (scriptUrl: string): RecorderAsked => ({ device: "camera", scriptUrl });
const microphone = (scriptUrl: string): RecorderAsked => ({ device: "microphone", scriptUrl });

const judge = (start: RecorderAsked[], ...pages: Partial<TypedPage>[]) => {
  const privacy = gathered(somePasses({ fresh: aPrivacyPass({ recordersAsked: start }) }));
  const typing = gathered(pages.map((page): TypedPage => ({ url: TRY_ON, fields: [], sent: [], ...page })));
  return prvRecording.evaluate(anEvidence({ profiles: ["US"], site: aSite({ privacy, typing }) }));
};

describe("prv-recording", () => {
  it("asks what a camera is for that a page asks for by itself, once for each script", () => {
    const verdict = judge([], { recordersAsked: [microphone(TRY_ON), camera(TRY_ON)] });
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ page: TRY_ON, severity: "low" }] });
    expect(messagesOf(verdict)).toEqual([
      "The page asks for the visitor's camera and microphone before the visitor clicks anything. What is it for, and who gets what it records?",
    ]);
  });

  it("names the company whose script asks, on the first page alone", () => {
    const widget = camera("https://fit.example/w.js");
    const verdict = judge([widget], { recordersAsked: [widget] });
    expect(verdict).toMatchObject({
      findings: [{ page: START, component: "recording request of fit.example" }],
    });
    expect(messagesOf(verdict)).toEqual([expect.stringContaining("A script from fit.example asks")]);
  });

  it("passes where no page asks", () => {
    expect(judge([], { recordersAsked: [] }).outcome).toBe("passed");
  });

  it("could not run where nobody watched", () => {
    expect(prvRecording.evaluate(passesEvidence({ fresh: aPrivacyPass() })).outcome).toBe("could-not-run");
    expect(prvRecording.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
