import { expect, it } from "vitest";

import { startSentence } from "./start-page.ts";

const at = (...urls: string[]) => urls.map((url) => ({ url }));

it("a site whose address leads to another website is told", () => {
  expect(startSentence("https://bakery.example/", at("https://parked.example/lander"))).toBe(
    "bakery.example leads to another website, parked.example. That is what we scanned.",
  );
  expect(startSentence("http://127.0.0.1:5104/", at("http://127.0.0.1:5101/"))).toContain("127.0.0.1:5101");
});

it("hosts without end are cut", () => {
  const long = `https://${"w".repeat(300)}.example/`;
  expect(startSentence(long, at("https://parked.example/"))?.length).toBeLessThan(150);
});

it.each([
  ["https instead of http", "http://bakery.example/", "https://bakery.example/"],
  ["www. added", "https://bakery.example/", "https://www.bakery.example/start"],
  ["www. taken away", "https://www.bakery.example/", "https://bakery.example/"],
  ["a folder of the same host", "https://bakery.example/", "https://bakery.example/en/"],
])("%s is no other website", (_, site, start) => {
  expect(startSentence(site, at(start, "https://elsewhere.example/"))).toBeNull();
});

it("nothing is told where no page or no address is known", () => {
  expect(startSentence("https://bakery.example/", [])).toBeNull();
  expect(startSentence("bakery", at("https://bakery.example/"))).toBeNull();
});

const ASKS =
  "The first page of bakery.example asks visitors to sign in. We never sign in, so nothing behind it was measured.";

it.each([
  ["its address", { url: "https://bakery.example/login?next=%2F" }],
  ["its address in a folder, with an ending", { url: "https://www.bakery.example/users/sign_in.php" }],
  ["its title", { url: "https://bakery.example/", title: "Bakery Intranet | Sign in" }],
  ["its title in another language", { url: "https://bakery.example/start", title: "Anmelden – Bäckerei" }],
])("a site that asks to sign in first is told by %s", (_, start) => {
  expect(startSentence("https://bakery.example/", [start])).toBe(ASKS);
});

it.each([
  ["that writes about logins", { url: "https://bakery.example/blog", title: "Login security for banks" }],
  ["whose address only has the word in it", { url: "https://bakery.example/login-screens" }],
  ["under a folder for members", { url: "https://bakery.example/login/help", title: "Help" }],
  ["without a title", { url: "https://bakery.example/", title: null }],
])("a first page %s asks for nothing", (_, start) => {
  expect(startSentence("https://bakery.example/", [start])).toBeNull();
});

it("hosts are named as people read them", () => {
  const site = "https://xn--mnchen-3ya.de/";
  expect(startSentence(site, at("https://parked.example/"))).toContain("münchen.de leads");
});
