import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { MenuRef } from "#evidence/document.ts";

import { seoMenuWithoutLinks } from "./seo-menu-without-links.ts";

const menu = (controls: number, clickable: number): MenuRef => ({
  selector: "header > nav",
  snippet: "<nav>",
  component: "nav",
  controls,
  clickable,
});
const judge = (menus?: MenuRef[]) =>
  seoMenuWithoutLinks.evaluate(
    aPage({ document: gathered(aDocument(menus === undefined ? {} : { menus })) }),
    anEvidence(),
  );

describe("seo-menu-without-links", () => {
  it("asks about a menu whose entries can be clicked and are no links", () => {
    expect(judge([menu(0, 4)])).toMatchObject({
      outcome: "review",
      findings: [
        { message: expect.stringContaining("4 entries to click"), element: { selector: "header > nav" } },
      ],
    });
  });

  it("passes menus with links or buttons, and those with hardly anything to click", () => {
    expect(judge([menu(5, 5), menu(3, 0)]).outcome).toBe("passed");
    expect(judge([menu(0, 1)]).outcome).toBe("passed");
    expect(judge([menu(0, 0)]).outcome).toBe("passed");
    expect(judge([menu(1, 4)]).outcome).toBe("passed");
  });

  it("does not apply without a menu", () => {
    expect(judge([]).outcome).toBe("not-applicable");
  });

  it("says so where menus were not read", () => {
    expect(judge().outcome).toBe("not-looked-at");
  });

  it("could not run on a page that was not read", () => {
    const unread = aPage({ document: notGathered() });
    expect(seoMenuWithoutLinks.evaluate(unread, anEvidence()).outcome).toBe("could-not-run");
    expect(seoMenuWithoutLinks.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
