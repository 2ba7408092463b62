import { readFileSync } from "node:fs";

import { CHECKS } from "@plumbline/scanner/checks";
import { describe, expect, it } from "vitest";

import { checksReference } from "#checks/checks-reference.ts";

describe("the reference page of the checks", () => {
  const page = checksReference(CHECKS);

  it("is the one in docs/reference; npm run docs:checks writes it again", () => {
    const written = readFileSync(new URL("../../../../docs/reference/checks.md", import.meta.url), "utf8");
    expect(written === page).toBe(true);
  });

  it("tells of every check", () => {
    const headings = new Set([...page.matchAll(/^### (\S+)$/gmu)].map((match) => match[1]));
    expect(headings).toEqual(new Set(CHECKS.map(({ id }) => id)));
  });

  it("does not take names of elements for markup", () => {
    const textOnly = page.replaceAll(/`[^`]*`/gu, "").replaceAll(/<https:[^>]*>/gu, "");
    expect(textOnly.match(/(?<!\\)<[a-z]+/u)).toBeNull();
  });
});
