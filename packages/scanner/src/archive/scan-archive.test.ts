import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { openFolderCheckpoint, type FolderCheckpoint } from "#archive/folder-checkpoint.ts";
import { ScanArchive, type ArchiveOptions } from "#archive/scan-archive.ts";
import {
  aDocument,
  aLink,
  anUnmeasuredPage,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { silentLog } from "#scan-log.ts";

let folder: string;
let checkpoint: FolderCheckpoint;
const archives: ScanArchive[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "plumbline-checkpoint-"));
  checkpoint = await openFolderCheckpoint(folder);
});
afterEach(async () => {
  for (const archive of archives.splice(0)) archive.close();
  await rm(folder, { recursive: true });
});

async function open(options: Partial<ArchiveOptions> = {}) {
  const opened = await ScanArchive.open({ checkpoint, asked: "five areas", log: silentLog, ...options });
  archives.push(opened.archive);
  return opened;
}

const script = { url: "https://shop.example/app.js", type: "script" as const, text: "let bread = 1;" };

/** With all a page can have: what is optional is lost most easily. */
function aFullPage(path: string): Required<PageEvidence> {
  const page = aPage({
    url: `https://shop.example${path}`,
    document: gathered(aDocument({ title: path, text: "Bread ".repeat(500) })),
    exceptions: ["TypeError: no bread"],
    libraries: [{ name: "bread", version: "1.0.0" }],
    cookieWrites: [{ raw: "sid=1", via: "header", sourceUrl: "https://shop.example/", atMs: 3 }],
    sources: [script],
  });
  return {
    ...page,
    errorBody: "<h1>No bread</h1>",
    rawMarkup: gathered({
      title: path,
      canonical: null,
      robots: [],
      links: 1,
      words: 500,
      dataPeople: { people: 2, kinds: ["client", "phone"] },
    }),
    deprecations: [{ type: "UnloadHandler", url: "https://shop.example/app.js" }],
    bannerDismissal: gathered({ outcome: "rejected", cmp: "Klaro", clicks: 1 }),
    libraries: [{ name: "jquery", version: "3.7.1" }],
    commentPaths: ["/phpinfo.php"],
    commentHosts: ["10.1.2.3:8080"],
    answerSecrets: [
      { url: "https://shop.example/config.json", secrets: [{ kind: "password", masked: "Ry…" }] },
    ],
    answersShown: [
      {
        url: "https://shop.example/api",
        status: 500,
        kind: "error",
        what: "a Go panic",
        excerpt: "panic: no bread",
      },
    ],
    answerPeople: [{ url: "https://shop.example/reviews.json", people: 2, kinds: ["IP address", "email"] }],
    facts: { "a11y-blink": { gathered: true, shape: 1, value: ["main > b"] } },
    shots: [{ selector: "main > img", key: "4f", webp: "UklGRg==" }],
  };
}

describe("an archived page", () => {
  it("reads as it was, wherever its parts lie", async () => {
    const { archive } = await open();
    const page = aFullPage("/a");
    const kept = await archive.keep(page);
    await archive.keep(aFullPage("/b"));
    expect(kept).toEqual(page);
    expect({ ...kept }).toEqual(page);
    expect(JSON.parse(JSON.stringify(kept))).toEqual(page);
  });

  it("can be replaced by one that knows more, and is fetched no more when the archive is closed", async () => {
    const { archive } = await open();
    const kept = await archive.keep(aFullPage("/a"));
    const known = await archive.replace(kept, {
      ...kept,
      isKeyPage: true,
      lighthouse: notGathered("it hung"),
    });
    expect(known).toMatchObject({
      isKeyPage: true,
      lighthouse: { reason: "it hung" },
      exceptions: kept.exceptions,
    });
    archive.close();
    expect(known.url).toBe("https://shop.example/a");
    expect(() => known.exceptions).toThrow("closed");
  });
});

