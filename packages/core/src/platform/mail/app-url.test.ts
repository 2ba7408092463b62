import { describe, expect, it } from "vitest";

import { appUrl } from "./app-url.ts";

const ID = "0198f7a2-1111-7000-8000-00000000000a";
const of = (path: string) =>
  appUrl(
    { server: { publicUrl: "https://app.example" } as Parameters<typeof appUrl>[0]["server"] },
    ID,
    path,
  );

describe("the link of a mail", () => {
  it.each([
    ["/", `https://app.example/?organization=${ID}`],
    ["/fix-priority?cause=a.b", `https://app.example/fix-priority?cause=a.b&organization=${ID}`],
    ["/account#export", `https://app.example/account?organization=${ID}#export`],
  ])("names the organization, and keeps what %s says besides", (path, url) => {
    expect(of(path)).toBe(url);
  });
});
