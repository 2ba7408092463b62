import { afterEach, describe, expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { askCallbacks } from "#gather/site/ask-callbacks.ts";
import { createSiteClient } from "#gather/site/site-client.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";

let site: LoopbackSite | null = null;

afterEach(async () => {
  await site?.close();
  site = null;
});

describe("asking for a callback that is none", () => {
  it("sends it in place of the page's own, and keeps how the answer begins", async () => {
    const asked: string[] = [];
    site = await serveLoopback((request, response) => {
      const { searchParams } = new URL(request.url ?? "", "http://local.example");
      asked.push(searchParams.get("day") ?? "");
      response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(`${searchParams.get("cb")}({"open":true});${" ".repeat(900)}`);
    });
    const { origin, host } = site;
    const client = createSiteClient({ policy: createEgressPolicy([host]), userAgent: "PlumblineBot/1.0" });
    const url = `${origin}/hours?day=1&cb=showHours`;
    const [answer] = await askCallbacks(client, [{ url, parameter: "cb" }]);
    expect(asked).toEqual(["1"]);
    expect(answer).toMatchObject({ url, sent: expect.stringMatching(/^plumbline[0-9a-f]{8}=1;plumbline/) });
    const value = answer?.seen.gathered === true ? answer.seen.value : null;
    expect(value).toMatchObject({ status: 200, type: "text/javascript" });
    expect(value?.start.startsWith(`${answer?.sent}({"open"`)).toBe(true);
    expect(value?.start).toHaveLength(200);
  });

  it("says why an address did not answer", async () => {
    site = await serveLoopback((_request, response) => response.end());
    const { origin, host } = site;
    await site.close();
    site = null;
    const client = createSiteClient({ policy: createEgressPolicy([host]), userAgent: "PlumblineBot/1.0" });
    const answers = await askCallbacks(client, [{ url: `${origin}/a?cb=go`, parameter: "cb" }]);
    expect(answers).toMatchObject([{ seen: { gathered: false } }]);
  });
});
