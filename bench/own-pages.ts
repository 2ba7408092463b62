/**
 * Lighthouse's mobile preset on our own login and dashboard, as a running demo serves them.
 * Usage: npm run demo in one terminal, npm run bench:own-pages in another
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { loadConfig } from "@plumbline/core/platform/config";
import { findBrowser } from "@plumbline/scanner/find-browser";
import lighthouse from "lighthouse";
import puppeteer, { type Page } from "puppeteer-core";

import { median, report } from "./measure.ts";
import { tokenOf } from "./token-of.ts";

const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

/** Least score of each page; the dashboard is no page for search engines. */
const GOALS: Record<string, Partial<Record<Category, number>>> = {
  "/login": { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
  "/": { performance: 95, accessibility: 100, "best-practices": 100 },
};

const config = loadConfig();
const demo = JSON.parse(readFileSync(join(config.home.folder, "demo.json"), "utf8")) as Record<
  string,
  string
>;
const { url = "", email = "", password = "" } = demo;

async function scoresOf(page: Page, path: string): Promise<Record<Category, number>> {
  const flags = {
    onlyCategories: [...CATEGORIES],
    disableStorageReset: path === "/",
    logLevel: "error" as const,
  };
  const result = await lighthouse(`${url}${path}`, flags, undefined, page);
  const score = (category: Category) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
  const shown = new URL(result?.lhr.finalDisplayedUrl ?? url).pathname;
  if (shown !== path) throw new Error(`${path} led to ${shown}.`);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
  };
}

async function logIn(page: Page): Promise<void> {
  const token = await tokenOf(url, { email, password });
  await page.goto(`${url}/login`);
  const stored = JSON.stringify([`${config.brand.slug}-client-token`, token]);
  await page.evaluate(`localStorage.setItem(...${stored})`);
}

const browser = await puppeteer.launch({
  executablePath: findBrowser(config.scanner.browserPath),
  args: ["--no-sandbox", "--disable-gpu"],
});
async function measure(path: string, goals: Partial<Record<Category, number>>): Promise<void> {
  const page = await browser.newPage();
  if (path === "/") await logIn(page);
  const runs: Record<Category, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(page, path));
  for (const category of CATEGORIES) {
    const score = median(runs.map((scores) => scores[category]));
    const atLeast = goals[category];
    if (atLeast !== undefined) report(`${path} ${category}`, score, { atLeast, unit: "points" });
  }
  await page.close();
}

try {
  for (const [path, goals] of Object.entries(GOALS)) await measure(path, goals);
} finally {
  await browser.close();
}
