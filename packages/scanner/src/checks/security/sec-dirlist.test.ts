import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

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
  });

  it("fails listings of nginx, Apache and IIS", () => {
    expect(judge({ title: "Index of /uploads/", links: [up] })).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/uploads/", component: "listing:/uploads/" }],
    });
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

  it("could not run when no page was measured", () => {
    expect(secDirlist.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
