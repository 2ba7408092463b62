import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { secPasswordManagers } from "./sec-password-managers.ts";

function judge(type: string, autocomplete: string) {
  const forms = [aForm({ fields: [aField({ type, autocomplete, name: "pw", label: "Password" })] })];
  return secPasswordManagers.evaluate(aPage({ document: gathered(aDocument({ forms })) }), anEvidence());
}

describe("sec-password-managers", () => {
  it.each(["off", "OFF", "false", "nope"])("advises against autocomplete=%j", (autocomplete) => {
    expect(judge("password", autocomplete)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("“Password”") as string }],
    });
  });

  it.each(["current-password", "new-password", "", "on"])("passes autocomplete=%j", (autocomplete) => {
    expect(judge("password", autocomplete).outcome).toBe("passed");
  });

  it.each([
    ['<input type="password" maxlength="10">', "failed"],
    ['<input type="password" onpaste="return false">', "failed"],
    ['<input type="password" maxlength="128" onpaste="check()">', "passed"],
    ['<input type="password" maxlength="4" inputmode="numeric">', "passed"],
  ])("advises against a field that keeps out long or pasted passwords: %s", (snippet, outcome) => {
    const forms = [aForm({ fields: [aField({ type: "password", snippet })] })];
    const page = aPage({ document: gathered(aDocument({ forms })) });
    expect(secPasswordManagers.evaluate(page, anEvidence()).outcome).toBe(outcome);
  });

  it("does not apply to other fields, and could not run where the page was not read", () => {
    expect(judge("text", "off").outcome).toBe("not-applicable");
    expect(secPasswordManagers.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
