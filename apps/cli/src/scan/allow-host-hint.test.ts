import { describe, expect, it } from "vitest";

import { allowHostHint } from "./allow-host-hint.ts";

describe("a scan that was refused", () => {
  it.each([
    ["http://127.0.0.1:4899/", "127.0.0.1:4899"],
    ["http://localhost/", "localhost:80"],
    ["http://192.168.1.7/shop", "192.168.1.7:80"],
  ])("of %s says what allows it", async (address, host) => {
    const hint = `If the site is yours to test, allow it: add --allow-host ${host}`;
    expect(await allowHostHint(address, [])).toBe(hint);
    expect(await allowHostHint(address, [host])).toBeNull();
  });

  it("says nothing of it where it would not help", async () => {
    expect(await allowHostHint("http://8.8.8.8/", [])).toBeNull();
  });
});
