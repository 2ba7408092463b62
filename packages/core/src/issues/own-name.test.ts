import { describe, expect, it } from "vitest";

import { ownFile, ownName } from "#issues/own-name.ts";

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
    '<div class="hero"><style>…</style>…',
  ])("is unknown of %s", (snippet) => {
    expect(ownName(snippet)).toBeNull();
  });

  it("is the address of a file where there is no element", () => {
    expect(ownFile("https://bakery.example/img/oven.jpg?v=2")).toBe("bakery.example/img/oven.jpg?v=2");
    for (const snippet of [null, "Server: nginx/1.0", "<img>", "see https://bakery.example"]) {
      expect(ownFile(snippet)).toBeNull();
    }
    expect(ownFile(`https://bakery.example/${"a".repeat(200)}`)).toHaveLength(120);
  });

  it("survives markup that was cut anywhere, and is never long", () => {
    const markup = `<a class="card" href="/x">${"Fresh bread ".repeat(40)}</a>`;
    for (let length = 0; length < markup.length; length += 1) {
      expect(ownName(markup.slice(0, length))?.length ?? 0).toBeLessThanOrEqual(120);
    }
    expect(ownName(markup)).toMatch(/^Fresh bread .*…$/u);
  });
});
