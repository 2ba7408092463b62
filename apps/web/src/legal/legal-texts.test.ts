import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { describe, expect, it } from "vitest";

import { readLegalText } from "../../setup/read-legal-text.ts";
import type { LegalNode } from "./legal-text.ts";

const SOURCES = join(import.meta.dirname, "..");
const FOLDER = join(import.meta.dirname, "texts");

const TITLES = {
  terms: "Terms and Conditions",
  privacy: "Privacy Policy",
  accessibility: "Accessibility Statement",
  "cookie-policy": "Cookie Policy",
  "data-processing-agreement": "Data Processing Agreement",
};
type PageName = keyof typeof TITLES;
const PAGES = Object.keys(TITLES).filter((name): name is PageName => name in TITLES);

function read(page: PageName) {
  return readLegalText(readFileSync(join(FOLDER, `${page}.md`), "utf8"));
}

function wordsOf(page: PageName): string {
  return read(page).body.map(wordsIn).join(" ");
}

const BLOCKS = new Set(["ul", "ol", "table", "thead", "tbody", "tr"]);

/** The words as one reads them: the items of a list and the cells of a row do not run together. */
function wordsIn(node: LegalNode): string {
  if (typeof node === "string") return node;
  return node.children.map(wordsIn).join(BLOCKS.has(node.tag) ? " " : "");
}

