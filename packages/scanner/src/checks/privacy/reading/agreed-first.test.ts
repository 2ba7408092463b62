import { describe, expect, it } from "vitest";

import { namedWithAgreement } from "#checks/privacy/reading/agreed-first.ts";

const SEEN = { vendors: ["Meta Pixel", "Google Analytics"], cookies: ["trs_vid", "sid"] };

describe("what a policy says is only used with the visitor's agreement", () => {
  it.each([
    ["With your agreement we set a visitor cookie (trs_vid).", ["trs_vid"]],
    ["We use Google Analytics only after you have agreed.", ["Google Analytics"]],
    ["Only if you consent, the Meta pixel is loaded.", ["Meta Pixel"]],
    ["The cookie “trs_vid” is only stored once you have given us your permission.", ["trs_vid"]],
    ["Mit Ihrer Einwilligung setzen wir Google Analytics ein.", ["Google Analytics"]],
    ["Avec votre accord, nous déposons le cookie trs_vid.", ["trs_vid"]],
    ["Con su consentimiento usamos Google Analytics.", ["Google Analytics"]],
    ["Con il suo consenso usiamo il cookie trs_vid.", ["trs_vid"]],
    ["Alleen met uw toestemming gebruiken wij Google Analytics.", ["Google Analytics"]],
  ])("is named: %s", (text, names) => {
    expect(
      namedWithAgreement(text, SEEN).flatMap(({ cookies, vendors }) => [...cookies, ...vendors]),
    ).toEqual(names);
  });

  it.each([
    "We set a visitor cookie (trs_vid).",
    "With your agreement we send you our newsletter. We use Google Analytics.",
    "Where required by law, we use Google Analytics with your consent.",
    "In the EU, we set trs_vid only with your consent.",
    "If you do not agree, turn off trs_vid in your browser.",
    "By using this site you give your consent to Google Analytics.",
    "Google Analytics may also be used without your consent.",
    "With your consent we use a residence time sidebar.",
    "With your consent we share data with Google Analytics for advertising.",
  ])("is not named in %s", (text) => {
    expect(namedWithAgreement(text, SEEN)).toEqual([]);
  });
});
