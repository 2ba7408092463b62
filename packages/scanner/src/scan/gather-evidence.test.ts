import { expect, it } from "vitest";

import type { PageEvidence } from "#evidence/page.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { serveLoopback } from "#loopback-site.testing.ts";
import { scanSite } from "#scan.ts";
import type { ScanProgress } from "#scan/scan-options.ts";

/** Scans three pages under one banner, one after the other, and tells what came of it on each. */
async function dismissalsOn(onReject: string): Promise<PageEvidence["bannerDismissal"][]> {
  const markup = aPageWith(
    `<a href="/bread">Bread</a> <a href="/cake">Cake</a>
    <div id="notice" style="position:fixed;bottom:0;left:0;right:0;background:#fff">
    We use cookies to analyse traffic and to show you fitting advertising.
    <button>Accept all</button><button onclick="${onReject}">Reject all</button></div>`,
  );
  const site = await serveLoopback((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(markup);
  });
  try {
    const { evidence } = await scanSite({
      startUrl: site.origin,
      areas: ["accessibility"],
      maxPages: 3,
      crawl: true,
      concurrency: 1,
      allowedHosts: [site.host],
    });
    return evidence.pages.map(({ bannerDismissal }) => bannerDismissal);
  } finally {
    await site.close();
  }
}

const cameOf = (outcome: string): unknown =>
  expect.objectContaining({ value: expect.objectContaining({ outcome }) });

it("leaves the banner of the start page as it is and rejects that of the others", async () => {
  const dismissals = await dismissalsOn("document.getElementById('notice').remove()");
  expect(dismissals).toEqual([undefined, cameOf("rejected"), cameOf("rejected")]);
});

it("does not try again on a site whose banner does not go", async () => {
  expect(await dismissalsOn("")).toEqual([undefined, cameOf("stayed"), undefined]);
});

it("visits a small site's other pages at once while the start page is examined, and tells what was found so far", async () => {
  const others = ["/bread", "/cake", "/rolls"];
  const links = others.map((path) => `<a href="${path}">${path}</a>`);
  const startPage = aPageWith(`${links.join(" ")}<button></button>`);
  const allWereAsked = Promise.withResolvers<void>();
  const asked = new Set<string>();
  let loads = 0;
  const site = await serveLoopback(async ({ url = "" }, response) => {
    if (others.includes(url)) asked.add(url);
    if (asked.size === others.length) allWereAsked.resolve();
    // What the start page is loaded for again is to look at it closely: that waits, and so do the others.
    if (others.includes(url) || (url === "/" && ++loads > 1)) await allWereAsked.promise;
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(url === "/" ? startPage : aPageWith("<p>Rye</p>"));
  });
  const told: Pick<ScanProgress, "pagesDone" | "issuesFound">[] = [];
  try {
    const scan = await scanSite({
      startUrl: site.origin,
      areas: ["accessibility"],
      maxPages: 4,
      crawl: true,
      allowedHosts: [site.host],
      onProgress: ({ pagesDone, issuesFound }) => told.push({ pagesDone, issuesFound }),
    });
    const pages = scan.evidence.pages.map(({ finalUrl, notMeasured }) => [finalUrl, notMeasured]);
    expect(pages).toEqual(["/", ...others].map((path) => [`${site.origin}${path}`, null]));
    expect(loads).toBeGreaterThan(1);
    expect(told.some(({ pagesDone, issuesFound }) => pagesDone === 0 && issuesFound > 0)).toBe(true);
  } finally {
    await site.close();
  }
});

it("takes no page of another website for one of its own where an address leads there", async () => {
  const carrier = await serveLoopback((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<title>Carrier</title><p>Parcels");
  });
  const site = await serveLoopback(({ url = "" }, response) => {
    if (url === "/track") response.writeHead(302, { location: `${carrier.origin}/parcel` }).end();
    else
      response.writeHead(200, { "content-type": "text/html" }).end(aPageWith('<a href="/track">Track</a>'));
  });
  try {
    const { evidence, result } = await scanSite({
      startUrl: site.origin,
      areas: ["seo"],
      maxPages: 2,
      crawl: true,
      allowedHosts: [site.host, carrier.host],
    });
    expect(evidence.pages.map(({ notMeasured }) => notMeasured)).toEqual([
      null,
      `This address leads to another website, ${carrier.host}.`,
    ]);
    expect(JSON.stringify(result.findings)).not.toContain(carrier.host);
    expect(result.areas.seo?.reason ?? "").not.toContain("could not measure");
  } finally {
    await Promise.all([site.close(), carrier.close()]);
  }
});

it("tells the pages that a failing server keeps it from as not measured, and scores no area by the start page alone", async () => {
  const links = ["/bread", "/cake", "/rolls", "/private"].map((path) => `<a href="${path}">${path}</a>`);
  let status = 503;
  const site = await serveLoopback(({ url = "" }, response) => {
    if (url === "/robots.txt")
      return response
        .writeHead(status, { "content-type": "text/plain" })
        .end("User-agent: *\nDisallow: /private");
    response.writeHead(url === "/" ? 200 : status, { "content-type": "text/html; charset=utf-8" });
    return response.end(aPageWith(links.join(" ")));
  });
  const scan = () =>
    scanSite({
      startUrl: site.origin,
      areas: ["accessibility"],
      maxPages: 6,
      crawl: true,
      allowedHosts: [site.host],
    });
  try {
    const { result } = await scan();
    const reason = "robots.txt could not be read: the server answered 503.";
    expect(result.pages.map(({ url, state, reason: why = null }) => [url, state, why])).toEqual([
      [`${site.origin}/`, "measured", null],
      ...["/bread", "/cake", "/rolls", "/private"].map((path) => [
        `${site.origin}${path}`,
        "not-measured",
        reason,
      ]),
    ]);
    expect(result.areas.accessibility).toMatchObject({ score: null, state: "not-measured" });

    status = 200;
    const whole = (await scan()).result;
    expect(whole.pages.map(({ url, state }) => [url, state])).toEqual(
      ["/", "/bread", "/cake", "/rolls"].map((path) => [`${site.origin}${path}`, "measured"]),
    );
    expect(whole.areas.accessibility?.state).toBe("measured");
  } finally {
    await site.close();
  }
});
