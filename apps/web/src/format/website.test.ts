import { describe, expect, it } from "vitest";

import { websiteAddress } from "./website.ts";

describe("the address of a client's website", () => {
  it("gets its scheme where it was noted down without", () => {
    expect(websiteAddress("harbour-coffee.example")).toBe("https://harbour-coffee.example/");
    expect(websiteAddress("http://harbour-coffee.example/shop")).toBe("http://harbour-coffee.example/shop");
  });

  it("is no link when it is missing or no web address", () => {
    expect(websiteAddress(null)).toBeNull();
    expect(websiteAddress("")).toBeNull();
    expect(websiteAddress("javascript://alert(1)")).toBeNull();
    expect(websiteAddress("not a host")).toBeNull();
  });
});
