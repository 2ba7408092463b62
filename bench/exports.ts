/**
 * What setting documents costs: CPU of a weekly and of a monthly report, beside a browser that prints the same text; and how
 * long another client waits for a small answer while fifty reports of issues are being made. Usage: npm run bench:exports
 */
import { performance } from "node:perf_hooks";

import { startApi } from "@plumbline/api/server";
import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { contextFor } from "@plumbline/core/platform/context";
import type { OpenServices } from "@plumbline/core/platform/services";
import { renderComprehensiveReport } from "@plumbline/documents/comprehensive-report";
import { comprehensiveReport } from "@plumbline/documents/comprehensive-report.testing";
import { readPdf } from "@plumbline/documents/read-pdf.testing";
import { renderWeeklyReport } from "@plumbline/documents/weekly-report";
import { weeklyReport } from "@plumbline/documents/weekly-report.testing";
import { findBrowser } from "@plumbline/scanner/find-browser";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import puppeteer, { type Browser } from "puppeteer-core";

import { stageManyIssues } from "./many-issues.ts";
import { median, report } from "./measure.ts";
import { tokenOf } from "./token-of.ts";
import { withServices } from "./with-services.ts";

const GOALS = { weeklyMs: 60, monthlyMs: 400, p99: 3 };
const ROUNDS = 15;
const CLIENTS = 25;
const EXPORTS_OF_CLIENT = 2;
const ISSUES = 200;
const QUIET_CALLS = 500;

/** Milliseconds of CPU, of all threads of this process. */
async function cpuOf(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function warmCpu(render: () => Uint8Array): Promise<number> {
  for (let round = 0; round < 3; round += 1) render();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await cpuOf(render));
  return median(rounds);
}

/** Milliseconds in which the browser prints the words of a PDF. */
async function printed(browser: Browser, pdf: Uint8Array): Promise<number> {
  const { text } = await readPdf(pdf);
  const page = await browser.newPage();
  const words =
    text
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .match(/.{1,400}/gsu) ?? [];
  await page.setContent(words.map((part) => `<p>${part}</p>`).join(""));
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await page.pdf({ tagged: true });
    rounds.push(performance.now() - startedAt);
  }
  await page.close();
  return median(rounds);
}

async function typesetting(): Promise<void> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const weekly = () => renderWeeklyReport(weeklyReport());
  const monthly = () => renderComprehensiveReport(comprehensiveReport());
  try {
    for (const [name, render, atMost] of [
      ["Weekly report", weekly, GOALS.weeklyMs],
      ["Monthly report", monthly, GOALS.monthlyMs],
    ] as const) {
      const cpu = await warmCpu(render);
      report(`${name}, CPU`, cpu, { atMost, unit: "ms" });
      console.log(
        `The browser prints its words in ${((await printed(browser, render())) / cpu).toFixed(1)} x that`,
      );
    }
  } finally {
    await browser.close();
  }
}

async function clientOf(services: OpenServices, url: string, number: number): Promise<string> {
  const email = `owner-${number}@bench.example`;
  const { organizationId } = await createOrganization(services, {
    name: `Client ${number}`,
    website: `client-${number}.example`,
    owner: { name: "Olive Owner", email },
    password: CAST_PASSWORD,
    subscription: { status: "ACTIVE", plan: "monthly" },
  });
  if (number > 0) await stageManyIssues(contextFor(services, organizationId), ISSUES);
  return tokenOf(url, { email, password: CAST_PASSWORD });
}

async function call(address: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - startedAt;
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

async function besideExports(services: OpenServices): Promise<void> {
  const api = await startApi(services, { clientFolder: null });
  const { url } = api;
  const me = `${url}/api/client-auth/me`;
  const pdf = `${url}/api/client-auth/issues/export?format=pdf`;
  try {
    const other = await clientOf(services, url, 0);
    const tokens: string[] = [];
    for (let number = 1; number <= CLIENTS; number += 1) tokens.push(await clientOf(services, url, number));
    // The thread starts with the first file.
    await call(pdf, tokens[0] ?? "");
    const quiet: number[] = [];
    for (let round = 0; round < QUIET_CALLS; round += 1) quiet.push(await call(me, other));
    const left = { exports: tokens.length * EXPORTS_OF_CLIENT };
    const exports = Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: EXPORTS_OF_CLIENT }, async () => {
          try {
            return await call(pdf, token);
          } finally {
            left.exports -= 1;
          }
        }),
      ),
    );
    const busy: number[] = [];
    while (left.exports > 0) busy.push(await call(me, other));
    const slowest = Math.max(...(await exports));
    console.log(
      `${CLIENTS * EXPORTS_OF_CLIENT} exports in ${(slowest / 1000).toFixed(1)} s; another client meanwhile: ` +
        `p99 ${p99(busy).toFixed(1)} ms of ${busy.length} calls, quiet ${p99(quiet).toFixed(1)} ms`,
    );
    report("p99 beside fifty exports against a quiet server", p99(busy) / p99(quiet), {
      atMost: GOALS.p99,
      unit: "x",
    });
  } finally {
    await api.close();
  }
}

await typesetting();
await withServices(({ services }) => besideExports(services));
