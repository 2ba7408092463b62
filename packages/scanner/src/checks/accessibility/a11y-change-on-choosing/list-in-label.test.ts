import { expect, it } from "vitest";

import { checkOf } from "#checks/accessibility/room-check.ts";
import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";

import { a11yChangeOnChoosing } from "./rule.ts";

it(
  "calls a list in its label by the label's words, and not by its choices",
  async () => {
    const body = `<label>Shop <select onchange="location.href = '/' + this.value">
      <option value="north">North</option><option value="south">South</option></select></label>
      <p>The shop opens at eight. Our bread changes every week.</p>`;
    const page = await visitShown({ "/": aPageWith(body) }, { isKeyPage: true });
    const verdict = checkOf(a11yChangeOnChoosing).evaluate(page, anEvidence({ pages: [page] }));
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("“Shop”") }],
    });
  },
  LONG,
);
