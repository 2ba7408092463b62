import { expect, it } from "vitest";

import { plumblineHere } from "./plumbline.testing.ts";

it.each([["announce"], ["backup"], ["client", "list"]])(
  "the help of %s %s names no default that says nothing",
  async (...command) => {
    const { code, out } = await plumblineHere([...command, "--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(/--json +print JSON\n/u);
    expect(out).not.toMatch(/default: (?:false|"")/u);
  },
);

it("help names the defaults that matter", async () => {
  const { out } = await plumblineHere(["scan", "--help"]);
  expect(out).toContain('(default: "25")');
});
