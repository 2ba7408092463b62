import { describe, expect, it } from "vitest";

import { a11yReflow } from "#checks/accessibility/a11y-reflow/rule.ts";
import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import type { Rule } from "#checks/accessibility/rule.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { factsOf, type Probe } from "#evidence/probe-facts.ts";
import { TRIED_CALENDARS } from "#gather/operating/lists/calendar-facts.ts";
import { TRIED_LISTS } from "#gather/operating/lists/list-facts.ts";
import { SENT_FORMS } from "#gather/operating/forms/form-facts.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import { PASSING_MESSAGES } from "#gather/operating/messages/message-facts.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { MOVING_CONTENT } from "#gather/views/moving-content-facts.ts";

/** A form that tells how wide the window is, and content that opens. */
const BODY = `<form novalidate><label>Name <input></label><p id="told"></p><button>Send</button></form>
  <button onclick="hours.hidden = !hours.hidden">Hours</button><p id="hours" hidden>We open at seven</p>
  <script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); told.textContent = "Please write the name at " + innerWidth + " pixels"; };</script>`;

const NARROW = probesOf(a11yReflow);

function probesOf({ examines = [] }: Rule): Probe<unknown>[] {
  return examines.flatMap(({ probes }) => probes);
}

async function visit(onlyFor?: readonly Probe<unknown>[]): Promise<PageEvidence> {
  return await visitShown(
    { "/": aPageWith(BODY) },
    onlyFor === undefined ? { isKeyPage: true } : { isKeyPage: true, onlyFor },
  );
}

/** What only a key page is asked: all that is not on the page of another. */
function askedOfKeyPage({ facts = {} }: PageEvidence, other: PageEvidence): string[] {
  return Object.keys(facts).filter((id) => !(id in (other.facts ?? {})));
}

describe("a key page that is visited for some facts", { timeout: LONG }, () => {
  it("brings these, and what all pages bring", async () => {
    const plain = await visitShown({ "/": aPageWith(BODY) }, { isKeyPage: false });
    const askedFor = async (...probes: Probe<unknown>[]): Promise<string[]> =>
      askedOfKeyPage(await visit(probes), plain).toSorted();
    expect(await askedFor(SENT_FORMS)).toEqual([OPERATED_CONTROLS.id, SENT_FORMS.id]);
    expect(await askedFor(MOVING_CONTENT)).toEqual([MOVING_CONTENT.id]);
    expect(await askedFor(PASSING_MESSAGES)).toEqual([
      "operated-controls",
      PASSING_MESSAGES.id,
      SENT_FORMS.id,
    ]);
    expect(await askedFor(OPENED_STATES)).toEqual(
      [
        "choices",
        "hover-contents",
        OPENED_STATES.id,
        "operated-controls",
        SENT_FORMS.id,
        TRIED_CALENDARS.id,
        TRIED_LISTS.id,
      ].toSorted(),
    );
  });

  it("brings these alone where it was seen at rest before", async () => {
    const page = await visitShown(
      { "/": aPageWith(BODY) },
      { isKeyPage: true, onlyFor: [SENT_FORMS], skipsAtRest: true },
    );
    expect(Object.keys(page.facts ?? {})).toEqual([SENT_FORMS.id, OPERATED_CONTROLS.id]);
    expect(page.engines).toEqual([]);
    expect(page.document.gathered).toBe(true);
  });

  it("is operated in a window as wide as ever after it was looked at in a narrow one", async () => {
    const page = await visit([...NARROW, SENT_FORMS]);
    expect(NARROW.map((probe) => factsOf(page, probe)?.gathered)).toEqual([true, true]);
    expect(JSON.stringify(factsOf(page, SENT_FORMS))).toContain("at 1280 pixels");
  });

  it("brings the same of them as one that is visited for all", async () => {
    const [some, all] = await Promise.all([visit([SENT_FORMS]), visit()]);
    expect(factsOf(some, SENT_FORMS)).toEqual(factsOf(all, SENT_FORMS));
  });
});
