import { describe, expect, it } from "vitest";

import { askedDownload, withoutDownload } from "./mailed-address.ts";

const ID = "0198f7a2-1111-7000-8000-00000000000a";
const of = (query: string) => askedDownload(new URLSearchParams(query));

describe("the link of an email", () => {
  it("asks for a report's file", () => {
    expect(of(`page=2&download=${ID}`)).toBe(ID);
  });

  it.each(["", "page=2", "download=", "download=../../me", `show=${ID}`])(
    "asks for nothing with '%s'",
    (query) => {
      expect(of(query)).toBeNull();
    },
  );

  it("is done once: the address keeps only where one is in the list", () => {
    expect(withoutDownload(new URLSearchParams(`page=2&download=${ID}`)).toString()).toBe("page=2");
  });
});
