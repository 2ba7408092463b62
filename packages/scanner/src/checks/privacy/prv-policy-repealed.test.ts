import { describe, expect, it } from "vitest";

import { prvPolicyRepealed } from "#checks/privacy/prv-policy-repealed.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const judge = (text: string) => prvPolicyRepealed.evaluate(policyEvidence(text, { profiles: ["EU"] }));

describe("prv-policy-repealed", () => {
  it.each([
    "De conformidad con la Ley Orgánica 15/1999, de 13 de diciembre, sus datos se incorporarán a un fichero.",
    "Conforme a la LOPD 15/1999 puede ejercer sus derechos.",
    "We process your data in line with the Data Protection Act 1998.",
    "Your data are protected under Directive 95/46/EC.",
    "Wij houden ons aan de Wet bescherming persoonsgegevens.",
    "Wir verarbeiten Daten nach dem DSG 2000.",
    "Our provider complies with the US Safe Harbor framework.",
  ])("fails where the policy rests on a law that was replaced: %s", (text) => {
    expect(judge(text)).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
  });

  it("asks a person where the policy names the law in force as well", () => {
    expect(judge("We follow the GDPR. We also follow the Data Protection Act 1998.").outcome).toBe("review");
  });

  it.each([
    "The GDPR replaced Directive 95/46/EC in 2018.",
    "La antigua LOPD 15/1999 ya no se aplica: rige el Reglamento (UE) 2016/679.",
  ])("passes where the policy says that it is over: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it.each([
    "We follow the Data Protection Act 2018 and Ley Orgánica 3/2018.",
    "Wir beachten die DSGVO. Die Wohnung hat 95 m², Haus 46.",
  ])("does not apply where only laws in force are named: %s", (text) => {
    expect(judge(text).outcome).toBe("not-applicable");
  });

  it("does not apply without a policy, and could not run where it was not read", () => {
    expect(prvPolicyRepealed.evaluate(noPolicy()).outcome).toBe("not-applicable");
    expect(prvPolicyRepealed.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