/** Everything `docs/product.md`, 'Support and the legal texts' states, and each page it belongs to. */
const FACTS: readonly (readonly [fact: string, words: RegExp, pages: readonly PageName[]])[] = [
  ["the fee", /fee of the standard plan is US \$497 per domain per month/u, ["terms"]],
  ["the fee of other plans and prices", /another plan, or we have agreed on another price/u, ["terms"]],
  ["billed on the 1st, due in advance", /billed on the 1st of each month and due in advance/u, ["terms"]],
  [
    "a fee increase",
    /increase the fee after the initial 12-month term, with at least 30 days' notice/u,
    ["terms"],
  ],
  ["no refunds", /All fees are non-refundable/u, ["terms"]],
  [
    "work on audits",
    /beyond 2 staff hours(?: it)? is billed at US \$150 per hour/iu,
    ["terms", "data-processing-agreement"],
  ],
  ["the initial audit", /initial audit within 24 hours .* one free rescan/u, ["terms"]],
  ["the uptime", /99\.5% uptime in each month/u, ["terms"]],
  ["maintenance", /planned maintenance at least 24 hours ahead/u, ["terms"]],
  ["suspension for non-payment", /open 3 days after that notice, we may suspend/u, ["terms"]],
  ["suspension for a dispute", /While a chargeback dispute is pending, the service is suspended/u, ["terms"]],
  ["the time to cure a breach", /not cure the breach within 7 days/u, ["terms"]],
  ["confidentiality", /3 years after termination/u, ["terms", "data-processing-agreement"]],
  ["the limit of liability", /fees paid in the 3 months preceding/u, ["terms"]],
  ["negotiation", /negotiate in good faith for 30 days/u, ["terms"]],
  ["changes of the terms", /change these terms.* at least 30 days' notice/u, ["terms"]],
  [
    "the onboarding fee",
    /prorated quick-start onboarding fee.*through the end of the current calendar month.*renews monthly on the 1st/u,
    ["terms"],
  ],
  [
    "cancelling",
    /cancel at any time in the dashboard.*continues through the period you have paid for/u,
    ["terms"],
  ],
  ["the weekly scan", /Triscan. It runs every Monday/u, ["terms"]],
  ["the monthly scan", /last business day of each month/u, ["terms"]],
  ["no real-time alerting", /no real-time alerting between scheduled scans/u, ["terms"]],
  ["scan logs", /Scan logs 18 months/u, ["privacy", "data-processing-agreement"]],
  ["reports", /Compliance reports 3 years/u, ["privacy", "data-processing-agreement"]],
  ["billing records", /Billing records 7 years/u, ["privacy", "data-processing-agreement"]],
  [
    "mails that failed",
    /email.* cannot be delivered.* kept for 8 days/u,
    ["privacy", "data-processing-agreement"],
  ],
  ["failed sign-ins", /failed attempts by account, stored as a hash, and by network address/u, ["privacy"]],
  ["known networks", /for 180 days from which networks you signed in/u, ["privacy"]],
  ["data after cancellation", /90 days/u, ["terms", "privacy", "data-processing-agreement"]],
  ["breach notice", /within 72 hours/iu, ["privacy", "data-processing-agreement"]],
  ["containment", /0 to 4 hours: containment/u, ["data-processing-agreement"]],
  [
    "access requests",
    /access requests are fulfilled within 30 days/u,
    ["privacy", "data-processing-agreement"],
  ],
  ["CCPA requests", /CCPA within 45 days/u, ["privacy", "data-processing-agreement"]],
  ["accessibility feedback", /acknowledged within 24 hours/u, ["accessibility"]],
  ["the analytics cookie", /up to 26 months/u, ["privacy", "cookie-policy"]],
  [
    "support hours",
    /Monday to Friday, 9am to 5pm (?:Eastern Time \()?ET/u,
    ["terms", "privacy", "accessibility"],
  ],
  ["the standard of scans", /WCAG 2\.2/u, ["terms", "accessibility"]],
  ["the standard of the dashboard", /dashboard to meet .*\(WCAG\) 2\.2 at level AA/u, ["accessibility"]],
  ["the older standard", /WCAG 2\.1 AA/u, ["accessibility"]],
  ["the token", /\{slug\}-client-token.* 30 days/u, ["privacy", "cookie-policy"]],
  ["the consent", /\{slug\}-cookie-consent.* 1 year/u, ["cookie-policy"]],
  ["the forgery token", /neither .*csrf_token/u, ["privacy", "cookie-policy"]],
  ["the session cookie", /neither .*\{slug\}_session/u, ["privacy", "cookie-policy"]],
];

describe("the legal texts", () => {
  it("are the five the specification names, each with its title and date", () => {
    expect(globSync("*.md", { cwd: FOLDER }).sort()).toEqual(PAGES.map((page) => `${page}.md`).sort());
    for (const page of PAGES) {
      expect(read(page)).toMatchObject({ title: TITLES[page], updated: "Last updated: June 27, 2025" });
    }
  });

  const stated = FACTS.flatMap(([fact, words, pages]) => pages.map((page) => ({ fact, page, words })));
  it.each(stated)("state $fact on /$page", ({ page, words }) => {
    expect(wordsOf(page)).toMatch(words);
  });

  it("name the product and the support address by placeholder alone", () => {
    for (const page of PAGES) {
      const text = wordsOf(page);
      expect(text).not.toMatch(/plumbline/iu);
      expect(text).toContain("{product}");
      expect(text).toContain("{supportEmail}");
    }
  });

  it("call nothing compliant, certified or safe from claims", () => {
    const boast =
      /\b(?:is|are|be|stay|fully|100%) (?:compliant|certified|lawsuit-proof)|guarantees? (?:compliance|conformance)/iu;
    for (const page of PAGES) expect(wordsOf(page)).not.toMatch(boast);
  });

  it("link only to pages and anchors that exist", () => {
    const links = PAGES.flatMap((page) =>
      read(page)
        .body.flatMap(linksIn)
        .map((href) => [page, href] as const),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(([from, href]) => !isResolved(from, href))).toEqual([]);
  });

  it("list every key the client stores in the browser", () => {
    const keys = storedKeys();
    expect(keys).toContain("client-token");
    for (const key of keys) expect(wordsOf("cookie-policy")).toContain(`{slug}-${key}`);
  });
});

function linksIn(node: LegalNode): string[] {
  if (typeof node === "string") return [];
  return [...(node.tag === "a" ? [node.href] : []), ...node.children.flatMap(linksIn)];
}

function idsOn(page: PageName): (string | undefined)[] {
  return read(page).body.map((node) => (typeof node !== "string" && "id" in node ? node.id : undefined));
}

function isResolved(from: PageName, href: string): boolean {
  if (href.startsWith("mailto:")) return true;
  const [path = "", anchor] = href.split("#");
  const page = path === "" ? from : PAGES.find((name) => path === `/${name}`);
  return page !== undefined && (anchor === undefined || idsOn(page).includes(anchor));
}

/** What follows the slug in every key made from it, as in `${brand.slug}-theme`; names of files aside. */
function storedKeys(): string[] {
  const files = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).filter(
    // Operators are no clients: the policy is about those who use the dashboard.
    (file) => !basename(file).includes(".test.") && !file.startsWith("ops/"),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf8").matchAll(/\$\{brand\.slug\}[-_]([\w-]+)(?![\w.-])/gu)].map(
      ([, key = ""]) => key,
    ),
  );
}
