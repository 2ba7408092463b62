import { describe, expect, it } from "vitest";

import { prvPeopleExposed } from "#checks/privacy/prv-people-exposed.ts";
import { aDocument, anEvidence, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";

const judge = (text: string, people?: number) => {
  const raw = { title: "", canonical: null, robots: [], links: 0, words: 0, ...(people && { people }) };
  const page = aPage({ document: gathered(aDocument({ text })), rawMarkup: gathered(raw) });
  return prvPeopleExposed.evaluate(page, anEvidence());
};
const list = (...names: string[]) =>
  names.map((name, at) => `${name}@${at % 2 === 0 ? "gmail.com" : "web.de"}`).join(", ");

describe("prv-people-exposed", () => {
  it("fails where the page's data hold records of people", () => {
    expect(judge("Members", 14)).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high", message: expect.stringContaining("14 people") }],
    });
  });

  it("asks about a list of private addresses", () => {
    expect(judge(list("ann", "bo", "cy", "di", "ed")).outcome).toBe("review");
  });

  it.each([
    "Write to ann@shop.example.",
    list("ann", "bo"),
    list("ann", "ann", "ann", "ann", "ann", "ann"),
    "a@shop.com, b@shop.com, c@shop.com, d@shop.com, e@shop.com",
  ])("passes a page that shows: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("could not run where the page was not read, and does not apply where no law for it is chosen", () => {
    expect(prvPeopleExposed.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
    expect(prvPeopleExposed.evaluate(aPage(), anEvidence({ profiles: ["KIDS"] })).outcome).toBe(
      "not-applicable",
    );
  });
});
