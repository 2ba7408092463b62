/**
 * How smooth Fix Priority is with 2,000 issues of 80 causes, in a real browser: tasks of more than 50 ms while somebody
 * scrolls through all causes, and through the issues of an open one. Needs the built client (`npm run build -w apps/web`).
 * Usage: npm run bench:fix-priority
 */
import { join } from "node:path";

import { startApi } from "@plumbline/api/server";
import { contextFor } from "@plumbline/core/platform/context";
import type { OpenServices } from "@plumbline/core/platform/services";
import { findBrowser } from "@plumbline/scanner/find-browser";
import { CAST_PASSWORD, createCast } from "@plumbline/testing/cast";
import puppeteer, { type Page } from "puppeteer-core";

import { MANY_ISSUES, stageManyIssues } from "./many-issues.ts";
import { report } from "./measure.ts";
import { withServices } from "./with-services.ts";

const CLIENT_FOLDER = join(import.meta.dirname, "../apps/web/dist");
/** What else runs on the machine lengthens tasks: a page that needs long ones has them in every round. */
const ROUNDS = 5;
/** A task longer than this keeps the page from answering; source: https://www.w3.org/TR/longtasks-1/ */
const GOALS = { longTask: 50, domNodes: 4000 };
const WHEEL = { pixels: 240, pauseMs: 16 };

async function logIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(CAST_PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.waitForFunction("location.pathname === '/'");
}

/** Opens Fix Priority at a search, and waits until what `selector` names is there and nothing moves. */
async function openAt(page: Page, address: string, selector: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector(selector);
  // The live stream stays open.
  await page.waitForNetworkIdle({ concurrency: 1 });
}

interface Scrolled {
  longest: number;
  long: number;
  pixels: number;
}

/** Scrolls from the top to the end with the wheel; the tasks of more than 50 ms that the browser reports on the way. */
async function scrollThrough(page: Page): Promise<Scrolled> {
  await page.evaluate(`{
    scrollTo(0, 0);
    globalThis.longTasks = [];
    globalThis.observer?.disconnect();
    globalThis.observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.longTasks.push(entry.duration);
    });
    globalThis.observer.observe({ type: "longtask" });
  }`);
  await page.mouse.move(800, 500);
  const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
  for (let pixels = 0; pixels < height; pixels += WHEEL.pixels) {
    await page.mouse.wheel({ deltaY: WHEEL.pixels });
    await new Promise((resolve) => setTimeout(resolve, WHEEL.pauseMs));
  }
  // The browser reports a task after it has ended.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const tasks = (await page.evaluate("globalThis.longTasks")) as number[];
  const pixels = Number(await page.evaluate("scrollY"));
  return { longest: Math.max(0, ...tasks), long: tasks.length, pixels };
}

async function measure(page: Page, name: string, address: string, selector: string): Promise<void> {
  const rounds: Scrolled[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await openAt(page, address, selector);
    rounds.push(await scrollThrough(page));
  }
  const nodes = Number(await page.evaluate("document.querySelectorAll('*').length"));
  const told = rounds.map(({ long, pixels }) => `${long} over ${pixels} px`).join(", ");
  console.log(`${name}: long tasks ${told}; ${nodes} elements`);
  if (rounds.some(({ pixels }) => pixels === 0)) throw new Error("The page did not scroll.");
  report(`${name}, longest task in the quietest round`, Math.min(...rounds.map(({ longest }) => longest)), {
    atMost: GOALS.longTask,
    unit: "ms",
  });
  report(`${name}, elements on the page`, nodes, { atMost: GOALS.domNodes, unit: "elements" });
}

async function run(services: OpenServices): Promise<void> {
  const { alice } = await createCast(services);
  await stageManyIssues(contextFor(services, alice.organizationId), MANY_ISSUES);
  await services.db.execute("update reports set status = 'COMPLETED'");
  const api = await startApi(services, { clientFolder: CLIENT_FOLDER });
  const browser = await puppeteer.launch({
    executablePath: findBrowser(services.config.scanner.browserPath),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await logIn(page, api.url, alice.email);
    const address = `${api.url}/fix-priority`;
    await measure(page, "All causes", address, "#issues h3");
    await measure(page, "An open cause", `${address}?cause=check-0.critical`, "#issues h4");
  } finally {
    await browser.close();
    await api.close();
  }
}

await withServices(({ services }) => run(services));
