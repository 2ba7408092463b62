import type { Finding } from "@plumbline/contract/scan-result";
import { expect, it } from "vitest";

import { pageCheck, type Defect } from "#check.ts";
import { aDocument, anEvidence, aPage, gathered } from "#evidence-builders.testing.ts";
import { runChecks } from "#judge/run-checks.ts";

const HOME = "https://shop.example/";
const MENU = "https://shop.example/menu";

const namesButtons = pageCheck({
  id: "a11y-button-name",
  area: "accessibility",
  severity: "high",
  group: "robust",
  sources: [],
  defect: "Button without a name",
  title: "Buttons have a name",
  whyItMatters: "",
  businessImpact: "",
  fixSteps: [],
  effort: "S",
  resources: [],
  evaluate: ({ finalUrl }) => ({ outcome: "failed", findings: (FOUND[finalUrl] ?? []).map(defectAt) }),
});

/** Selectors of the buttons that the check finds on each page. */
let FOUND: Record<string, string[]> = {};

function defectAt(selector: string): Defect {
  return { message: "No name", element: { selector, snippet: "<button>", component: selector } };
}

function found(onPages: Record<string, string[]>, src = "https://www.shop.example/menu/"): string[] {
  FOUND = onPages;
  const frame = {
    selector: "main > iframe",
    snippet: "<iframe>",
    component: "iframe",
    title: null,
    sandbox: null,
  };
  const home = aPage({
    url: HOME,
    finalUrl: HOME,
    document: gathered(aDocument({ iframes: [{ ...frame, src }] })),
  });
  const pages = Object.keys(onPages).includes(MENU) ? [home, aPage({ url: MENU, finalUrl: MENU })] : [home];
  const { findings } = runChecks(anEvidence({ pages }), [namesButtons], { areas: ["accessibility"] });
  return findings.map(({ page, selector }: Finding) => `${new URL(page).pathname} ${selector}`);
}

it("counts a place once where its page is visited and shown in a frame of another", () => {
  const places = found({ [HOME]: ["main > iframe |> button.order"], [MENU]: ["button.order"] });
  expect(places).toEqual(["/menu button.order"]);
});

it("keeps what only shows inside the frame, and what is the outer page's own", () => {
  const places = found({
    [HOME]: ["main > iframe |> button.narrow", "button.order"],
    [MENU]: ["button.order"],
  });
  expect(places).toEqual(["/ main > iframe |> button.narrow", "/ button.order", "/menu button.order"]);
});

it("keeps what a frame shows of a page that was not visited", () => {
  expect(found({ [HOME]: ["main > iframe |> button.order"] })).toEqual(["/ main > iframe |> button.order"]);
  expect(
    found({ [HOME]: ["main > iframe |> button.order"], [MENU]: ["button.order"] }, "https://maps.example/"),
  ).toEqual(["/ main > iframe |> button.order", "/menu button.order"]);
});
