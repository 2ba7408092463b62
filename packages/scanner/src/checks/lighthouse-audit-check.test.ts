import { describe, expect, it } from "vitest";

import type { PageCheck, Verdict } from "#check.ts";
import { performanceAudits } from "#checks/performance/lighthouse-audits.ts";
import { seoAudits } from "#checks/seo/lighthouse-audits.ts";
import { aDocument, aPage, anEvidence, aRequest, gathered, notGathered } from "#evidence-builders.testing.ts";
import { CONTENDED_FROM } from "#evidence/contention.ts";
import type { LighthouseAudit, LighthouseReport } from "#evidence/engines.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

function anAudit(overrides: Partial<LighthouseAudit> = {}): LighthouseAudit {
  return {
    id: "meta-description",
    title: "Document does not have a meta description",
    description: "",
    score: 0,
    mode: "binary",
    category: "seo",
    weight: 1,
    displayValue: null,
    numericValue: null,
    errorMessage: null,
    elements: [],
    urls: [],
    ...overrides,
  };
}

function pageWith(...audits: LighthouseAudit[]): PageEvidence {
  const scores = { performance: 50, seo: 90 };
  const report: LighthouseReport = {
    version: "13.5.0",
    formFactor: "mobile",
    scores,
    runs: [scores],
    audits,
  };
  return aPage({ lighthouse: gathered(report) });
}

function judge(page: PageEvidence, id = "seo-meta-description"): Verdict {
  const check = [...seoAudits, ...performanceAudits].find((candidate: PageCheck) => candidate.id === id);
  if (!check) throw new Error(`There is no check ${id}`);
  return check.evaluate(page, anEvidence({ pages: [page] }));
}

