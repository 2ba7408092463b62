import { describe, expect, it } from "vitest";

import { prvChildrenExcess } from "#checks/privacy/prv-children-excess.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

const CHILDREN = anEvidence({ profiles: ["KIDS"] });
const judge = (title: string, labels: readonly string[], form: { text?: string; names?: string[] } = {}) => {
  const fields = labels.map((label, at) =>
    aField({ label: label.replace("?", ""), name: form.names?.[at] ?? "", required: !label.endsWith("?") }),
  );
  const forms = [aForm({ text: form.text ?? labels.join(" "), fields })];
  return prvChildrenExcess.evaluate(aPage({ document: gathered(aDocument({ title, forms })) }), CHILDREN);
};

describe("prv-children-excess", () => {
  it.each<[string, string[]]>([
    ["Dinosaur quiz for kids", ["Nickname", "Home address"]],
    ["Coloring pages", ["First name", "Which school do you go to"]],
    ["Win a bike! Fun for children", ["Name", "Your phone number"]],
    ["Kids' club: our monthly newsletter", ["Your teacher's first name", "Your grown-up's email"]],
    ["Robot contest", ["Your name", "Where do you live", "Mom or Dad's cell phone"]],
    ["Games for kids", ["Name", "A selfie"]],
    ["Star club", ["Your name", "Street", "Your parent's email"]],
    ["Games for kids: juegos para niños", ["Nombre", "Escuela"]],
  ])("asks about the form of “%s” that demands %j", (title, labels) => {
    expect(judge(title, labels)).toMatchObject({ outcome: "review", findings: [{ severity: "high" }] });
  });

  it("names what is demanded, with a parent's number beside the rest", () => {
    const labels = ["Your name", "Your school (required)?", "Dad's phone"];
    expect(messagesOf(judge("Pirate club for kids", labels))).toEqual([
      'The form seems to be for children and can\'t be sent without "Your school (required)" and "Dad\'s phone". Does taking part need that?',
    ]);
  });

  it("knows a child on another page of a site for children by the questions", () => {
    const home = aPage({ document: gathered(aDocument({ title: "Coding for ages 7 to 12" })) });
    const join = (label: string) => {
      const forms = [aForm({ text: "", fields: [aField({ label, required: true })] })];
      const page = aPage({ document: gathered(aDocument({ title: "Join us", forms })) });
      const evidence = anEvidence({ profiles: ["KIDS"], pages: [home, page] });
      return prvChildrenExcess.evaluate(page, evidence).outcome;
    };
    expect(join("Your school")).toBe("review");
    expect(join("Address")).toBe("not-applicable");
    expect(join("Your child's school")).toBe("not-applicable");
  });

  it("reads names of fields without labels", () => {
    expect(judge("Games for kids", [""], { names: ["homeAddress"] }).outcome).toBe("review");
  });

  it.each<[string, string[]]>([
    ["Dinosaur quiz for kids", ["Nickname", "Your parent's email"]],
    ["Dinosaur quiz for kids", ["Nickname", "Mom's phone"]],
    ["Dinosaur quiz for kids", ["Nickname", "Email address"]],
    ["Dinosaur quiz for kids", ["Nickname", "Your school?", "Home address?"]],
  ])("passes the form of “%s” with %j", (title, labels) => {
    expect(judge(title, labels).outcome).toBe("passed");
  });

  it("passes an address that something is mailed to", () => {
    const text = "Tell us where you live, and we'll mail your badge.";
    expect(judge("Badges for kids", ["Name", "Home address"], { text }).outcome).toBe("passed");
  });

  it.each<[string, string[]]>([
    ["Summer camp for kids", ["Camper's name", "Home address", "Emergency contact phone"]],
    ["Swimming for kids", ["Your child's name", "School", "Phone"]],
    ["Class visits for kids", ["Teacher's work e-mail", "School", "Number of students"]],
    ["Pediatric dentist for kids", ["Patient name", "Address", "Phone"]],
    ["Toys for kids", ["Name", "Street", "Card number"]],
    ["Rye bread", ["Name", "Address", "School"]],
  ])("does not apply where grown-ups fill it in, as at “%s” with %j", (title, labels) => {
    expect(judge(title, labels).outcome).toBe("not-applicable");
  });

  it("does not apply while the profile for children is off, and could not run where the page was not read", () => {
    const other = anEvidence({ profiles: ["US"] });
    expect(prvChildrenExcess.evaluate(aPage(), other).outcome).toBe("not-applicable");
    expect(prvChildrenExcess.evaluate(anUnmeasuredPage(), CHILDREN).outcome).toBe("could-not-run");
  });
});
