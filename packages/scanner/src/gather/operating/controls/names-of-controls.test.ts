import { expect, it } from "vitest";

import { controlsOf, LONG, OperatedPages } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();

it.each([
  ["entries of a list apart", "<span>Rye</span><ul><li>Rye</li><li>Oat</li></ul>", "Rye Rye Oat"],
  ["words of one line together", "<b>R</b>ye", "Rye"],
])(
  "names what has no role by what can be read there, %s",
  async (_, inside, name) => {
    const facts = await pages.operated(
      `<p id="told"></p><div onclick="told.textContent += 'x'">${inside}</div>`,
    );
    expect(controlsOf(facts).map((control) => control.name)).toEqual([name]);
  },
  LONG,
);
