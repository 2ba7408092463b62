import { describe, expect, it } from "vitest";

import { calendarWords, pathOf } from "#addresses.ts";

describe("an address in a document", () => {
  it.each([
    ["https://shop.example/caf%C3%A9?q=cr%C3%A8me", "/café?q=crème"],
    ["https://shop.example/prices", "/prices"],
    ["https://shop.example", "/"],
    // Not UTF-8: what cannot be decoded stays as it is.
    ["https://shop.example/caf%E9", "/caf%E9"],
    // For private use: no typeface has it.
    ["https://shop.example/%EE%80%80", "/%EE%80%80"],
    // Decoded, these would mean another address.
    ["https://shop.example/a%2Fb%3Fc", "/a%2Fb%3Fc"],
    ["no address", "no address"],
  ])("%s reads as %s", (url, path) => {
    expect(pathOf(url)).toBe(path);
  });
});

it("tells a calendar day in words, whatever the machine's time zone", () => {
  expect(calendarWords("2026-11-23")).toBe("November 23, 2026");
  expect(calendarWords("2026-01-01")).toBe("January 1, 2026");
});
