import { expect, it } from "vitest";

import { deviceWords } from "#sign-in/device-words.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

it.each([
  [CHROME, "Chrome on Windows"],
  [SAFARI, "Safari on iOS"],
  [FIREFOX, "Firefox on Linux"],
  ["", "Unknown device"],
  [null, "Unknown device"],
])("names the browser and the system of %j", (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

it("makes something of anything a client may send", () => {
  expect(deviceWords("<script>".repeat(30))).not.toBe("");
});
