import { describe, expect, it } from "vitest";

import type { PageEvidence } from "#evidence/page.ts";
import { answering, aPageWith, type Route } from "#gather/page/site-server.testing.ts";
import { browser, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

stageSite();

/** Visits a page whose script asks for these paths. */
async function asking(answers: Record<string, Route>, markup = ""): Promise<PageEvidence> {
  const paths = JSON.stringify(Object.keys(answers));
  Object.assign(site.routes, answers, {
    "/": aPageWith(`<script>for (const path of ${paths}) fetch(path)</script>${markup}`),
  });
  const context = await browser.puppeteer.createBrowserContext();
  const url = `${site.origin}/`;
  const page = await visitPage(context, {
    url,
    isKeyPage: false,
    accessibility: false,
    limits: { readMs: 30_000 },
  });
  await context.close();
  return page;
}

describe("secrets in what a page's scripts ask for", () => {
  it("are kept shortened, and nothing else of the answers", async () => {
    const settings = JSON.stringify({ lang: "es", smtp: { password: "Rye-2022!loaf" } });
    const page = await asking({
      "/config.json": answering(200, "text/html", settings),
      "/bread.json": answering(200, "text/html", '{"rye":3}'),
    });
    expect(page.answerSecrets).toEqual([
      { url: `${site.origin}/config.json`, secrets: [{ kind: "password", masked: "Ry…" }] },
    ]);
  });

  it("are kept beside the number of people whose records there are, and nothing of those", async () => {
    const person = (author: string, ip: string) => ({ author, ip, text: "Good bread" });
    const reviews = [person("Ann K.", "82.64.12.9"), person("Bo L.", "90.3.77.120")];
    const page = await asking({
      "/reviews.json": answering(200, "application/json", JSON.stringify(reviews)),
      "/bread.json": answering(200, "application/json", '[{"name":"Rye"},{"name":"Spelt"}]'),
    });
    expect(page.answerPeople).toEqual([
      { url: `${site.origin}/reviews.json`, people: 2, kinds: ["IP address", "person"] },
    ]);
    expect(JSON.stringify(page)).not.toContain("82.64.12.9");
  });

  it("are not all that is kept: a comment's private files and hosts are, too", async () => {
    const page = await asking(
      { "/bread.json": answering(200, "application/json", "{}") },
      "<!-- see /phpinfo.php on http://10.4.0.2/ -->",
    );
    expect(page.commentPaths).toEqual(["/phpinfo.php"]);
    expect(page.commentHosts).toEqual(["10.4.0.2"]);
    expect(page.rawMarkup).toMatchObject({ gathered: true, value: { commentSecrets: [] } });
  });

  it("are not looked for in other kinds of answers, nor in errors", async () => {
    const secret = '{"password":"Rye-2022!loaf"}';
    const page = await asking({
      "/notes.txt": answering(200, "text/plain", "password: Rye-2022!loaf"),
      "/gone.json": answering(404, "application/json", secret),
      "/oven": answering(500, "text/plain", "Error: cold\n    at heat (/srv/oven.js:4:2)"),
    });
    expect(page.notMeasured).toBeNull();
    expect(page.answerSecrets).toBeUndefined();
    expect(page.answersShown).toEqual([
      expect.objectContaining({ url: `${site.origin}/oven`, status: 500, kind: "error" }),
    ]);
  });
});
