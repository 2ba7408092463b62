import { describe, expect, it } from "vitest";

import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secFormHttp } from "./sec-form-http.ts";

const judge = (page: Partial<PageEvidence>) => secFormHttp.evaluate(aPage(page), anEvidence());
const withForm = (form: Partial<FormRef>) => ({ document: gathered(aDocument({ forms: [aForm(form)] })) });

function aField(overrides: Partial<FormFieldRef>): FormFieldRef {
  const element = { selector: "form > input", snippet: "<input>", component: "form>input" };
  const plain = {
    tag: "input",
    type: "text",
    name: "q",
    autocomplete: "",
    label: "",
    checked: false,
    required: false,
  };
  return { ...element, ...plain, ...overrides };
}

describe("sec-form-http", () => {
  it("passes an encrypted form, and a search form on a page without encryption", () => {
    expect(judge(withForm({ fields: [aField({ type: "password" })] })).outcome).toBe("passed");
    expect(judge({ url: "http://shop.example/", ...withForm({ fields: [aField({})] }) }).outcome).toBe(
      "passed",
    );
  });

  it("fails a form that sends without encryption: critical with a password, else high", () => {
    const action = "http://shop.example/send";
    expect(judge(withForm({ action, fields: [aField({})] }))).toMatchObject({
      findings: [{ severity: "high" }],
    });
    expect(judge(withForm({ action, fields: [aField({ type: "password" })] }))).toMatchObject({
      findings: [{ severity: "critical", element: { selector: "main > form" } }],
    });
    expect(
      judge(withForm({ action, fields: [aField({ autocomplete: "section-a cc-number" })] })),
    ).toMatchObject({
      findings: [{ severity: "critical" }],
    });
  });

  it("fails a password or card field on a page without encryption", () => {
    const page = {
      url: "http://shop.example/login",
      ...withForm({ fields: [aField({ type: "password" })] }),
    };
    expect(judge(page)).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "critical", component: "page:http" }],
    });
  });

  it("fails a button whose own target is unencrypted, as the browser reports it", () => {
    const issue = {
      url: "http://shop.example/vote",
      resolution: "MixedContentWarning",
      resourceType: "Form",
    };
    expect(judge({ ...withForm({}), mixedContent: [issue] })).toMatchObject({
      findings: [{ snippet: issue.url }],
    });
  });

  it("does not apply to a page without forms", () => {
    expect(judge({}).outcome).toBe("not-applicable");
  });

  it("could not run without the page's document", () => {
    expect(judge({ document: notGathered() }).outcome).toBe("could-not-run");
    expect(secFormHttp.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });

  it("judges on a local copy only what a form sends to other hosts", () => {
    const start = "http://127.0.0.1:8080/";
    const local = (action: string, site = aSite({ startUrl: start })) =>
      secFormHttp.evaluate(
        aPage({ url: start, ...withForm({ action, fields: [aField({ type: "password" })] }) }),
        anEvidence({ site }),
      );
    expect(local("http://pay.example/charge")).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "critical" }],
    });
    for (const action of [start, "https://pay.example/", "http://localhost:3000/", "http://10.0.0.7/"]) {
      expect(local(action)).toEqual({
        outcome: "not-applicable",
        reason: "Not judged: not a public address.",
      });
    }
    const named = aSite({ startUrl: "http://shop.example/", isPublic: false });
    expect(local("http://pay.example/charge", named).outcome).toBe("failed");
  });

  it("asks about a form on an encrypted local page that sends without encryption", () => {
    const start = "https://127.0.0.1:8443/contact";
    const local = (action: string) =>
      secFormHttp.evaluate(
        aPage({ url: start, ...withForm({ action, fields: [aField({})] }) }),
        anEvidence({ site: aSite({ startUrl: start }) }),
      );
    expect(local("http://127.0.0.1:8080/send")).toMatchObject({
      outcome: "review",
      findings: [
        {
          message:
            "The form sends what visitors type to http://127.0.0.1:8080/send without encryption. Does it at the site's public address, too?",
        },
      ],
    });
    expect(local("http://shop.test/send").outcome).toBe("failed");
    expect(local("https://127.0.0.1:8444/send").outcome).toBe("not-applicable");
  });
});
