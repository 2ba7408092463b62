import { describe, expect, it } from "vitest";

import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { prvStoredSensitive } from "#checks/privacy/prv-stored-sensitive.ts";
import { aCookie, anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

const judge = (stored: Partial<PageEvidence>) =>
  prvStoredSensitive.evaluate(anEvidence({ profiles: ["EU"], pages: [aPage(stored)] }));
const cookie = (pair: string, rest = "; Path=/; Max-Age=2592000") =>
  judge({ cookieWrites: [aCookie(pair + rest)] });
const entry = (key: string, value: string, area: "local" | "session" = "local") =>
  judge({ storage: [{ area, key, bytes: 40, value }] });

describe("prv-stored-sensitive", () => {
  it("fails for a lasting cookie that says what illness someone read about, and tells both", () => {
    const verdict = cookie("last_condition=asthma");
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toEqual([
      "The cookie “last_condition” was set before any choice and holds “last condition: asthma”.",
    ]);
  });

  it.each([
    ["diagnosis", "type-2-diabetes"],
    ["userSegment", '{"audience":"depression","since":1}'],
    ["religion", "catholic"],
    ["sexual_orientation", "lesbian"],
    ["krankheit", "Neurodermitis"],
    ["enfermedad", "diabetes"],
  ])("fails for the entry “%s” of local storage that holds %s", (name, value) => {
    expect(entry(name, value).outcome).toBe("failed");
  });

  it.each([
    ["pregnancy_week", "12"],
    ["isPregnant", "1"],
    ["symptoms", "rash,cough"],
    ["last_viewed", "conditions/eczema"],
    ["profile", "muslim"],
    ["zwangerschapsweek", "14"],
    ["quiz", '{"pregnant":"no"}'],
  ])("asks about the entry “%s” that holds %s", (name, value) => {
    expect(entry(name, value).outcome).toBe("review");
  });

  it("asks where it ends with the visit", () => {
    expect(cookie("condition=asthma", "; Path=/").outcome).toBe("review");
    expect(entry("condition", "asthma", "session").outcome).toBe("review");
  });

  it.each([
    ["lang", "fr"],
    ["theme", "dark"],
    ["category", "garden-tools"],
    ["condition", "used"],
    ["screen_orientation", "portrait"],
    ["health_consent", "granted"],
    ["pregnancy_banner_closed", "1"],
    ["symptom_checker_version", "3"],
    ["zodiac", "cancer"],
    ["religion", "all"],
    ["i18n", '{"asthma_title":"Asthma"}'],
    ["landing", "https://shop.example/asthma"],
    ["page_config", '{"page":"Asthma"}'],
  ])("passes for “%s” that holds %s", (name, value) => {
    expect(entry(name, value).outcome).toBe("passed");
  });

  it("passes for a cookie that is deleted beside another one", () => {
    const cookieWrites = [aCookie("a=1"), aCookie("last_condition=asthma; Max-Age=0")];
    expect(judge({ cookieWrites }).outcome).toBe("passed");
  });

  it("does not apply where nothing was stored, and could not run where no page was seen", () => {
    expect(judge({}).outcome).toBe("not-applicable");
    const unseen = anEvidence({ profiles: ["EU"], pages: [anUnmeasuredPage()] });
    expect(prvStoredSensitive.evaluate(unseen).outcome).toBe("could-not-run");
  });
});