describe("a check made of a Lighthouse audit", () => {
  it("passes from the score Lighthouse shows in green", () => {
    expect(judge(pageWith(anAudit({ score: 0.9 })))).toEqual({ outcome: "passed" });
  });

  it("fails with the elements the audit names", () => {
    const element = { selector: "head", snippet: "<head>", component: "head-1" };
    expect(judge(pageWith(anAudit({ elements: [element] })))).toMatchObject({
      outcome: "failed",
      findings: [{ message: "No description for search results", element, sources: ["Lighthouse 13.5.0"] }],
    });
  });

  it("asks for no description of a page that asks not to be listed, in its markup or in a header", () => {
    const failing = pageWith(anAudit());
    const robots = (content: string) => ({
      ...failing,
      document: gathered(
        aDocument({ metas: [{ name: "robots", property: "", httpEquiv: "", content, inHead: true }] }),
      ),
    });
    expect(judge(robots("noindex, follow")).outcome).toBe("not-applicable");
    expect(judge({ ...failing, responseHeaders: [["x-robots-tag", "none"]] }).outcome).toBe("not-applicable");
    expect(judge(robots("nofollow")).outcome).toBe("failed");
  });

  it("asks for link texts on a page that asks not to be listed", () => {
    const page = pageWith(anAudit({ id: "link-text" }));
    const verdict = judge({ ...page, responseHeaders: [["x-robots-tag", "noindex"]] }, "seo-link-text");
    expect(verdict.outcome).toBe("failed");
  });

  it("makes one issue of a host's files, and one of all pictures", () => {
    const urls = [
      "https://shop.example/app.1a2b.js",
      "https://shop.example/b.js",
      "https://cdn.example/c.js",
    ];
    const scripts = { category: "performance", mode: "metricSavings", urls } as const;
    const verdict = judge(
      pageWith(anAudit({ ...scripts, id: "unused-javascript" })),
      "perf-unused-javascript",
    );
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        { snippet: urls[0], component: "host:shop.example" },
        { snippet: urls[1], component: "host:shop.example" },
        { snippet: urls[2], component: "host:cdn.example" },
      ],
    });
    const elements = ["img.a", "img.b"].map((selector) => ({
      selector,
      snippet: "<img>",
      component: selector,
    }));
    const unsized = anAudit({ category: "performance", id: "unsized-images", elements });
    expect(judge(pageWith(unsized), "perf-unsized-images")).toMatchObject({
      findings: elements.map((element) => ({ element, component: "pictures" })),
    });
  });

  it("says in our words what could be saved, and is one of the page where the files are only context", () => {
    const urls = ["https://shop.example/", "https://shop.example/app.css"];
    const insight = { category: "performance", mode: "metricSavings", urls } as const;
    const chain = anAudit({ ...insight, id: "network-dependency-tree-insight" });
    expect(judge(pageWith(chain), "perf-network-dependency-tree-insight")).toMatchObject({
      findings: [{ message: "Important files found late", component: "network-dependency-tree-insight" }],
    });
    const unused = anAudit({ ...insight, id: "unused-css-rules", displayValue: "Est savings of 41 KiB" });
    expect(judge(pageWith(unused), "perf-unused-css-rules")).toMatchObject({
      findings: urls.map((snippet) => ({
        message: "Styles the page doesn't use: a fix could save about 41 KiB for all 2 files together",
        snippet,
      })),
    });
  });

  it("says how many there are without sharing them out", () => {
    const urls = ["https://shop.example/a", "https://shop.example/b"];
    const vague = anAudit({ category: "seo", id: "link-text", urls, displayValue: "2 links found" });
    expect(judge(pageWith(vague), "seo-link-text")).toMatchObject({
      findings: urls.map(() => ({
        message: 'Link texts that say nothing, such as "click here": 2 links found',
      })),
    });
  });

  it("takes a metric in Lighthouse's red for more severe than one in its orange", () => {
    const metric = {
      id: "largest-contentful-paint",
      category: "performance",
      mode: "numeric",
      weight: 25,
    } as const;
    const severities = [0.2, 0.7].map((score) => {
      const verdict = judge(pageWith(anAudit({ ...metric, score })), "perf-largest-contentful-paint");
      return verdict.outcome === "failed" ? verdict.findings[0]?.severity : null;
    });
    expect(severities).toEqual(["high", "medium"]);
  });

  it("only advises where nothing would be saved", () => {
    const audit = anAudit({
      id: "cache-insight",
      category: "performance",
      mode: "metricSavings",
      score: 0.5,
    });
    expect(judge(pageWith(audit), "perf-cache-insight").outcome).toBe("advice");
  });

  it("only advises where little would be saved", () => {
    const told = (id: string, saving: string) => {
      const insight = { category: "performance", mode: "metricSavings", score: 0 } as const;
      const audit = anAudit({ ...insight, id, displayValue: `Est savings of ${saving}` });
      return judge(pageWith(audit), `perf-${id}`).outcome;
    };
    expect(told("render-blocking-insight", "220 ms")).toBe("advice");
    expect(told("render-blocking-insight", "1,300 ms")).toBe("failed");
    expect(told("unused-javascript", "28 KiB")).toBe("advice");
    expect(told("unused-javascript", "1,120 KiB")).toBe("failed");
  });

  it("does not look at other pages than key pages, nor at another area's run", () => {
    expect(judge(aPage({ lighthouse: null })).outcome).toBe("not-looked-at");
    expect(judge(pageWith(anAudit({ category: "performance" }))).outcome).toBe("not-looked-at");
  });

  it("does not apply where the audit has nothing to judge", () => {
    expect(judge(pageWith(anAudit({ mode: "notApplicable", score: null }))).outcome).toBe("not-applicable");
  });

  it("could not run where Lighthouse or its audit failed", () => {
    const broken = anAudit({
      mode: "error",
      score: null,
      errorMessage: "Required traces gatherer did not run",
    });
    expect(judge(aPage({ lighthouse: notGathered("Lighthouse did not finish") }))).toEqual({
      outcome: "could-not-run",
      reason: "Lighthouse did not finish",
    });
    expect(judge(pageWith(broken))).toMatchObject({ reason: "Lighthouse could not run this audit." });
    expect(judge(pageWith(anAudit({ id: "canonical" }))).outcome).toBe("could-not-run");
  });

  it("has an id of its own", () => {
    const ids = [...seoAudits, ...performanceAudits].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("links that search engines can't follow", () => {
  const anchors = (...snippets: string[]) =>
    judge(
      pageWith(
        anAudit({
          id: "crawlable-anchors",
          elements: snippets.map((snippet, index) => ({
            selector: `a:nth-of-type(${index + 1})`,
            snippet,
            component: "a-1",
          })),
        }),
      ),
      "seo-crawlable-anchors",
    );

  it.each([
    "<a>Our cakes</a>",
    '<a href="javascript:open(1)"><i class="icon"></i></a>',
    '<a onclick="go()"><svg></svg></a>',
    '<a class="menu"><span>商品</span></a>',
  ])("are told: %s", (snippet) => expect(anchors(snippet).outcome).toBe("failed"));

  it.each([
    '<a class="tag-remove"></a>',
    '<a rel="noopener" class="logo"><svg><style>.a{fill:#fff}</style><path d="M0 0h4',
    '<a data-title="a > b"><img src="x.png" alt="Close"></a>',
  ])("are none where an icon has no address: %s", (snippet) =>
    expect(anchors(snippet)).toEqual({ outcome: "passed" }),
  );

  it("are told without the icons beside them", () => {
    expect(anchors("<a></a>", "<a>Our cakes</a>")).toMatchObject({
      findings: [{ element: { snippet: "<a>Our cakes</a>" } }],
    });
  });
});

it("says in our words what an audit that is no metric would save", () => {
  const cache = anAudit({
    id: "cache-insight",
    category: "performance",
    mode: "numeric",
    weight: 0,
    title: "Use efficient cache lifetimes",
    displayValue: "Est savings of 2 KiB",
  });
  expect(judge(pageWith(cache), "perf-cache-insight")).toMatchObject({
    findings: [{ message: "Files not kept for the next visit: a fix could save about 2 KiB" }],
  });
});

it("names the first files of a chain, so that one sees what waits for what", () => {
  const urls = ["a.css", "b.css", "c.woff2", "d.js", "e.js", "f.js"].map(
    (file) => `https://shop.example/${file}`,
  );
  const chain = anAudit({ id: "network-dependency-tree-insight", category: "performance", urls });
  expect(judge(pageWith(chain), "perf-network-dependency-tree-insight")).toMatchObject({
    findings: [{ snippet: urls.slice(0, 5).join("\n"), component: "network-dependency-tree-insight" }],
  });
});

describe("a chain of files", () => {
  const urls = ["", "a.css", "b.js"].map((file) => `https://shop.example/${file}`);
  const chain = anAudit({ id: "network-dependency-tree-insight", category: "performance", urls });
  const outcome = (...requests: Partial<NetworkRequest>[]) =>
    judge(
      { ...pageWith(chain), requests: requests.map((request) => aRequest(request)) },
      "perf-network-dependency-tree-insight",
    ).outcome;
  const [page = "", style = "", script = ""] = urls;

  it("is none where the page itself names each of them", () => {
    expect(outcome({ url: style, initiatorUrl: page }, { url: script, initiatorUrl: `${page}#top` })).toBe(
      "passed",
    );
  });

  it("is one where another file names one of them, or nobody knows who did", () => {
    expect(outcome({ url: style, initiatorUrl: page }, { url: script, initiatorUrl: style })).toBe("failed");
    expect(outcome({ url: style, initiatorUrl: page }, { url: script, initiatorUrl: null })).toBe("failed");
    expect(outcome({ url: style, initiatorUrl: page })).toBe("failed");
  });
});

describe("a main image", () => {
  const outcome = (unmet?: string[]) =>
    judge(
      pageWith(
        anAudit({
          id: "lcp-discovery-insight",
          category: "performance",
          elements: [{ selector: "img", snippet: '<img src="a.jpg">', component: "img-1" }],
          ...(unmet === undefined ? {} : { unmet }),
        }),
      ),
      "perf-lcp-discovery-insight",
    ).outcome;

  it.each([
    ["that only a style sheet names", ["priorityHinted", "requestDiscoverable"]],
    ["that loads lazily", ["eagerlyLoaded"]],
    ["of which an older scan kept no list", undefined],
  ])("is found late: one %s", (_what, unmet) => expect(outcome(unmet)).toBe("failed"));

  it("in the HTML is found in time, and a higher priority is advice", () => {
    expect(outcome(["priorityHinted"])).toBe("advice");
  });
});

describe("how long the processor was busy", () => {
  const outcome = (id: string, contention?: number) => {
    const page = pageWith(anAudit({ id, category: "performance", mode: "numeric", score: 0.2 }));
    if (page.lighthouse?.gathered !== true) throw new Error("Lighthouse ran.");
    const lighthouse = gathered({
      ...page.lighthouse.value,
      ...(contention === undefined ? {} : { contention }),
    });
    return judge({ ...page, lighthouse }, `perf-${id}`).outcome;
  };

  it("is a question where the machine was busy, and a failure where it was not", () => {
    for (const id of ["total-blocking-time", "bootup-time", "mainthread-work-breakdown"]) {
      expect(outcome(id, CONTENDED_FROM)).toBe("review");
      expect(outcome(id, 1)).toBe("failed");
      expect(outcome(id)).toBe("failed");
    }
  });

  it("says nothing about what waits for the network", () => {
    expect(outcome("largest-contentful-paint", CONTENDED_FROM)).toBe("failed");
  });
});
