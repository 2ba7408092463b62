import { describe, expect, it } from "vitest";

import { organizationLink } from "./organization-link.ts";

const ID = "0198f7a2-1111-7000-8000-00000000000a";

describe("the link to a place in the app", () => {
  it.each([
    ["/", `https://app.example/?organization=${ID}`],
    ["/fix-priority?cause=a.b", `https://app.example/fix-priority?cause=a.b&organization=${ID}`],
    ["/account#export", `https://app.example/account?organization=${ID}#export`],
  ])("names the organization, and keeps what %s says besides", (path, url) => {
    expect(organizationLink({ publicUrl: "https://app.example", organizationId: ID }, path)).toBe(url);
  });
});
