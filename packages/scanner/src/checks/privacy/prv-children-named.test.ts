import { describe, expect, it } from "vitest";

import { prvChildrenNamed } from "#checks/privacy/prv-children-named.ts";
import { documentEvidence, messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, anUnmeasuredPage } from "#evidence-builders.testing.ts";

const judge = (text: string, title = "Games for kids") =>
  prvChildrenNamed.evaluate(documentEvidence({ title, text }, ["KIDS"]));

describe("prv-children-named", () => {
  it.each([
    "Star of the week: Hanna Bright, age 7, 2nd grade, Oak Hill Elementary. Well done!",
    "Leo Park-Ruiz (8), Sutter School, drew this rocket.",
    "This week, 9-year-old Mia O'Neil of Lincoln Elementary School won.",
    "Our winner: Noah Stone, 4th grader, lives on Maple Avenue.",
    "Ava Reyes is 6 years old and goes to Pine Street School.",
  ])("asks about “%s”", (text) => {
    expect(judge(text)).toMatchObject({ outcome: "review", findings: [{ severity: "high" }] });
  });

  it("does not repeat the name", () => {
    const messages = messagesOf(judge("Hanna Bright, age 7, Oak Hill Elementary."));
    expect(messages[0]).toContain("“Hanna B.”");
    expect(messages[0]).not.toContain("Bright");
  });

  it.each([
    "Hanna, age 7, loves Oak Hill Elementary.",
    "Hanna B., age 7, Oak Hill Elementary.",
    "Hanna Bright drew this at Oak Hill Elementary.",
    "Hanna Bright, age 7, loves rockets.",
    "Wolfgang Mozart, age 6, played for the queen. He lived in Salzburg, near the Mozart School.",
    "Teacher of the year: Ms. Jo Miller, 2nd grade, Oak Hill Elementary.",
    "Principal Ann Lee, age 52, Oak Hill Elementary.",
    "Saturday Camp, ages 7 to 9, Oak Hill Elementary.",
    "Space Explorers, 3rd grade, Oak Hill Elementary.",
    "Summer Fun (8), Oak Hill School.",
    "Oak Hill Public Library, 12 Mill Road, Oak Hill, is next to the School.",
    "We are Miller Brothers, 9 West Main Street, Oak Hill.",
  ])("passes “%s”", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("does not apply to sites for adults, nor while the profile for children is off", () => {
    const text = "Hanna Bright, age 7, Oak Hill Elementary.";
    expect(judge(text, "Local news").outcome).toBe("not-applicable");
    const american = documentEvidence({ title: "Games for kids", text }, ["US"]);
    expect(prvChildrenNamed.evaluate(american).outcome).toBe("not-applicable");
  });

  it("could not run when no page was read", () => {
    const evidence = anEvidence({ profiles: ["KIDS"], pages: [anUnmeasuredPage()] });
    expect(prvChildrenNamed.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
