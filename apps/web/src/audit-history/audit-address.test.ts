import { describe, expect, it } from "vitest";

import { formatAuditQuery, parseAuditQuery } from "./audit-address.ts";

const parse = (query: string) => parseAuditQuery(new URLSearchParams(query));

describe("the place in Audit History", () => {
  it("is read from the address", () => {
    expect(parse("page=3&search=weekly")).toEqual({ page: 3, search: "weekly", details: null });
    expect(parse("")).toEqual({ page: 1, search: "", details: null });
  });

  it.each(["0", "-1", "1.5", "x", "1e99", "999999"])(
    "is the first page when the address says page=%s",
    (page) => {
      expect(parse(`page=${page}`).page).toBe(1);
    },
  );

  it("is written without what is as usual", () => {
    expect(formatAuditQuery({ page: 1, search: "  ", details: null }).toString()).toBe("");
    expect(formatAuditQuery({ page: 2, search: " nov 2026 ", details: null }).toString()).toBe(
      "page=2&search=nov+2026",
    );
  });

  it("names the report whose details are open, so that one can send it to someone", () => {
    const details = "0198f7a2-1111-7000-8000-00000000000a";
    expect(parse(`page=2&details=${details}`)).toEqual({ page: 2, search: "", details });
    expect(formatAuditQuery({ page: 1, search: "", details }).toString()).toBe(`details=${details}`);
    expect(parse("details=../../me").details).toBeNull();
  });
});
