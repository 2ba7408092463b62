import { describe, expect, it } from "vitest";

import { prvAnswersSent } from "#checks/privacy/prv-answers-sent.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { adRequest, messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

const SENDS =
  'document.querySelectorAll("select").forEach(function(e){e.addEventListener("change",function(){fbq("trackCustom","QuizAnswer",{question:e.name,answer:e.value});})});';
const ANALYTICS = aRequest({ url: "https://www.google-analytics.com/g/collect?v=2&tid=G-1" });
const quiz = (text: string, code: string, overrides: Partial<PageEvidence> = {}) =>
  aPage({
    document: gathered(
      aDocument({
        text,
        forms: [aForm({ fields: [aField({ type: "select-one", label: "Do you sleep well?" })] })],
      }),
    ),
    requests: [adRequest(), ANALYTICS],
    sources: [{ url: "https://shop.example/quiz.js", type: "script", text: code }],
    ...overrides,
  });
const judge = (text: string, code = SENDS, overrides: Partial<PageEvidence> = {}) =>
  prvAnswersSent.evaluate(quiz(text, code, overrides), anEvidence({ profiles: ["US"] }));

describe("prv-answers-sent", () => {
  it("fails where a script sends answers that the page says stay, and tells both", () => {
    const verdict = judge("Do you sleep well? no yes Your answers never leave this page.");
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toEqual([
      "The page says “Your answers never leave this page”, but a script of the site tells Meta Pixel what visitors choose or enter, as “answer” of the event “QuizAnswer”.",
    ]);
  });

  it.each([
    "We do not store your answers.",
    "Your responses stay on your device.",
    "Nothing you enter is sent to us.",
    "Everything you choose stays in your browser.",
    "Answers are never shared or stored.",
    "Ihre Antworten verlassen diese Seite nicht.",
    "Ihre Angaben werden nicht gespeichert.",
    "Vos réponses ne quittent jamais cette page.",
    "Tus respuestas nunca se guardan.",
    "Le risposte non vengono mai salvate.",
    "Je antwoorden worden niet opgeslagen.",
  ])("fails for the words “%s”", (text) => {
    expect(judge(text).outcome).toBe("failed");
  });

  it.each([
    "Everything you write here is strictly confidential.",
    "Your answers are kept confidential and help us plan your visit.",
    "Your story is read only by our attorneys.",
    "Ihre Angaben werden streng vertraulich behandelt.",
    "Vos réponses restent strictement confidentielles.",
    "Sus datos son estrictamente confidenciales.",
  ])("fails for a promise of confidence: %s", (text) => {
    expect(judge(text).outcome).toBe("failed");
  });

  it("leaves out what stands before the promise without a full stop", () => {
    const verdict = judge("Free evaluation Everything you write here is strictly confidential.");
    expect(messagesOf(verdict)[0]).toContain("says “Everything you write here is strictly confidential”");
  });

  it("asks where another field of a form goes that is said to be confidential", () => {
    const code = 'gtag("event","sent",{branch:form.branch.value})';
    expect(judge("Your details are kept confidential.", code).outcome).toBe("review");
    expect(judge("Your answers never leave this page.", code).outcome).toBe("failed");
  });

  it("lets the site itself have what it promises to keep confidential, and not a tracker", () => {
    const field = { name: "Story", kind: "text" as const };
    const sentTo = (to: string) => {
      const sent = [{ field, to, how: "as typed" as const }];
      const url = "https://shop.example/";
      const site = aSite({ typing: gathered([{ url, fields: [field], sent }]) });
      const page = quiz("Everything you write is confidential.", "", { finalUrl: url });
      return prvAnswersSent.evaluate(page, anEvidence({ profiles: ["US"], site })).outcome;
    };
    expect(sentTo("https://api.shop.example/draft")).toBe("passed");
    expect(sentTo("https://www.google-analytics.com/g/collect")).toBe("review");
  });

  it.each([
    'form.onsubmit=()=>gtag("event","quiz_step",{ value: form.q1.value })',
    'box.onchange=e=>dataLayer.push({event:"symptom_selected",symptom:e.target.value})',
    'function send(answer){ fbq("trackCustom","Step",{answer}) } el.onchange=()=>send(el.value)',
  ])("fails for other calls: %s", (code) => {
    expect(judge("Your answers never leave this page.", code).outcome).toBe("failed");
  });

  it("asks where the company was not contacted before a choice", () => {
    const verdict = judge("Your answers never leave this page.", SENDS, { requests: [] });
    expect(verdict.outcome).toBe("review");
  });

  it("asks where something typed was about to be sent", () => {
    const field = { name: "Weight", kind: "text" as const };
    const to = "https://api.shop.example/save";
    const sent = [{ field, to, how: "as typed" as const }];
    const site = aSite({ typing: gathered([{ url: "https://shop.example/", fields: [field], sent }]) });
    const page = quiz("Your answers never leave this page.", "", { finalUrl: "https://shop.example/" });
    const verdict = prvAnswersSent.evaluate(page, anEvidence({ profiles: ["US"], site }));
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)[0]).toContain("into “Weight” to api.shop.example");
  });

  it.each([
    'gtag("event","purchase",{ value: cart.total }); input.value',
    'gtag("event","quiz_finished",{ steps: 4 }); input.value',
    'dataLayer.push({event:"quiz_start",page: document.title}); input.value',
    'fbq("track","PageView"); result.textContent = select.value',
    'save("answer",{answer:e.value})',
  ])("passes where no answer is sent: %s", (code) => {
    expect(judge("Your answers never leave this page.", code).outcome).toBe("passed");
  });

  it.each([
    "We read your answers and write back.",
    "We do not share your answers without your consent.",
    "This stays on the page.",
    "Our attorneys sign confidential agreements.",
    "Your answers are confidential unless the law says otherwise.",
    "Your tickets never leave your wallet.",
  ])("does not apply without such a promise: %s", (text) => {
    expect(judge(text).outcome).toBe("not-applicable");
  });

  it("could not run where the page was not read", () => {
    expect(prvAnswersSent.evaluate(anUnmeasuredPage(), anEvidence({ profiles: ["US"] })).outcome).toBe(
      "could-not-run",
    );
  });
});
