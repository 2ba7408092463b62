import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { secFileParameter } from "./sec-file-parameter.ts";

function judge(...hrefs: string[]) {
  const links = hrefs.map((href) => aLink({ href: new URL(href, "https://shop.example/").href }));
  return secFileParameter.evaluate(
    anEvidence({ pages: [aPage({ document: gathered(aDocument({ links })) })] }),
  );
}

describe("sec-file-parameter", () => {
  it("asks about a program that is told to open a file of another website", () => {
    expect(judge("/pdf/viewer.html?file=https://files.partner.example/a.pdf")).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("another website (files.partner.example)") as string }],
    });
    expect(
      judge("/pdf/viewer.html?file=https://shop.example/a.pdf", "/pdf/viewer.html?file=/a.pdf").outcome,
    ).toBe("passed");
  });

  it.each([
    ["/index.php?seite=imprint.html", "seite"],
    ["/?page=inc/contact.php", "page"],
    ["/view.asp?file=../prices", "file"],
    ["/main.cgi?lang=en&template=start.tpl", "template"],
  ])("asks about %s", (href, name) => {
    expect(judge(href)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining(`The parameter “${name}”`) as string }],
    });
  });

  it("tells each program and parameter once", () => {
    const verdict = judge("/?page=a.html", "/?page=b.html", "/?page=c.html");
    expect("findings" in verdict && verdict.findings).toHaveLength(1);
  });

  it("passes words, numbers, downloads, other parameters, and links to other sites", () => {
    const harmless = ["/?page=2", "/?page=imprint", "/get?file=menu-2026.pdf", "/?q=robots.txt", "/a.html"];
    expect(judge(...harmless, "https://other.example/?page=a.php").outcome).toBe("passed");
  });

  it("could not run when no page was measured", () => {
    expect(secFileParameter.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
