import { expect, it } from "vitest";

import { whereItLeads } from "./where-it-leads.ts";

const finalUrl = "https://bakery.example/bread?sort=price";

it.each([
  [["https://bakery.example/bread?sort=name"], "loads the page again"],
  [["https://bakery.example/bread#list"], "loads the page again"],
  [["https://bakery.example/cakes?sort=price"], "leads to another page"],
  [["https://bakery.example/bread", "https://shop.example/bread"], "leads to another page"],
])("says of going to %s that it %s", (left, words) => {
  expect(whereItLeads({ left }, { finalUrl })).toBe(words);
});

it("takes it for another page where the page's own address is not known", () => {
  expect(whereItLeads({ left: ["https://bakery.example/bread"] }, {})).toBe("leads to another page");
});
