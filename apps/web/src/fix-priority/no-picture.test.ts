import { describe, expect, it } from "vitest";

import { noPictureWords } from "./no-picture.ts";

describe("an issue without a screenshot says why", () => {
  it.each([
    [undefined, "kept no place"],
    [{ selector: null }, "not about one element"],
    [{ selector: "html" }, "page as a whole"],
    [{ selector: "head > title" }, "page as a whole"],
    [{ selector: "iframe |> button" }, "embedded document"],
    [{ selector: "#buy" }, "hidden during the scan"],
    [{ selector: "header > a" }, "hidden during the scan"],
  ])("%o: %s", (place, words) => {
    expect(noPictureWords(place)).toContain(words);
  });
});
