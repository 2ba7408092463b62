import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { seoEndlessCalendar } from "./seo-endless-calendar.ts";

const SITE = "https://shop.example";
const EMPTY =
  "Monday Tuesday Wednesday Thursday Friday. Nothing planned yet. Back to the previous or the next one.";

/** Pages at these addresses, each linking to the one before it and the one after it, and the last one to one more. */
function calendar(addresses: string[], textOf = (at: number) => `${at}. ${EMPTY}`, rel = ""): PageEvidence[] {
  return addresses.slice(0, -1).map((path, at) => {
    const beside = [addresses[at - 1], addresses[at + 1]].flatMap((one) => one ?? []);
    const links = beside.map((href) => aLink({ href: SITE + href, rel }));
    return aPage({ url: SITE + path, document: gathered(aDocument({ links, text: textOf(at) })) });
  });
}
const judge = (...pages: PageEvidence[]) => seoEndlessCalendar.evaluate(anEvidence({ pages }));
const numbered = (path: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => path + String(from + at));

describe("seo-endless-calendar", () => {
  it.each([
    [numbered("/plan?week=", 6), "/plan?week=6"],
    [numbered("/termine?raum=2&kw=", 5, -2), "/termine?raum=2&kw=2"],
    [["/cal/2026-12", "/cal/2027-01", "/cal/2027-02", "/cal/2027-03", "/cal/2027-04"], "/cal/2027-04"],
    [numbered("/agenda/2026/12/", 6, 10), "/agenda/2026/12/15"],
    [numbered("/?date=2027-01-0", 5), "/?date=2027-01-05"],
  ])("asks about a series such as %s", (addresses, next) => {
    expect(judge(aPage(), ...calendar(addresses))).toMatchObject({
      outcome: "review",
      findings: [
        { page: SITE + (addresses[0] ?? ""), message: expect.stringContaining(`leads on to ${next}.`) },
      ],
    });
  });

  it("passes archives of the past and few pages", () => {
    expect(judge(...calendar(numbered("/blog/2024/0", 9))).outcome).toBe("passed");
    expect(judge(...calendar(numbered("/plan?week=", 4))).outcome).toBe("passed");
  });

  it("passes calendars that end, say something else each time or ask not to be followed", () => {
    const plan = numbered("/plan?week=", 7);
    const [last, ...others] = calendar(plan).toReversed();
    const end = aPage({ url: last?.url ?? "", document: gathered(aDocument({ text: EMPTY })) });
    expect(judge(...others, end).outcome).toBe("passed");
    const full = (at: number) =>
      `${EMPTY} Concert of the ${"abcdefg".slice(at)} band, with tea, cake and dancing`;
    const events = (at: number) =>
      full(at)
        .split(" ")
        .map((word) => word + "abcdefg".charAt(at))
        .join(" ");
    expect(judge(...calendar(plan, events)).outcome).toBe("passed");
    expect(judge(...calendar(plan, undefined, "nofollow")).outcome).toBe("passed");
  });

  it("does not apply to lists of pages, nor to pages that are not to be listed", () => {
    expect(judge(...calendar(numbered("/list?page=", 9))).outcome).toBe("not-applicable");
    const metas = [{ name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true }];
    expect(judge(aPage({ document: gathered(aDocument({ metas })) })).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(judge(anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