describe("what stays in memory of a page", () => {
  it("is nothing that grows with its content", async () => {
    const { archive } = await open();
    const kept = await archive.keep(aFullPage("/a"));
    const held = (whole: object): string[] =>
      Object.entries(Object.getOwnPropertyDescriptors(whole)).flatMap(([name, property]) =>
        "value" in property ? [name] : [],
      );
    const document = kept.document.gathered ? kept.document.value : {};
    const growing = new Set([
      "requests",
      "engines",
      "sources",
      "shots",
      "text",
      "headings",
      "links",
      "forms",
    ]);
    expect([...held(kept), ...held(document)].filter((name) => growing.has(name))).toEqual([]);
  });

  it("is once what pages have in common", async () => {
    const { archive } = await open();
    const metas = [{ name: "author", property: "", httpEquiv: "", content: "Harbour Bakery", inHead: true }];
    const links = [aLink({ text: "Prices" })];
    const [one, other] = await Promise.all(
      ["/a", "/b"].map(async (path) => {
        const page = await archive.keep({
          ...aFullPage(path),
          document: gathered(aDocument({ metas, links })),
        });
        const { value } = page.document.gathered ? page.document : { value: aDocument() };
        return { meta: value.metas[0], link: value.links[0] };
      }),
    );
    expect(one?.meta).toBe(other?.meta);
    expect(one?.link).toBe(other?.link);
    expect(one).toEqual({ meta: metas[0], link: links[0] });
  });
});

describe("a later attempt", () => {
  it("takes up the pages of an interrupted one, in their order and once each, with their scripts", async () => {
    const first = await open();
    const home = await first.archive.keep(aFullPage("/"));
    await first.archive.keep(aFullPage("/a"));
    await first.archive.replace(home, { ...home, isKeyPage: true });
    const { taken } = await open();
    expect(taken).toEqual([{ ...aFullPage("/"), isKeyPage: true }, aFullPage("/a")]);
    expect(taken[1]?.sources).toEqual([script]);
  });

  it("remembers what was gathered beside the pages, and asks again for what could not be", async () => {
    const first = await open();
    await first.archive.once("privacy", async () => gathered({ requests: 3 }));
    await first.archive.once("facts", async () => notGathered("no answer"));
    const { archive } = await open();
    expect(await archive.once("privacy", async () => notGathered("asked again"))).toEqual(
      gathered({ requests: 3 }),
    );
    expect(await archive.once("facts", async () => gathered("asked again"))).toEqual(gathered("asked again"));
  });

  it("sees nothing of a scan that was asked for something else", async () => {
    await (await open()).archive.keep(aFullPage("/"));
    expect((await open({ asked: "one area" })).taken).toEqual([]);
  });

  it("visits again what a stop cut short, what was torn, and nothing else", async () => {
    const stop = new AbortController();
    const first = await open({ signal: stop.signal });
    await first.archive.keep(anUnmeasuredPage("it timed out"));
    stop.abort();
    await first.archive.keep({ ...anUnmeasuredPage("stopped"), url: "https://shop.example/b" });
    const [record] = await readdir(folder);
    expect((await open()).taken.map(({ notMeasured }) => notMeasured)).toEqual(["it timed out"]);
    await writeFile(path.join(folder, record ?? ""), "torn");
    expect((await open()).taken).toEqual([]);
  });

  it("finds nothing once the scan is done; other files of the folder stay", async () => {
    await writeFile(path.join(folder, "notes.zst"), "mine");
    await (await open()).archive.keep(aFullPage("/"));
    await checkpoint.clear();
    expect(await readdir(folder)).toEqual(["notes.zst"]);
  });

  it("costs nothing but itself when the checkpoint fails: it is told once", async () => {
    const logged: string[] = [];
    const failing = { ...checkpoint, write: () => Promise.reject(new Error("The disk is full.")) };
    const { archive } = await open({ checkpoint: failing, log: (_level, message) => logged.push(message) });
    const page = await archive.keep(aFullPage("/"));
    await archive.keep(aFullPage("/a"));
    expect(page.exceptions).toEqual(["TypeError: no bread"]);
    expect(logged).toEqual(["The scan's checkpoint fails; it would start over"]);
  });
});
