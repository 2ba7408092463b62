import { describe, expect, it } from "vitest";

import { ownName } from "#issues/own-name.ts";

describe("an issue's own name", () => {
  it.each([
    ['<button aria-label="Search"><svg></svg></button>', "Search"],
    ["<button>\n  Add to <b>cart</b> </button>", "Add to cart"],
    ['<a href="/menu"><img src="a.png" alt="Our menu"></a>', "Our menu"],
    ['<img src="a.png" alt="" title="Bread on a shelf">', "Bread on a shelf"],
    ['<input type="submit" value="Order now">', "Order now"],
    ['<input type="email" placeholder="Your e-mail">', "Your e-mail"],
    ["<td>Price</td>", "Price"],
    ["<title>Harbor Bakery</title>", "Harbor Bakery"],
    ["<p>Tom &amp; Jerry <script>track()</script></p>", "Tom & Jerry"],
  ])("of %s is %s", (snippet, name) => {
    expect(ownName(snippet)).toBe(name);
  });

  it.each([
    null,
    "",
    '<button class="icon"><svg></svg></button>',
    "Server: nginx/1.0",
    '<input type="text" value="typed">',
  ])("is unknown of %s", (snippet) => {
    expect(ownName(snippet)).toBeNull();
  });

  it("survives markup that was cut anywhere, and is never long", () => {
    const markup = `<a class="card" href="/x">${"Fresh bread ".repeat(40)}</a>`;
    for (let length = 0; length < markup.length; length += 1) {
      expect(ownName(markup.slice(0, length))?.length ?? 0).toBeLessThanOrEqual(120);
    }
    expect(ownName(markup)).toMatch(/^Fresh bread .*…$/u);
  });
});
