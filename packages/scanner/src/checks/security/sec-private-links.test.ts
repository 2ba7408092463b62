import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anAnswer,
  anUnmeasuredPage,
  aPage,
  aRequest,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";

import { secPrivateLinks } from "./sec-private-links.ts";

describe("sec-private-links", () => {
  it("passes a site whose pages lead to no such file", () => {
    expect(secPrivateLinks.evaluate(anEvidence()).outcome).toBe("passed");
  });

  it("asks a person about a private file that the pages link to and that opens", () => {
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
    expect(secPrivateLinks.evaluate(anEvidence({ pages, site: aSite({ linkStatuses }) }))).toMatchObject({
      outcome: "review",
      findings: [{ outcome: "review", snippet: dump, page: "https://shop.example/" }],
    });
  });

  it.each([
    ["/.git/config", "failed"],
    ["/.env", "failed"],
    ["/backup/db-2026-01-01.sql.gz", "failed"],
    ["/wp-config.php.bak", "failed"],
    ["/.env.example", "review"],
    ["/course/schema.sql", "review"],
    ["/files/backup.zip", "review"],
    ["/backup/shop_2021.zip", "review"],
    ["/actuator/health", "review"],
    ["/files/klienci_2023.xlsx", "review"],
  ])("fails for what no site means for visitors, and asks about the rest: %s", (path, outcome) => {
    const judgeWhere = (status: number) => {
      const url = `https://shop.example${path}`;
      const linkStatuses = [{ url, status: 200, failure: null, redirects: 0 }];
      const pages = [aPage({ document: gathered(aDocument({ links: [aLink({ href: url })] })) })];
      const notFoundProbe = gathered(anAnswer({ status }));
      const site = aSite({ linkStatuses, notFoundProbe });
      return secPrivateLinks.evaluate(anEvidence({ pages, site })).outcome;
    };
    expect(judgeWhere(404)).toBe(outcome);
    // A server that shows something under any address may not have the file.
    expect(judgeWhere(200)).toBe("review");
  });

  it.each([
    ["/documenti/soci-2025.csv", "review"],
    ["/studenti_2026.xlsx", "review"],
    ["/sicherung/alles.tar.gz", "review"],
    ["/notes.txt~", "review"],
    ["/kopien/plan.zip", "passed"],
    ["/uploads/enrollment-fall-2026.csv", "review"],
    ["/files/Kunden.xlsx", "review"],
    ["/files/students-2026.csv", "review"],
    ["/daten/sch%C3%BCler.ods", "passed"],
    ["/daten/schueler_5a.ods", "review"],
    ["/files/guestbook.csv", "passed"],
    ["/files/applicants.pdf", "passed"],
    ["/prices/rye-2026.csv", "passed"],
    ["/members.html", "passed"],
    ["/staffordshire.csv", "passed"],
  ])("asks about tables that are called after people: %s", (path, outcome) => {
    const url = `https://shop.example${path}`;
    const linkStatuses = [{ url, status: 200, failure: null, redirects: 0 }];
    const pages = [aPage({ document: gathered(aDocument({ links: [aLink({ href: url })] })) })];
    expect(secPrivateLinks.evaluate(anEvidence({ pages, site: aSite({ linkStatuses }) })).outcome).toBe(
      outcome,
    );
  });

  it("asks about one that the scan itself opened as a page", () => {
    const dump = "https://shop.example/backup/site.sql";
    const pages = [
      aPage({ document: gathered(aDocument({ links: [aLink({ href: dump })] })) }),
      { ...anUnmeasuredPage("The address leads to a file."), url: dump, status: 200 },
    ];
    expect(secPrivateLinks.evaluate(anEvidence({ pages })).outcome).toBe("review");
  });

  it("fails one whose content settles it", () => {
    const url = "https://shop.example/settings.php.bak";
    const pages = [aPage({ document: gathered(aDocument({ links: [aLink({ href: url })] })) })];
    const linkStatuses = [{ url, status: 200, failure: null, redirects: 0 }];
    const linkedContents = [{ url, isPrivate: "a password or key" }];
    const site = aSite({ linkStatuses, linkedContents });
    expect(secPrivateLinks.evaluate(anEvidence({ pages, site }))).toMatchObject({ outcome: "failed" });
  });

  it("comes across one that a page loads", () => {
    const requests = [
      aRequest({ url: "https://shop.example/.git/HEAD" }),
      aRequest({ url: "https://shop.example/app.js" }),
    ];
    expect(secPrivateLinks.evaluate(anEvidence({ pages: [aPage({ requests })] }))).toMatchObject({
      findings: [{ component: "file:/.git/HEAD" }],
    });
  });

  describe("folders that robots.txt names", () => {
    const judge = (body: string) => {
      const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", status: 200, body }));
      return secPrivateLinks.evaluate(anEvidence({ site: aSite({ robotsTxt }) }));
    };

    it.each([
      "/uploads/",
      "/backup/",
      "/shop/db-dumps/",
      "/db/",
      "/site/database/",
      "/kundendaten/",
      "/docs/invoices/",
    ])("are a question where they are called after what is private: %s", (path) => {
      expect(judge(`User-agent: *\nDisallow: ${path}\nAllow: ${path}2023/`)).toMatchObject({
        outcome: "review",
        findings: [
          {
            message: expect.stringContaining(`names the folder ${path}`) as string,
            snippet: `Disallow: ${path}`,
          },
        ],
      });
    });

    it.each([
      "/wp-admin/",
      "/assets/",
      "/cart",
      "/uploads-guide",
      "/dbt/",
      "/courses/sql",
      "/how-to-backup/",
      "/*?sort=",
      "/exporters/",
    ])("are none where they are not: %s", (path) => {
      expect(judge(`User-agent: *\nDisallow: ${path}`).outcome).toBe("passed");
    });
  });

  describe("tools for those who run the site", () => {
    const judgeRobots = (path: string) => {
      const body = `User-agent: *\nDisallow: ${path}`;
      const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", status: 200, body }));
      return secPrivateLinks.evaluate(anEvidence({ site: aSite({ robotsTxt }) }));
    };
    const linking = (path: string, text = "Sign in") => {
      const url = `https://shop.example${path}`;
      const links = [aLink({ href: url })];
      const pages = [
        aPage({ document: gathered(aDocument({ links })) }),
        aPage({ url, document: gathered(aDocument({ text, links })) }),
      ];
      return secPrivateLinks.evaluate(anEvidence({ pages })).outcome;
    };

    it.each([
      "/info.php",
      "/intern/phpinfo.php",
      "/test.php",
      "/adminer-4.8.1.php",
      "/phpMyAdmin/",
      "/server-status",
      "/elmah.axd",
      "/actuator/env",
      "/_profiler/",
      "/wp-content/debug.log",
      "/.DS_Store",
    ])("are a question where robots.txt names them: %s", (path) => {
      expect(judgeRobots(path)).toMatchObject({
        outcome: "review",
        findings: [
          {
            message: `robots.txt names ${path}, which has the name of a tool for those who run a site, and everyone can read that. We obeyed it and didn't ask for the page. Can anyone open it?`,
          },
        ],
      });
    });

    it.each([
      "/info/",
      "/information.php",
      "/web.config",
      "/composer.json",
      "/package.json",
      "/wp-login.php",
      "/status",
      "/contest.php",
      "/administrator/",
      "/install.php",
      "/test/results.php",
    ])("are none where robots.txt names %s", (path) => {
      expect(judgeRobots(path).outcome).toBe("passed");
    });

    it.each(["/phpmyadmin/", "/tools/adminer.php", "/composer.lock", "/server-info"])(
      "are a question where a page links to them and they open: %s",
      (path) => {
        expect(linking(path)).toBe("review");
      },
    );

    it.each([
      ["/phpmyadmin/", "phpMyAdmin 4.8.1", 1, "failed"],
      ["/adminer.php", "Login - Adminer", 1, "failed"],
      ["/phpmyadmin/", "phpMyAdmin 4.8.1", 0, "review"],
      ["/phpmyadmin/", "Sign in", 1, "review"],
    ])(
      "fail where %s calls itself %s and has %i password fields: %s",
      (path, title, passwordFields, outcome) => {
        const url = `https://shop.example${path}`;
        const home = aPage({ document: gathered(aDocument({ links: [aLink({ href: url })] })) });
        const tool = aPage({ url, document: gathered(aDocument({ title, passwordFields })) });
        expect(secPrivateLinks.evaluate(anEvidence({ pages: [home, tool] })).outcome).toBe(outcome);
      },
    );

    it.each(["/info.php", "/test.php", "/adminer-guide", "/console/", "/check.php"])(
      "are none where a page links to %s, which may be for visitors",
      (path) => {
        expect(linking(path)).toBe("passed");
      },
    );

    it("are left to the check of what pages show of the server where they show it", () => {
      expect(linking("/phpinfo.php", "PHP Version 7.4.3 System Linux web01")).toBe("passed");
    });
  });

  it("asks about those that the sitemap names and nobody opened", () => {
    const urls = ["https://shop.example/old/shop.sql", "https://shop.example/bread"];
    const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls, error: null }]);
    const statusOf = (status: number) => [{ url: urls[0] ?? "", status, failure: null, redirects: 0 }];
    expect(secPrivateLinks.evaluate(anEvidence({ site: aSite({ sitemaps }) }))).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("The sitemap names /old/shop.sql") as string }],
    });
    const gone = anEvidence({ site: aSite({ sitemaps, linkStatuses: statusOf(404) }) });
    expect(secPrivateLinks.evaluate(gone).outcome).toBe("passed");
  });

  it("asks about those that robots.txt names, without asking for them", () => {
    const body =
      "User-agent: *\nDisallow: /backup/shop-2026-11-03.sql\nDisallow: /old/*.bak$\nDisallow: /search\nAllow: /notes.sql";
    const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", status: 200, body }));
    expect(secPrivateLinks.evaluate(anEvidence({ site: aSite({ robotsTxt }) }))).toMatchObject({
      outcome: "review",
      findings: [{ snippet: "/backup/shop-2026-11-03.sql" }],
    });
    const missing = gathered(anAnswer({ url: "https://shop.example/robots.txt", status: 404, body }));
    expect(secPrivateLinks.evaluate(anEvidence({ site: aSite({ robotsTxt: missing }) })).outcome).toBe(
      "passed",
    );
  });

  it("asks about those that a comment names, once for the site", () => {
    const page = aPage({
      commentPaths: ["/phpinfo.php"],
    });
    const verdict = secPrivateLinks.evaluate(
      anEvidence({
        pages: [page, { ...page, url: "https://shop.example/b", finalUrl: "https://shop.example/b" }],
      }),
    );
    expect(verdict).toMatchObject({
      outcome: "review",
      findings: [{ snippet: "/phpinfo.php", page: "https://shop.example/" }],
    });
    expect("findings" in verdict && verdict.findings).toHaveLength(1);
  });

  it("could not run when no page was measured", () => {
    const evidence = anEvidence({ pages: [anUnmeasuredPage()] });
    expect(secPrivateLinks.evaluate(evidence).outcome).toBe("could-not-run");
  });

  it.each([
    ["customers.sql.gz", "review"],
    ["db.tar.gz", "review"],
    ["site-2026-11-01.zip", "review"],
    ["www_backup.rar", "review"],
    ["orders.sqlite", "review"],
    ["config.php~", "review"],
    ["server.pem", "review"],
    ["brochure.zip", "passed"],
    ["website-templates.zip", "passed"],
    ["plumbline-1.2.3.tar.gz", "passed"],
    ["old.html", "passed"],
  ])("judges a link to %s: %s", (name, outcome) => {
    const url = `https://shop.example/files/${name}`;
    const page = aPage({ document: gathered(aDocument({ links: [aLink({ href: url })] })) });
    const site = aSite({ linkStatuses: [{ url, status: 200, failure: null, redirects: 0 }] });
    expect(secPrivateLinks.evaluate(anEvidence({ pages: [page], site })).outcome).toBe(outcome);
  });
});
