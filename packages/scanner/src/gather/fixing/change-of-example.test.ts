import { expect, it } from "vitest";

import { changeOfExample } from "./change-of-example.ts";

const changes = (before: string, after: string) => changeOfExample(before, { text: after });

it("tells what is set and what is removed", () => {
  expect(changes('<p role="x" id="a" class="b">Rye</p>', '<p id="c" class="b">Rye</p>')).toEqual({
    color: null,
    attributes: { role: null, id: "c" },
  });
});

it.each([
  ["<h1>Rye</h1>", "<h2>Rye</h2>"],
  ["<li>Rye</li>", "<ul><li>Rye</li></ul>"],
  ["<a></a>", "<a>Rye</a>"],
])("is none where more than attributes would change: %s to %s", (before, after) => {
  expect(changes(before, after)).toBeNull();
});

it("is the color of a text where colors are the example", () => {
  const before = { text: "#aaaaaa", background: "#ffffff", ratio: 2.32 };
  const colors = { before, after: { ...before, text: "#767676", ratio: 4.54 } };
  expect(changeOfExample('<p class="a">Rye', { text: "color: #767676;", colors })).toEqual({
    color: "#767676",
    attributes: {},
  });
});
