import { describe, expect, it } from "vitest";

import type { EngineFinding } from "#evidence/engines.ts";
import { AXE } from "#evidence/engine-names.ts";
import type { Examined } from "#gather/examining/examined.ts";
import { LONG, PATIENT, ViewsOfPages } from "#gather/views/views-of-pages.testing.ts";

const views = new ViewsOfPages();

/** Why each probe that could not look could not. */
function troubles({ facts }: Examined): string[] {
  return Object.entries(facts).flatMap(([id, answer]) =>
    answer.gathered ? [] : [`${id}: ${answer.reason}`],
  );
}

describe("looking at a page in other views", { timeout: LONG }, () => {
  it("brings the facts of every probe that is asked in one, without a verdict", async () => {
    const examined = await views.of("<p>Bread</p>");
    expect(troubles(examined)).toEqual([]);
    expect(Object.keys(examined.facts)).toEqual(
      expect.arrayContaining([
        "a11y-reflow: 320 px wide",
        "a11y-orientation-locked: phone lying",
        "a11y-error-untold: forms checked",
        "moving-content",
      ]),
    );
  });

  it("says of each that it could not look when the time is up", async () => {
    const missing = await views.of("", "", { ...PATIENT, viewsUntilMs: -1 });
    const { facts } = await views.of("");
    expect(Object.keys(missing.facts).toSorted()).toEqual(Object.keys(facts).toSorted());
    expect(new Set(troubles(missing).map((trouble) => trouble.replace(/^.*?: (?=The)/, "")))).toEqual(
      new Set(["The page took too long to look at it in this view."]),
    );
    expect(missing.engines.map(({ view, report }) => [view, report.gathered])).toEqual([
      ["dark colors", false],
      ["phone width", false],
    ]);
  });
});

describe("axe in other views", { timeout: LONG }, () => {
  const findingsIn = async (view: string, body: string, style: string): Promise<EngineFinding[]> => {
    const { engines } = await views.of(body, style);
    const answer = engines.find((asked) => asked.engine === AXE && asked.view === view);
    if (answer?.report.gathered !== true) throw new Error(answer?.report.reason ?? "not asked");
    return answer.report.value.findings;
  };

  it("finds text that cannot be read in dark colors alone", async () => {
    const style = `@media(prefers-color-scheme:dark){body{background:#222;color:#eee}.dim{color:#444}}`;
    const found = await findingsIn("dark colors", '<p class="dim">Fresh bread every morning</p>', style);
    expect(found).toMatchObject([{ rule: "color-contrast", view: "dark colors" }]);
  });

  it.each([
    ["dark letters on the dark paper", "#444", 1],
    ["pale letters on the dark paper", "#c9d1d9", 0],
  ])("knows the paper of a page that leaves its colors to the browser: %s", async (_what, color, count) => {
    const style = `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){.dim{color:${color}}}`;
    const found = await findingsIn("dark colors", '<p class="dim">Fresh bread every morning</p>', style);
    expect(found).toHaveLength(count);
  });

  it("finds a nameless button that only phones show", async () => {
    const style = "button{display:none}@media(max-width:600px){button{display:block;width:40px;height:40px}}";
    const found = await findingsIn("phone width", "<button></button>", style);
    expect(found).toMatchObject([{ rule: "button-name", view: "phone width" }]);
  });
});

describe("operating a page in other views", { timeout: LONG }, () => {
  it("sends nothing when its forms are checked", async () => {
    const { facts } = await views.of(
      `<form action="/send"><label>Name <input name="who" required></label><button>Send</button></form>
       <script>document.querySelector("input").addEventListener("invalid", () => fetch("/send"))</script>`,
    );
    expect(facts["a11y-error-untold: forms checked"]).toMatchObject({ gathered: true });
    expect(views.site.asked).not.toContain("/send");
  });

  it("presses what is named to stop without telling a server", async () => {
    const { facts } = await views.of(
      `<p>Price: <b id="price">1</b></p>
       <button onclick="clearInterval(ticking); fetch('/stopped', { method: 'POST' })">Stop prices</button>
       <script>let turn = 0; const ticking = setInterval(() => { price.textContent = 100 + turn++ % 7 }, 400)</script>`,
    );
    expect(facts["moving-content"]).toMatchObject({ gathered: true });
    expect(views.site.asked).not.toContain("/stopped");
  });
});
