import { expect, it } from "vitest";

import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";

import { a11yReflow } from "./rule.ts";

const ROW = `<div style="width:700px;display:flex"><div style="flex:0 0 300px">Rye</div>`;

/** What is said of a page. */
async function saidOf(body: string): Promise<string> {
  const probes = (a11yReflow.examines ?? []).flatMap((examination) => examination.probes);
  const page = await visitShown({ "/": aPageWith(body) }, { isKeyPage: true, onlyFor: probes, engines: [] });
  const answers = (a11yReflow.examines ?? []).map((examination) => examination.decide(page));
  return answers
    .flatMap((answer) => (answer !== null && "defects" in answer ? answer.defects : []))
    .map(({ message }) => message)
    .join("\n");
}

it.each([
  ["lines", "<button style='flex:0 0 300px'><b>Classic</b><br>7.49% APR</button>", "“Classic 7.49% APR”"],
  [
    "blocks",
    "<button style='flex:0 0 300px'><div>Klassik</div><div>7 Tage</div></button>",
    "“Klassik 7 Tage”",
  ],
  ["parts of a word", "<button style='flex:0 0 300px'>Bäck<b>erei</b></button>", "“Bäckerei”"],
  [
    "a long text",
    `<p style="flex:0 0 300px">${"Hausgemachtes Sauerteigbrot aus dem Holzofen ".repeat(3)}</p>`,
    "“Hausgemachtes Sauerteigbrot aus dem Holzofen Hausgemachtes…”",
  ],
])(
  "a text that sticks out is quoted as people read it: %s",
  async (_, part, quote) => {
    expect(await saidOf(`${ROW}${part}</div>`)).toContain(quote);
  },
  LONG,
);

it(
  "of a question over the whole window, the button that nobody sees is named",
  async () => {
    const said = await saidOf(
      '<p>Bread</p><div style="position:fixed;inset:0;background:#fff"><p style="margin-top:240px">Are you 18?</p><button>Yes, I am</button></div>',
    );
    expect(said).toContain("“Yes, I am”");
    expect(said).not.toContain("covers");
  },
  LONG,
);
