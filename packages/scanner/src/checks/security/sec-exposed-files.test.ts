import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  aPage,
  aRequest,
  aSite,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { ExposedFileProbe, Gathered } from "#evidence.ts";

import { secExposedFiles } from "./sec-exposed-files.ts";

const judge = (exposedFiles: Gathered<ExposedFileProbe>) =>
  secExposedFiles.evaluate(anEvidence({ site: aSite({ exposedFiles }) }));

describe("sec-exposed-files", () => {
  it("passes a site that hands out none of the files asked for", () => {
    expect(judge(gathered({ asked: ["/.git/HEAD"], confirmed: [] })).outcome).toBe("passed");
  });

  it("fails each file whose content was recognised", () => {
    const confirmed = [{ path: "/.git/HEAD", status: 200, signature: "ref: refs/" }];
    expect(judge(gathered({ asked: ["/.git/HEAD"], confirmed }))).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/.git/HEAD", component: "file:/.git/HEAD" }],
    });
  });

  it("was not run without the opt-in of the site's owner, and says so", () => {
    expect(secExposedFiles.evaluate(anEvidence())).toMatchObject({
      outcome: "not-applicable",
      reason: expect.stringMatching(/^Not run: .* needs the opt-in of the site's verified owner/) as string,
    });
  });

  it("asks a person about a private file that the pages themselves link to and that opens", () => {
    const dump = "https://shop.example/files/customers.sql";
    const links = [dump, "https://shop.example/gone.bak", "https://other.example/dump.sql"].map((href) =>
      aLink({ href }),
    );
    const linkStatuses = [
      { url: dump, status: 200, failure: null, redirects: 0 },
      { url: "https://shop.example/gone.bak", status: 404, failure: null, redirects: 0 },
      { url: "https://other.example/dump.sql", status: 200, failure: null, redirects: 0 },
    ];
    const pages = [aPage({ document: gathered(aDocument({ links })) })];
    const site = aSite({ linkStatuses });
    const finding = { outcome: "review", snippet: dump, page: "https://shop.example/" };
    for (const more of [{}, { exposedFiles: notGathered() }]) {
      const evidence = anEvidence({ pages, site: { ...site, ...more } });
      expect(secExposedFiles.evaluate(evidence)).toMatchObject({ outcome: "review", findings: [finding] });
    }
  });

  it("comes across one that a page loads", () => {
    const requests = [
      aRequest({ url: "https://shop.example/.git/HEAD" }),
      aRequest({ url: "https://shop.example/app.js" }),
    ];
    expect(secExposedFiles.evaluate(anEvidence({ pages: [aPage({ requests })] }))).toMatchObject({
      findings: [{ component: "file:/.git/HEAD" }],
    });
  });

  it("could not run when the files could not be asked for", () => {
    expect(judge(notGathered()).outcome).toBe("could-not-run");
  });
});
