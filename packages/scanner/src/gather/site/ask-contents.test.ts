import { expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { askContents } from "#gather/site/ask-contents.ts";
import { createSiteClient } from "#gather/site/site-client.ts";
import { serveLoopback } from "#loopback-site.testing.ts";

it("opens files once each, and keeps what they show and nothing else", async () => {
  const site = await serveLoopback((request, response) => {
    if (request.url === "/a.js.map") response.end('{"sourcesContent":["x"]}');
    else if (request.url === "/gone.sql") response.writeHead(404).end("-- MySQL dump");
    else response.end(`-- MySQL dump\n${"INSERT".repeat(10_000)}`);
  });
  const { origin, host } = site;
  const client = createSiteClient({ policy: createEgressPolicy([host]), userAgent: "PlumblineBot/1.0" });
  const asked = { files: [`${origin}/old.sql`, `${origin}/gone.sql`], maps: [`${origin}/a.js.map`] };
  const found = await askContents(client, asked, () => 0);
  let clock = 0;
  const late = await askContents(client, asked, () => (clock += 20_000));
  await site.close();
  expect(found).toEqual([{ url: `${origin}/old.sql`, isPrivate: "a copy of a database" }]);
  expect(late).toEqual([]);
});
