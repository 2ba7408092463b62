import { afterEach, describe, expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { gatherFieldData } from "#gather/field/field-data.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";

let service: LoopbackSite | null = null;

afterEach(async () => {
  await service?.close();
  service = null;
});

interface Asked {
  url: string | undefined;
  method: string | undefined;
  body: unknown;
}

/** A service that answers each question with a status and a body. */
async function serving(answer: (body: string) => [status: number, body: unknown]): Promise<Asked[]> {
  const asked: Asked[] = [];
  service = await serveLoopback((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push({ url: request.url, method: request.method, body: JSON.parse(body) });
      const [status, told] = answer(body);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(told));
    });
  });
  return asked;
}

function gather(pages: string[] = []) {
  const { host = "", origin = "" } = service ?? {};
  return gatherFieldData("https://shop.example/start", pages, {
    access: { key: "the key", service: origin },
    policy: createEgressPolicy([host]),
    userAgent: "PlumblineBot/1.0",
  });
}

const RECORD = {
  record: {
    key: { origin: "https://shop.example" },
    metrics: {
      largest_contentful_paint: { histogram: [], percentiles: { p75: 3100 } },
      cumulative_layout_shift: { histogram: [], percentiles: { p75: "0.05" } },
    },
    collectionPeriod: {
      firstDate: { year: 2026, month: 10, day: 21 },
      lastDate: { year: 2026, month: 11, day: 7 },
    },
  },
};

describe("asking for what visitors' browsers measured", () => {
  it("reads the site's and each page's record; what is visited too little has none", async () => {
    const asked = await serving((body) =>
      body.includes("/rare")
        ? [404, { error: { message: "chrome ux report data not found" } }]
        : [200, RECORD],
    );
    const told = {
      largestContentfulPaintMs: 3100,
      interactionToNextPaintMs: null,
      cumulativeLayoutShift: 0.05,
    };
    expect(await gather(["https://shop.example/rare", "https://shop.example/a"])).toEqual({
      gathered: true,
      value: [
        { of: "site", url: "https://shop.example/", ...told, until: "2026-11-07" },
        { of: "page", url: "https://shop.example/a", ...told, until: "2026-11-07" },
      ],
    });
    expect(asked[0]).toMatchObject({
      url: "/v1/records:queryRecord?key=the+key",
      method: "POST",
      body: { origin: "https://shop.example", formFactor: "PHONE" },
    });
  });

  it.each<[number, unknown, RegExp]>([
    [400, { error: { message: "API key not valid." } }, /API key not valid/],
    [500, "oops", /answered with status 500/],
    [200, { record: {} }, /not in the documented format/],
  ])("says why it could not when the service answers %i %o", async (status, body, reason) => {
    await serving(() => [status, body]);
    expect(await gather()).toEqual({ gathered: false, reason: expect.stringMatching(reason) });
  });

  it("says so when the service cannot be reached, and does not name the key", async () => {
    await serving(() => [200, RECORD]);
    await service?.close();
    const told = await gather();
    service = null;
    expect(told).toEqual({
      gathered: false,
      reason: expect.stringMatching(/could not read .*127\.0\.0\.1/),
    });
    expect(JSON.stringify(told)).not.toContain("the key");
  });
});
