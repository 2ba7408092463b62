import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { adRequest } from "#checks/privacy/reading/passes.testing.ts";
import { toldAnswers } from "#checks/privacy/reading/told-pixels.ts";
import { aDocument, aForm, aPage, aRequest } from "#evidence-builders.testing.ts";
import type { FormRef } from "#evidence/document.ts";

const ANALYTICS = aRequest({ url: "https://www.google-analytics.com/g/collect?v=2&tid=G-1" });
const told = (form: Partial<FormRef>, code: string) => {
  const document = aDocument({ title: "Two minutes", forms: [aForm(form)] });
  const sources = [{ url: "https://shop.example/quiz.js", type: "script" as const, text: code }];
  const page = aPage({ requests: [adRequest(), ANALYTICS], sources });
  return [...toldAnswers({ page, document })].map(
    ([vendor, { about, property, isPlain }]) => `${vendor}: ${property}, ${about}${isPlain ? "?" : ""}`,
  );
};

const YES_OR_NO = ["Yes", "No"].map((label) => aField({ type: "radio", label, name: "q2" }));
const ANSWER = 'f.onchange=e=>fbq("trackCustom","Answer",{question:e.target.name,answer:e.target.value})';

describe("what trackers are told of answers", () => {
  it.each([
    "Do you take medicine for depression or anxiety? Yes No",
    "1. Have you ever been treated for high blood pressure, cancer or diabetes? Yes No",
    "Nehmen Sie Medikamente gegen Depressionen? Ja Nein",
    "Prenez-vous un médicament ? Oui Non",
    "¿Toma usted medicamentos para la depresión? Sí No",
    "Ha mai avuto problemi di diabete? Sì No",
  ])("is of health where the question says so, and the choices only say yes and no: %s", (text) => {
    expect(told({ fields: YES_OR_NO, text }, ANSWER)).toEqual(["Meta Pixel: answer, health"]);
  });

  it.each([
    ["Do you like coffee in the morning? Yes No", ANSWER],
    ["We help with depression and anxiety. Shall we call you? Yes No", ANSWER],
    ["Do you sell medicine organizers?", 'f.onchange=e=>fbq("trackCustom","Choice",{color:e.target.value})'],
  ])("is nothing of health where no question asks about the visitor's: %s", (text, code) => {
    expect(told({ fields: YES_OR_NO, text }, code)).toEqual([]);
  });

  const FEELS = { fields: YES_OR_NO, text: "Do you take medicine for depression or anxiety? Yes No" };

  it.each([
    [
      "a function of the site's own",
      `function track(n,p){window.dataLayer.push(Object.assign({event:n},p))}
       a.onsubmit=()=>{const d=new FormData(a);track('quiz_done',{mood:'x',answer:d.get('mood')})}`,
      "Google Analytics: answer, health",
    ],
    [
      "a function that is kept under a name",
      `const send=(name,params)=>{gtag('event',name,params)};f.onchange=e=>send('quiz_step',{answer:e.target.value})`,
      "Google Analytics: answer, health",
    ],
    [
      "all that the form holds",
      `b.onsubmit=()=>{const answers=Object.fromEntries(new FormData(b));fbq('trackCustom','Check',answers)}`,
      "Meta Pixel: answers, health",
    ],
    [
      "the same in the call itself",
      `b.onsubmit=()=>{gtag('event','check_done',Object.fromEntries(new FormData(b)))}`,
      "Google Analytics: answers, health",
    ],
    [
      "the same beside others",
      `b.onsubmit=()=>{fbq('trackCustom','Check',{step:2,...Object.fromEntries(new FormData(b))})}`,
      "Meta Pixel: answers, health",
    ],
  ])("is seen through %s", (_what, code, expected) => {
    expect(told(FEELS, code)).toContain(expected);
  });

  it.each([
    `function save(n,p){localStorage.setItem(n,JSON.stringify(p))} f.onchange=e=>save('a',{answer:e.target.value});gtag('event','view',{page:1})`,
    `const send=(name,params)=>{gtag('event',name,{page:location.href})};f.onchange=e=>send('step',{answer:e.target.value})`,
    `b.onsubmit=()=>{const answers=Object.fromEntries(new FormData(b));show(answers);fbq('track','Lead')}`,
  ])("is nothing where the answer stays on the page: %s", (code) => {
    expect(told(FEELS, code)).toEqual([]);
  });

  it("is of health where illnesses are buttons to choose from", () => {
    const judgeButtons = (...buttons: string[]) => {
      const document = aDocument({ title: "Find your plan", buttons });
      const text = `q.onclick=e=>gtag('event','plan',{answer:e.target.dataset.a})`;
      const sources = [{ url: "https://shop.example/q.js", type: "script" as const, text }];
      return toldAnswers({ page: aPage({ requests: [ANALYTICS], sources }), document }).size;
    };
    expect(judgeButtons("Anxiety", "Insomnia", "Next")).toBe(1);
    expect(judgeButtons("Bread", "Rolls", "Next")).toBe(0);
  });

  const ESTIMATE =
    'f.onsubmit=()=>{var d=new FormData(f),i=+d.get("a");gtag("event","estimate",{filing_status:d.get("s"),income:i,refund:r})}';
  it.each([
    ["Wages in dollars", ESTIMATE, "Google Analytics: filing_status, finances"],
    [
      "Household income per year",
      'b.onclick=()=>fbq("track","Lead",{content_name:"plan",householdIncome:f.inc.value})',
      "Meta Pixel: householdIncome, finances",
    ],
    [
      "What do you owe on credit cards?",
      'var d={step:2,debt_amount:q("#debt").value};fbq("trackCustom","DebtQuiz",d)',
      "Meta Pixel: debt_amount, finances",
    ],
    [
      "Estimated credit score",
      'fbq("trackCustom","Prequalify",{credit_score:sel.value})',
      "Meta Pixel: credit_score, finances",
    ],
    [
      "Bruttogehalt im Monat",
      'fbq("trackCustom","Rechner",{bruttogehalt:f.g.value})',
      "Meta Pixel: bruttogehalt, finances",
    ],
    [
      "Revenus mensuels du foyer",
      'fbq("trackCustom","Simulation",{revenus:f.r.value})',
      "Meta Pixel: revenus, finances",
    ],
  ])("is of finances where a field asks for them: %s", (label, code, expected) => {
    expect(told({ fields: [aField({ label })] }, code)).toContain(expected);
  });

  it.each([
    ["Salary", 'fbq("trackCustom","JobSearch",{salary:sel.value})'],
    ["Home price", 'fbq("trackCustom","Mortgage",{home_price:f.p.value})'],
    ["Rental income", 'fbq("trackCustom","Listing",{rental_income:f.p.value})'],
    ["Household income per year", 'fbq("trackCustom","Step",{plan:sel.value})'],
    ["Household income per year", "save({income:f.inc.value})"],
    ["Search", 'fbq("trackCustom","Search",{income:f.q.value})'],
  ])("is nothing of finances elsewhere: %s, %s", (label, code) => {
    expect(told({ fields: [aField({ label })] }, code)).toEqual([]);
  });
});
