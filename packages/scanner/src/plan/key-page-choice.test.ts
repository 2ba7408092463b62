import { describe, expect, it } from "vitest";

import { aDocument, aPage, gathered } from "#evidence-builders.testing.ts";
import type { ComponentKind } from "#evidence/component-kinds.ts";
import { KeyPageChoice, keyPageBudget } from "#plan/key-page-choice.ts";
import type { PageEvidence } from "#evidence/page.ts";

const SHOP = "https://shop.example";

function visited(path: string, templateShape: string): PageEvidence {
  const document = gathered(aDocument({ templateShape }));
  return aPage({ url: SHOP + path, finalUrl: SHOP + path, document, isKeyPage: true });
}

/** Decides on pages in the order given, each told as path and template. */
async function decideAll(choice: KeyPageChoice, pages: readonly [string, string][]): Promise<string[]> {
  const chosen: string[] = [];
  for (const [path, templateShape] of pages) {
    const turn = choice.turn();
    if (await turn.decide(SHOP + path, aDocument({ templateShape }))) chosen.push(path);
    turn.end();
  }
  return chosen;
}

/** A choice on a site of which more pages are known than can be key pages. */
function choiceOf(budget: number, known: readonly PageEvidence[]): KeyPageChoice {
  return new KeyPageChoice(budget, known, () => 100);
}

describe("key pages chosen while a site is visited", () => {
  it("are the first page of each template, as far as their share of the budget goes", async () => {
    const choice = choiceOf(5, [visited("/", "home")]);
    const pages: [string, string][] = [
      ["/a", "home"],
      ["/b", "item"],
      ["/c", "item"],
      ["/d", "story"],
      ["/e", "list"],
    ];
    expect(await decideAll(choice, pages)).toEqual(["/b", "/d"]);
  });

  it("are a page of each template where the budget is enough for all pages that are known", async () => {
    let pagesKnown = 5;
    const choice = new KeyPageChoice(5, [visited("/", "home")], () => pagesKnown);
    expect(
      await decideAll(choice, [
        ["/a", "home"],
        ["/b", "item"],
        ["/c", "story"],
        ["/d", "list"],
      ]),
    ).toEqual(["/b", "/c", "/d"]);
    pagesKnown = 6;
    expect(await decideAll(choice, [["/e", "cart"]])).toEqual([]);
  });

  it("are login and checkout with the rest of the budget, once for each template", async () => {
    const choice = choiceOf(5, [visited("/", "home"), visited("/b", "item"), visited("/c", "list")]);
    const pages: [string, string][] = [
      ["/story", "story"],
      ["/login", "form"],
      ["/account/login", "form"],
      ["/checkout", "cart"],
      ["/basket", "basket"],
    ];
    expect(await decideAll(choice, pages)).toEqual(["/login", "/checkout"]);
  });

  it("are also the first page with a kind of component that none of them has, whatever the budget", async () => {
    const choice = choiceOf(4, [visited("/", "home")]);
    const decide = async (path: string, components: ComponentKind[]): Promise<boolean> =>
      await choice.turn().decide(SHOP + path, aDocument({ templateShape: "home", components }));
    expect(await decide("/plain", [])).toBe(false);
    expect(await decide("/slides", ["carousels", "media"])).toBe(true);
    expect(await decide("/film", ["media"])).toBe(false);
    expect(await decide("/prices", ["tables"])).toBe(true);
    expect(await decide("/contact", ["forms", "dialogs"])).toBe(true);
  });

  it("does not depend on which page answers first", async () => {
    const choice = choiceOf(4, [visited("/", "home")]);
    const [first, second] = [choice.turn(), choice.turn()];
    const item = aDocument({ templateShape: "item" });
    const later = second.decide(`${SHOP}/second`, item);
    const earlier = first.decide(`${SHOP}/first`, item);
    expect([await earlier, await later]).toEqual([true, false]);
  });

  it("waits for no page that ended without a document, and answers a repeated visit the same", async () => {
    const choice = choiceOf(4, [visited("/", "home")]);
    const [failed, next] = [choice.turn(), choice.turn()];
    failed.end();
    const item = aDocument({ templateShape: "item" });
    expect(await next.decide(`${SHOP}/next`, item)).toBe(true);
    expect(await next.decide(`${SHOP}/next`, item)).toBe(true);
  });

  it.each([
    [1, 4],
    [25, 5],
    [150, 25],
    [2000, 25],
  ])("have a budget that grows with that of the scan: of %i pages %i", (maxPages, expected) => {
    expect(keyPageBudget(maxPages)).toBe(expected);
  });
});
