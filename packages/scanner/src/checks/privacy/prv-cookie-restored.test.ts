import { describe, expect, it } from "vitest";

import { prvCookieRestored } from "#checks/privacy/prv-cookie-restored.ts";
import { messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aCookie, aPrivacyPass, gathered, notGathered } from "#evidence-builders.testing.ts";

const set = (cookies: string[]) =>
  cookies.map((raw) => aCookie(`${raw}; Max-Age=31536000`, { via: "script" }));
const judge = (before: string[], after: string[], ofOther: string[] = []) =>
  prvCookieRestored.evaluate(
    passesEvidence(
      {
        withGpc: gathered(aPrivacyPass({ cookieWrites: set(ofOther) })),
        cookiesDeleted: gathered({ before: set(before), after: set(after) }),
      },
      ["US"],
    ),
  );

describe("prv-cookie-restored", () => {
  it.each([
    ["vid=k3f9a82bq1mz", "vid=k3f9a82bq1mz"],
    ["visitor=v1.8f14e45fceea167a.1764470000", "visitor=v1.8f14e45fceea167a.1764479999"],
  ])("fails where a cookie has its ID again, and does not show it: %s", (before, after) => {
    const verdict = judge([before], [after], ["vid=zz81kqp24xw0"]);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict)[0]).toMatch(
      /^We deleted all cookies and came back, and the cookie “\w+” had the same/,
    );
    expect(JSON.stringify(verdict)).not.toContain(before);
  });

  it.each([
    ["another ID", ["vid=k3f9a82bq1mz"], ["vid=q7t2c55xn0pd"], []],
    ["no cookie anymore", ["vid=k3f9a82bq1mz"], [], []],
    ["what every visitor has", ["build=8f14e45fcee1"], ["build=8f14e45fcee1"], ["b=8f14e45fcee1"]],
    ["the visitor's cart", ["cart_id=k3f9a82bq1mz"], ["cart_id=k3f9a82bq1mz"], []],
  ])("passes for %s", (_what, before, after, ofOther) => {
    expect(judge(before, after, ofOther).outcome).toBe("passed");
  });

  it("does not apply where no ID is kept twice, and could not run where cookies were not deleted", () => {
    expect(prvCookieRestored.evaluate(passesEvidence({}, ["US"])).outcome).toBe("not-applicable");
    const cookiesDeleted = notGathered("We could not delete the cookies.");
    expect(prvCookieRestored.evaluate(passesEvidence({ cookiesDeleted }, ["US"])).outcome).toBe(
      "could-not-run",
    );
    expect(prvCookieRestored.evaluate(noPasses(["US"])).outcome).toBe("could-not-run");
  });
});
