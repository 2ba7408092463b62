import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { FolderAnswer } from "#evidence/site.ts";

import { readFolderPage } from "./reading/folder-page.ts";
import { secDirlist } from "./sec-dirlist.ts";

function judge(document: Partial<DocumentSnapshot>, status = 200) {
  const page = aPage({
    url: "https://shop.example/uploads/",
    status,
    document: gathered(aDocument(document)),
  });
  return secDirlist.evaluate(anEvidence({ pages: [page] }));
}

const up = aLink({ href: "https://shop.example/", rawHref: "../", text: "../" });

describe("sec-dirlist", () => {
  it("passes ordinary pages, also one that is called an index", () => {
    expect(judge({}).outcome).toBe("passed");
    expect(judge({ title: "Index of artists", links: [aLink()] }).outcome).toBe("passed");
    const about = "How Python makes a Directory listing for /old/";
    expect(judge({ title: "Directory listing for /old/", text: about, links: [aLink()] }).outcome).toBe(
      "passed",
    );
  });

  it("fails listings of nginx, Apache and IIS", () => {
    expect(judge({ title: "Index of /uploads/", links: [up] })).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/uploads/", component: "listing:/uploads/" }],
    });
    const python = "Directory listing for /old/";
    expect(judge({ title: python, text: `${python} a.bak b.xls`, links: [aLink()] }).outcome).toBe("failed");
    expect(judge({ title: "Index of /uploads", text: "Name Last modified Size Description" }).outcome).toBe(
      "failed",
    );
    expect(judge({ title: "shop.example - /uploads/", text: "[To Parent Directory] 1/2/2026" }).outcome).toBe(
      "failed",
    );
  });

  it("passes a listing that the server refuses", () => {
    expect(judge({ title: "Index of /uploads/", links: [up] }, 403).outcome).toBe("passed");
  });

  const folder = (path: string, html: string, status = 200): FolderAnswer => ({
    url: `https://shop.example${path}`,
    seen: gathered({ status, ...readFolderPage(html) }),
  });
  const judgeFolders = (...folders: FolderAnswer[]) =>
    secDirlist.evaluate(anEvidence({ site: aSite({ folders }) }));
  const apache = `<title>Index of /assets/js</title><h1>Index of /assets/js</h1><table><tr><th>Name</th>
    <th>Last modified</th><th>Size</th></tr><tr><td><a href="/assets/">Parent Directory</a></td></tr>
    <tr><td><a href="app.js">app.js</a></td></tr></table>`;
  const nginx = `<html><head><title>Index of /assets/</title></head><body><h1>Index of /assets/</h1><hr><pre>
    <a href="../">../</a><a href="js/">js/</a></pre></body></html>`;

  it("fails for a folder above a loaded file, and once for folders inside it", () => {
    expect(judgeFolders(folder("/assets/js/", apache))).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/assets/js/", component: "listing:/assets/js/" }],
    });
    const both = judgeFolders(folder("/assets/js/", apache), folder("/assets/", nginx));
    expect("findings" in both ? both.findings.map(({ page }) => page) : []).toEqual([
      "https://shop.example/assets/",
    ]);
  });

  it("passes folders that are refused, lead to a page of the site, or are a gallery called an index", () => {
    const gallery = `<title>Index of artists</title><h1>Artists</h1><a href="/a">Ada</a>`;
    const home = `<title>Harbour Bakery</title><h1>Bread</h1><a href="/">Home</a>`;
    expect(
      judgeFolders(folder("/js/", apache, 403), folder("/artists/", gallery), folder("/x/", home)).outcome,
    ).toBe("passed");
  });

  it("fails a cloud store that names its files", () => {
    const linkedContents = [{ url: "https://shop.example/files/", bucket: 2 }];
    const evidence = anEvidence({ pages: [aPage()], site: aSite({ linkedContents }) });
    expect(secDirlist.evaluate(evidence)).toMatchObject({
      findings: [{ message: "This address lists at least 2 files of a cloud store." }],
    });
  });

  it("could not run when no folder answered", () => {
    const silent = { url: "https://shop.example/js/", seen: notGathered("no answer in time") };
    expect(judgeFolders(silent)).toEqual({ outcome: "could-not-run", reason: "no answer in time" });
    expect(judgeFolders(silent, folder("/css/", apache)).outcome).toBe("failed");
  });

  it("could not run when no page was measured", () => {
    expect(secDirlist.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
