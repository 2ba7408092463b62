import { describe, expect, it } from "vitest";

import { linkedOrganization } from "./linked-organization.ts";

const ID = "0198f7a2-1111-7000-8000-00000000000a";

describe("the organization of a link", () => {
  it.each([
    [`/?organization=${ID}`, ID, "/"],
    [`/audit-history?download=1&organization=${ID}`, ID, "/audit-history?download=1"],
    [`/account?organization=${ID}#export`, ID, "/account#export"],
    ["/fix-priority?organization=../me", null, "/fix-priority"],
    ["/fix-priority?cause=a%20b#top", null, "/fix-priority?cause=a%20b#top"],
  ])("is read out of %s", (path, organizationId, place) => {
    expect(linkedOrganization(path)).toEqual({ organizationId, place });
  });
});
