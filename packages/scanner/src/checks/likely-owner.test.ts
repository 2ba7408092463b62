import { expect, it } from "vitest";

import { likelyOwner } from "./likely-owner.ts";
import { CHECKS } from "./registry.ts";

function ownerOf(id: string) {
  const check = CHECKS.find((known) => known.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}.`);
  return likelyOwner(check);
}

it.each([
  ["a11y-color-contrast", "designer", "colors are a choice of design"],
  ["a11y-image-alt", "editor", "someone who knows the image writes its words"],
  ["a11y-aria-valid-attr", "developer", "markup is code"],
  ["prv-banner-missing", "consent", "a banner is about tags and about law"],
  ["prv-policy-missing", "legal", "a policy is a legal text"],
  ["prv-pii-url", "developer", "what stands in an address is code"],
  ["sec-hsts", "hosting", "the server sends headers"],
  ["sec-mail-dmarc", "domain", "the record is with the domain"],
  ["seo-title-missing", "editor", "titles are content"],
  ["seo-meta-description", "editor", "Lighthouse's audits name their own"],
  ["seo-images-without-size", "developer", "width and height are markup"],
  ["perf-uncompressed-text", "hosting", "the server compresses"],
  ["perf-third-parties-insight", "marketing", "they asked for the tags"],
])("hands %s to %s: %s", (id, owner) => {
  expect(ownerOf(id)).toBe(owner);
});
