import { expect, it } from "vitest";

import { movedSentence } from "./moved-site.ts";

const at = (...urls: string[]) => urls.map((url) => ({ url }));

it("a site whose address leads to another website is told", () => {
  expect(movedSentence("https://bakery.example/", at("https://parked.example/lander"))).toBe(
    "bakery.example leads to another website, parked.example. That is what we scanned.",
  );
  expect(movedSentence("http://127.0.0.1:5104/", at("http://127.0.0.1:5101/"))).toContain("127.0.0.1:5101");
});

it("hosts without end are cut", () => {
  const long = `https://${"w".repeat(300)}.example/`;
  expect(movedSentence(long, at("https://parked.example/"))?.length).toBeLessThan(150);
});

it.each([
  ["https instead of http", "http://bakery.example/", "https://bakery.example/"],
  ["www. added", "https://bakery.example/", "https://www.bakery.example/start"],
  ["www. taken away", "https://www.bakery.example/", "https://bakery.example/"],
  ["a folder of the same host", "https://bakery.example/", "https://bakery.example/en/"],
])("%s is no other website", (_, site, start) => {
  expect(movedSentence(site, at(start, "https://elsewhere.example/"))).toBeNull();
});

it("nothing is told where no page or no address is known", () => {
  expect(movedSentence("https://bakery.example/", [])).toBeNull();
  expect(movedSentence("bakery", at("https://bakery.example/"))).toBeNull();
});
