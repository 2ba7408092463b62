import { describe, expect, it } from "vitest";

import { isOwnPath } from "./own-path.ts";

describe("where a login may lead", () => {
  it.each(["/", "/audit-history", "/audit-history?page=2&search=x"])("%s is on this site", (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
    "%s leads elsewhere",
    (path) => {
      expect(isOwnPath(path)).toBe(false);
    },
  );
});
