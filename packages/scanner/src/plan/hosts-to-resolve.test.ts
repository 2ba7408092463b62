import { expect, it } from "vitest";

import { somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { aPage, aPrivacyPass, aRequest } from "#evidence-builders.testing.ts";
import { hostsToResolve } from "#plan/hosts-to-resolve.ts";

const to = (host: string) => aRequest({ url: `https://${host}/x.js` });

it("resolves hosts of the site that pages contact, and neither other sites nor the pages' own hosts", () => {
  const pages = [
    aPage({
      url: "https://www.shop.example/",
      requests: [to("www.shop.example"), to("metrics.shop.example")],
    }),
    aPage({
      url: "https://blog.shop.example/",
      requests: [to("cdn.other.example"), to("metrics.shop.example")],
    }),
  ];
  const passes = somePasses({
    fresh: aPrivacyPass({ requests: [to("late.shop.example"), to("blog.shop.example")] }),
  });
  expect(hostsToResolve("https://www.shop.example/", pages, passes)).toEqual([
    "metrics.shop.example",
    "late.shop.example",
  ]);
});

it("resolves a few where a site has hundreds of hosts", () => {
  const requests = Array.from({ length: 300 }, (_, at) => to(`n${at}.shop.example`));
  expect(hostsToResolve("https://shop.example/", [aPage({ requests })], null)).toHaveLength(20);
});
