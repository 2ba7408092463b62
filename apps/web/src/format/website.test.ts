import { describe, expect, it } from "vitest";

import { websiteAddress, websiteName } from "./website.ts";

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

describe("a client's website in words", () => {
  it.each([
    ["https://harbor-coffee.example/", "harbor-coffee.example"],
    ["harbor-coffee.example", "harbor-coffee.example"],
    ["http://127.0.0.1:8080/", "127.0.0.1:8080"],
    ["https://harbor-coffee.example/shop/", "harbor-coffee.example/shop"],
  ])("%s is called %s", (website, name) => {
    expect(websiteName({ website, name: "Harbor Coffee" })).toBe(name);
  });

  it("is the organization's name where there is no site", () => {
    expect(websiteName({ website: null, name: "Harbor Coffee" })).toBe("Harbor Coffee");
  });
});
