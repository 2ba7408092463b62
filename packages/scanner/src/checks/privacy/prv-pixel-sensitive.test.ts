import { describe, expect, it } from "vitest";

import { prvPixelSensitive } from "#checks/privacy/prv-pixel-sensitive.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { adRequest, messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  aPage,
  aRequest,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

const ANALYTICS = aRequest({ url: "https://www.google-analytics.com/g/collect?v=2&tid=G-1" });
const judge = (about: { title?: string; url?: string }, requests: NetworkRequest[]) => {
  const document = gathered(aDocument({ title: about.title ?? "Shop" }));
  return prvPixelSensitive.evaluate(
    aPage({ url: about.url ?? "https://shop.example/", document, requests }),
    anEvidence(),
  );
};

describe("prv-pixel-sensitive", () => {
  it.each([
    [{ title: "Depression: symptoms and treatment" }, "health"],
    [{ title: "Clínica Dental Sol | Dentistas en Sevilla" }, "health"],
    [{ title: "Ihre Zahnärztin in Ulm" }, "health"],
    [{ title: "Votre médecin à Lyon" }, "health"],
    [{ title: "STI testing near you" }, "health"],
    [{ title: "Endometriosis treatment" }, "health"],
    [{ title: "Depressionen bei Jugendlichen" }, "health"],
    [{ title: "Debt relief" }, "finances"],
    [{ url: "https://shop.example/checkout/step-1" }, "checkout"],
  ])("asks a person about an advertising pixel on %j", (about, topic) => {
    const verdict = judge(about, [adRequest()]);
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ severity: "critical" }] });
    expect(messagesOf(verdict)[0]).toContain(`about ${topic}`);
  });

  it("asks about one where a card is asked for, whatever the page is called", () => {
    const form = (autocomplete: string) => {
      const forms = [aForm({ fields: [aField({ autocomplete })] })];
      const document = gathered(aDocument({ title: "Reservar", forms }));
      return prvPixelSensitive.evaluate(aPage({ document, requests: [adRequest()] }), anEvidence());
    };
    expect(messagesOf(form("cc-number"))[0]).toContain("about checkout");
    expect(form("email").outcome).toBe("not-applicable");
  });

  describe("on a page with a form", () => {
    const judgeForm = (title: string, ...labels: string[]) => {
      const fields = [aField({ type: "email", label: "Email" }), ...labels.map((label) => aField({ label }))];
      const document = gathered(aDocument({ title, forms: [aForm({ fields })] }));
      return prvPixelSensitive.evaluate(aPage({ document, requests: [adRequest()] }), anEvidence());
    };

    it("fails where a page about health asks about the visitor's", () => {
      expect(judgeForm("New patient form | Calm Clinic", "Symptoms")).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringContaining("“Symptoms”") as string }],
      });
    });

    it("fails where a page about finances asks about the visitor's", () => {
      expect(judgeForm("Loan application", "Monthly income").outcome).toBe("failed");
      expect(judgeForm("Loan application", "Message").outcome).toBe("review");
      expect(judgeForm("Rental income guide", "Monthly income").outcome).not.toBe("failed");
    });

    it("asks where the form wants something else, or the page is of something else", () => {
      expect(judgeForm("New patient form | Calm Clinic", "Message").outcome).toBe("review");
      expect(judgeForm("Heat pump repair", "Symptoms of the unit").outcome).not.toBe("failed");
    });
  });

  it("fails where the pixel is told of an illness itself, whatever the page is about", () => {
    const told = adRequest("id=1&ev=Booking&cd[content_name]=Pelvic%20floor%20rehabilitation");
    const verdict = judge({ title: "Book a visit" }, [adRequest(), told]);
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      "Meta Pixel is told “Pelvic floor rehabilitation”, which is about health.",
    ]);
  });

  it.each([
    ["en=search&ep.search_term=bipolar%20disorder", "review"],
    ["en=view&ep.condition=diabetes", "review"],
    ["en=search&ep.search_term=rye%20bread", "not-applicable"],
    ["en=page_view&dt=Book%20a%20visit", "not-applicable"],
  ])("asks where those who count visits are told of an illness: %s", (query, outcome) => {
    const request = aRequest({ url: `https://www.google-analytics.com/g/collect?v=2&tid=G-1&${query}` });
    expect(judge({ title: "Book a visit" }, [request]).outcome).toBe(outcome);
  });

  it("asks, and does not fail, where the pixel is told the page's own title", () => {
    const request = adRequest("id=1&dt=Your%20therapist%20in%20Leeds");
    const verdict = judge({ title: "Your therapist in Leeds" }, [request]);
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)[0]).toContain("about health");
  });

  const withScript = (code: string) =>
    prvPixelSensitive.evaluate(
      aPage({
        document: gathered(aDocument({ title: "Book a visit" })),
        requests: [adRequest()],
        rawMarkup: gathered({
          title: "",
          canonical: null,
          robots: [],
          links: 0,
          words: 0,
          inlineScripts: [code],
        }),
      }),
      anEvidence(),
    );

  it.each([
    "fbq('track','ViewContent',{content_name:'Consultation',content_category:'medical condition: acne'});",
    'fbq("trackCustom", "Booking", { value: 1, treatment: "hormone therapy" })',
    "fbq('track','ViewContent',{content_name:'Book a visit',content_category:'medical condition'})",
    "fbq('trackSingle','123','Lead',{content_ids:['depression']})",
  ])("fails where a script of the page tells it so: %s", (code) => {
    const verdict = withScript(code);
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toContain("Meta Pixel is told");
  });

  it.each([
    "fbq('track','PageView');",
    "fbq('track','ViewContent',{content_name:'Rye bread'});",
    "fbq('track','ViewContent',{content_name: page.title});",
    "ttq.track('ViewContent',{content_name:'depression'});",
    "track('ViewContent',{content_name:'depression'});",
  ])("finds nothing in %s", (code) => {
    expect(withScript(code).outcome).not.toBe("failed");
  });

  const asking = (code: string, label: string) => {
    const forms = [aForm({ fields: [aField({ label, type: "select-one" })] })];
    const sources = [{ url: "https://shop.example/main.js", type: "script" as const, text: code }];
    return prvPixelSensitive.evaluate(
      aPage({
        document: gathered(aDocument({ title: "Quiz", forms })),
        requests: [adRequest(), ANALYTICS],
        sources,
      }),
      anEvidence(),
    );
  };
  const sending = 'el.onchange=()=>fbq("trackCustom","QuizAnswer",{symptom:el.name,value:el.value})';

  it("fails where a script sends what visitors answer about their health", () => {
    const verdict = asking(sending, "Are you pregnant?");
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toContain("as “symptom” of the event “QuizAnswer”");
  });

  it.each([
    [
      'form.onsubmit=e=>{var f=e.target;fbq("trackCustom","QuizDone",{trying:f.trying.value,miscarriage:f.loss.value})}',
      "as “miscarriage” of the event “QuizDone”",
    ],
    [
      'var d={weight:f.weight.value,endometriosis:f.c.value};fbq("trackCustom","Plan",d)',
      "as “endometriosis” of the event “Plan”",
    ],
    [
      'gtag("event","plan",{diagnosis:document.querySelector("[name=d]").value})',
      "A script tells Google Analytics what visitors choose or enter here, as “diagnosis”",
    ],
  ])("fails for an illness that a field holds, however the script calls it: %s", (code, told) => {
    const verdict = asking(code, "Are you pregnant?");
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict).join()).toContain(told);
  });

  it.each([
    ['fbq("trackCustom","Step",{meds:document.querySelector("[name=meds]").value})', "meds"],
    ['fbq("trackCustom","Step",{cycle:$("#cycle").val()})', "cycle"],
    ['const f=new FormData(form);fbq("trackCustom","Step",{bmi:f.get("bmi")})', "bmi"],
  ])("asks about other fields of a page that asks about health: %s", (code, property) => {
    const verdict = asking(code, "Are you pregnant?");
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toEqual([
      `A script tells Meta Pixel what visitors choose or enter here, as “${property}” of the event “Step”, and the page asks about health. Does it tell of that?`,
    ]);
  });

  it.each(["Have you been arrested?", "Immigration status", "Votre titre de séjour", "Antecedentes penales"])(
    "asks about whatever field's value a script hands on where the page asks: %s",
    (label) => {
      const code =
        'f.onchange=function(e){gtag("event","case_field",{field:e.target.name,value:e.target.value})}';
      const verdict = asking(code, label);
      expect(verdict.outcome).toBe("review");
      expect(messagesOf(verdict)).toEqual([
        "A script tells Google Analytics what visitors choose or enter here, as “value” of the event “case_field”, and the page asks about sensitive matters. Does it tell of that?",
      ]);
    },
  );

  it.each([
    'f.onsubmit=()=>fetch("https://analytics.tiktok.com/api/v2/pixel",{method:"POST",body:JSON.stringify({event:"Quiz",properties:{weight:f.weight.value}})})',
    'var a={weight:f.weight.value};navigator.sendBeacon("https://analytics.tiktok.com/api/v2/pixel",JSON.stringify(a));',
    'new Image().src="https://analytics.tiktok.com/i?x=1&weight="+encodeURIComponent(f.weight.value)',
  ])("asks where a script sends it to a tracker itself: %s", (code) => {
    const verdict = asking(code, "Are you pregnant?");
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toEqual([
      "A script tells TikTok Pixel what visitors choose or enter here, as “weight”, and the page asks about health. Does it ask visitors first?",
    ]);
  });

  const LOG_IN = aForm({
    fields: [aField({ label: "E-mail", type: "email" }), aField({ label: "Password", type: "password" })],
    sentBy: [{ name: "Log in", selector: "button", snippet: "<button>Log in</button>", component: "button" }],
  });
  const signIn = (
    title: string,
    url = "https://shop.example/portal",
    forms = [LOG_IN],
    tracker = ANALYTICS,
  ) =>
    prvPixelSensitive.evaluate(
      aPage({ url, document: gathered(aDocument({ title, forms })), requests: [tracker] }),
      anEvidence(),
    );

  it.each([
    ["Patient portal login | Marrow Clinic", "https://shop.example/portal"],
    ["Anmeldung für Patienten | Klinik am See", "https://shop.example/portal"],
    ["Portal del paciente, acceso | Clínica Sol", "https://shop.example/pacientes"],
    ["Sign in | Bay Dental", "https://shop.example/patients/sign-in"],
  ])("asks about analytics where patients sign in: %s", (title, url) => {
    const verdict = signIn(title, url);
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toEqual([
      "Google Analytics is on the page where patients sign in. Can it tell who they are?",
    ]);
  });

  it("fails for an ad network where patients sign in", () => {
    const url = "https://shop.example/portal";
    expect(signIn("Patient portal login", url, [LOG_IN], adRequest()).outcome).toBe("failed");
    expect(signIn("Member login", "https://shop.example/in", [LOG_IN], adRequest()).outcome).not.toBe(
      "failed",
    );
  });

  it("passes for analytics on a page about patients that signs nobody in", () => {
    expect(signIn("Patient stories | Marrow Clinic", "https://shop.example/stories").outcome).toBe("passed");
    expect(signIn("Patient portal | Marrow Clinic", undefined, []).outcome).toBe("passed");
  });

  it.each([
    [sending, "Which color do you like?"],
    ['el.onchange=()=>mixpanel.track("QuizAnswer",{symptom:el.value})', "Are you pregnant?"],
    ['fbq("trackCustom","Signed up",{email:f.email.value,name:f.name.value})', "Are you pregnant?"],
    ['fbq("track","AddToCart",{name:item.name,value:item.value})', "Have you been arrested?"],
    ['fbq("track","AddToCart",{total:cart.value,color:product.color})', "Are you pregnant?"],
    [
      'fetch("https://api.shop.example/plan",{method:"POST",body:JSON.stringify({weight:f.weight.value})})',
      "Are you pregnant?",
    ],
    [
      'fetch("https://analytics.tiktok.com/x",{body:"{}"});save({weight:f.weight.value})',
      "Are you pregnant?",
    ],
    ['fbq("track","Purchase",{value:cart.value})', "Are you pregnant?"],
  ])("finds nothing in %s where the page asks “%s”", (code, label) => {
    expect(asking(code, label).outcome).toBe("not-applicable");
  });

  it("takes an address among what the pixel is told for no more than the page's own", () => {
    const request = adRequest("id=1&dl=https%3A%2F%2Fshop.example%2Ftherapy");
    expect(judge({ title: "Rye bread" }, [request]).outcome).toBe("not-applicable");
  });

  it("passes for such a page without advertising", () => {
    expect(judge({ title: "Our clinic" }, []).outcome).toBe("passed");
  });

  // Hours in German, and a path in Norwegian.
  it.each(["Rye bread", "Schlüsseldienst, 24 Std erreichbar", "En sti langs fjorden"])(
    "does not apply to %s",
    (title) => {
      expect(judge({ title }, [adRequest()]).outcome).toBe("not-applicable");
    },
  );

  it("could not run when the page's words were not read", () => {
    const page = aPage({ document: notGathered(), requests: [adRequest()] });
    expect(prvPixelSensitive.evaluate(page, anEvidence()).outcome).toBe("could-not-run");
  });
});
