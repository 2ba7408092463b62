import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { loadConfig } from "./config.ts";
import { settingsExample, settingsReference } from "./settings-reference.ts";

function read(path: string): string {
  return readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
}

it("is what docs/reference/settings.md says", () => {
  expect(read("docs/reference/settings.md")).toBe(settingsReference());
});

it("is what .env.example says, whose defaults are the ones without it", () => {
  const example = read(".env.example");
  expect(example).toBe(settingsExample());
  const set = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gmu)].map(([, name, value]) => [name, value]);
  expect(set.length).toBeGreaterThan(30);
  expect(loadConfig(Object.fromEntries(set) as Record<string, string>)).toEqual(loadConfig({}));
});
