import { describe, expect, it } from "vitest";

import { adRequest } from "#checks/privacy/reading/passes.testing.ts";
import { anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import { pagesWithGpc } from "#plan/pages-with-gpc.ts";

const START = "https://shop.example/";
const TIKTOK = aRequest({ url: "https://analytics.tiktok.com/i18n/pixel/events.js", type: "script" });
const page = (path: string, ...requests: NetworkRequest[]) => aPage({ url: `${START}${path}`, requests });

describe("pages to visit with Global Privacy Control", () => {
  it("contact ad trackers that neither the start page nor an earlier page does", () => {
    const pages = [
      page("", adRequest()),
      page("about"),
      page("offers", adRequest()),
      page("games", TIKTOK),
      page("more", TIKTOK),
    ];
    expect(pagesWithGpc(START, [adRequest()], pages)).toEqual([`${START}games`]);
    expect(pagesWithGpc(START, [], pages)).toEqual([`${START}offers`, `${START}games`]);
  });

  it("were measured", () => {
    expect(pagesWithGpc(START, [], [{ ...anUnmeasuredPage(), requests: [TIKTOK] }])).toEqual([]);
  });
});
