import { describe, expect, it } from "vitest";

import { Frontier } from "#plan/frontier.ts";

const everything = (): boolean => true;

function takeAll(frontier: Frontier): string[] {
  const taken: string[] = [];
  for (let url = frontier.next(); url !== null; url = frontier.next()) taken.push(url);
  return taken;
}

describe("the frontier", () => {
  it("gives each page once, by whatever address it was found", () => {
    const frontier = new Frontier(10, everything);
    frontier.add([
      "https://a.example/",
      "https://a.example/index.html",
      "https://www.a.example/#x",
      "https://a.example/b/",
    ]);
    expect(takeAll(frontier)).toEqual(["https://a.example/", "https://a.example/b/"]);
    frontier.add(["https://a.example/b"]);
    expect(frontier.next()).toBeNull();
  });

  it("takes wanted pages before all others, also when they were found before", () => {
    const frontier = new Frontier(2, everything);
    frontier.add(["https://a.example/a", "https://a.example/a", "https://a.example/legal/privacy"]);
    frontier.add(["https://a.example/legal/privacy"], { wanted: true });
    expect(takeAll(frontier)).toEqual(["https://a.example/legal/privacy", "https://a.example/a"]);
  });

  it("takes what an earlier scan knew after all that is found, and tells it apart until it is found too", () => {
    const frontier = new Frontier(4, everything);
    frontier.remember(["https://a.example/old", "https://a.example/a", "https://a.example/older"]);
    frontier.add(["https://a.example/a", "https://a.example/b"]);
    const [old, older] = ["https://a.example/old", "https://a.example/older"] as const;
    expect(takeAll(frontier)).toEqual(["https://a.example/a", "https://a.example/b", old, older]);
    frontier.add([old]);
    expect([frontier.isFound(old), frontier.isFound(older)]).toEqual([true, false]);
  });

  it("stops at its budget and tells what was left, the most linked first", () => {
    const frontier = new Frontier(1, everything);
    frontier.add([
      "https://a.example/a",
      "https://a.example/b",
      "https://a.example/c",
      "https://a.example/c",
    ]);
    expect(frontier.planned).toBe(1);
    expect(takeAll(frontier)).toEqual(["https://a.example/c"]);
    expect(frontier.rest()).toEqual(["https://a.example/a", "https://a.example/b"]);
  });

  it("lets sections take turns", () => {
    const frontier = new Frontier(6, everything);
    frontier.add(Array.from({ length: 100 }, (_, index) => `https://a.example/blog/${index}`));
    frontier.add(["https://a.example/shop/1", "https://a.example/about", "https://a.example/help/1"]);
    expect(takeAll(frontier).filter((url) => url.includes("/blog/"))).toHaveLength(3);
  });

  it("leaves out files, what robots.txt or the host forbid, and links that do something", () => {
    const frontier = new Frontier(10, (url) => !url.includes("forbidden"));
    frontier.add([
      "https://a.example/price.pdf",
      "https://a.example/forbidden",
      "https://a.example/logout",
      "https://a.example/shop?add-to-cart=7",
      "https://a.example/blog-outlook",
      "mailto:a@a.example",
    ]);
    expect(takeAll(frontier)).toEqual(["https://a.example/blog-outlook"]);
  });

  it("takes pages that tell how to ask for something, and leaves out those that do it", () => {
    const frontier = new Frontier(10, everything);
    const telling = ["unsubscribe", "delete-my-data", "legal/remove-your-information/"].map(
      (path) => `https://a.example/${path}`,
    );
    frontier.add([
      ...telling,
      "https://a.example/unsubscribe?u=81",
      "https://a.example/unsubscribe/81f3",
      "https://a.example/users/7/delete-my-data",
      "https://a.example/logout/delete",
      "https://a.example/delete-account",
    ]);
    expect(takeAll(frontier).toSorted()).toEqual(telling.toSorted());
  });

  it("does not visit where another visit has already ended", () => {
    const frontier = new Frontier(10, everything);
    frontier.add(["https://a.example/new"]);
    frontier.markVisited("https://a.example/new/");
    expect(frontier.next()).toBeNull();
  });
});
