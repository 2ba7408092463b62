import type { Finding } from "@plumbline/contract/scan-result";
import { expect, it } from "vitest";

import { nameScreenshots } from "#judge/name-screenshots.ts";

const finding: Finding = {
  check: "a11y-image-alt",
  area: "accessibility",
  severity: "high",
  outcome: "fail",
  wcag: ["1.1.1"],
  actRules: [],
  page: "https://shop.example/",
  selector: "main > img",
  snippet: "<img>",
  message: "no alternative text",
  sources: ["axe-core 4.14.1"],
  component: "main>img",
};
const shots = [
  { selector: "main > img", key: "one", webp: "" },
  { selector: "footer > img", key: "two", webp: "" },
];
const pages = [{ finalUrl: "https://shop.example/", shots }, { finalUrl: "https://shop.example/b" }];

it("names the picture at the first place of a fix unit that has one, and at no other", () => {
  const unseen = { ...finding, page: "https://shop.example/b" };
  const again = { ...finding, selector: "footer > img" };
  expect(nameScreenshots([unseen, finding, again], pages)).toEqual([
    unseen,
    { ...finding, screenshot: "one" },
    again,
  ]);
});

it("lets two defects of one element share its picture", () => {
  const other = { ...finding, check: "a11y-link-name" };
  const named = nameScreenshots([finding, other], pages);
  expect(named.map(({ screenshot }) => screenshot)).toEqual(["one", "one"]);
});

it("leaves findings without an element or a picture as they are", () => {
  const header = { ...finding, selector: null };
  expect(nameScreenshots([header, { ...finding, selector: "nav" }], pages)).toEqual([
    header,
    { ...finding, selector: "nav" },
  ]);
});
