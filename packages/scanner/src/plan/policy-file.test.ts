import { expect, it } from "vitest";

import { aDocument, aLink, anAnswer, aPage, gathered } from "#evidence-builders.testing.ts";
import { siteOf } from "#plan/own-site.ts";
import { policyFileOf } from "#plan/policy-file.ts";
import { readRobotsRules } from "#plan/robots-rules.ts";

const ANY = readRobotsRules(gathered(anAnswer({ status: 404 })));
const linking = (...addresses: string[]) =>
  aPage({
    document: gathered(
      aDocument({ links: addresses.map((href) => aLink({ href, text: "Privacy policy" })) }),
    ),
  });
const fileOf = (...addresses: string[]) =>
  policyFileOf(siteOf("https://shop.example/"), [linking(...addresses)], ANY);

it("is the file that all links called privacy policy lead to", () => {
  expect(fileOf("https://shop.example/docs/Privacy.PDF?v=2#page=1")).toBe(
    "https://shop.example/docs/Privacy.PDF?v=2",
  );
});

it("is none where a link leads to a page, to another site, or nowhere", () => {
  expect(fileOf("https://shop.example/privacy.pdf", "https://shop.example/privacy")).toBeNull();
  expect(fileOf("https://files.example/privacy.pdf")).toBeNull();
  expect(fileOf()).toBeNull();
});

it("is none that the site asks us to leave alone", () => {
  const body = "User-agent: *\nDisallow: /docs/";
  const rules = readRobotsRules(gathered(anAnswer({ body })));
  const page = linking("https://shop.example/docs/privacy.pdf");
  expect(policyFileOf(siteOf("https://shop.example/"), [page], rules)).toBeNull();
});
