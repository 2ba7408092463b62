import { expect, it } from "vitest";

import { toInventoryCsv } from "#inventory-csv.ts";

it("writes hosts and cookies one a row, and unknown owners as unknown", () => {
  const page = "https://shop.example/";
  const csv = toInventoryCsv({
    hosts: [
      {
        host: "w.example",
        owner: null,
        kind: "unknown",
        when: "before a choice",
        firstContactedMs: 1240,
        page,
        requests: 2,
      },
    ],
    cookies: [
      {
        name: "_fbp",
        host: "shop.example",
        owner: "Meta Pixel",
        kind: "advertising",
        setBy: "https://connect.facebook.net/fbevents.js",
        when: "after rejecting",
        firstSetMs: 300,
        lifetimeDays: 90,
        page,
      },
    ],
  });
  expect(csv.replace("\uFEFF", "").trim().split("\r\n")).toEqual([
    "type,host,cookie,owner,kind,first_seen,after_seconds,page,requests,lifetime_days,set_by",
    "host,w.example,,,unknown,before a choice,1.2,https://shop.example/,2,,",
    "cookie,shop.example,_fbp,Meta Pixel,advertising,after rejecting,0.3,https://shop.example/,,90,https://connect.facebook.net/fbevents.js",
  ]);
});
