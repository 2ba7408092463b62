import { describe, expect, it } from "vitest";

import { askedOf, withoutAsked } from "./mailed-address.ts";

const ID = "0198f7a2-1111-7000-8000-00000000000a";
const of = (query: string) => askedOf(new URLSearchParams(query));

describe("the link of an email", () => {
  it("asks for a report's file or its details", () => {
    expect(of(`download=${ID}`)).toEqual({ act: "download", id: ID });
    expect(of(`page=2&details=${ID}`)).toEqual({ act: "details", id: ID });
  });

  it.each(["", "page=2", "download=", "download=../../me", `show=${ID}`])(
    "asks for nothing with '%s'",
    (query) => {
      expect(of(query)).toBeNull();
    },
  );

  it("is done once: the address keeps only where one is in the list", () => {
    expect(withoutAsked(new URLSearchParams(`page=2&download=${ID}`)).toString()).toBe("page=2");
  });
});
