import { explainScore } from "@plumbline/cli/score-text";
import { textReport } from "@plumbline/cli/text-report";
import { AREA_NAMES } from "@plumbline/contract/areas";
import { type DashboardData, getDashboard } from "@plumbline/contract/dashboard";
import { type GuidanceList, listGuidance } from "@plumbline/contract/fix-guidance";
import { type IssueExport, issueExport } from "@plumbline/contract/issue-export";
import { type IssueGroupList, listIssueGroups } from "@plumbline/contract/issue-groups";
import { getIssue, listIssues } from "@plumbline/contract/issues";
import { overallPointsWords } from "@plumbline/contract/reason-words";
import { roiAnalysis } from "@plumbline/contract/roi";
import type { ScanResult } from "@plumbline/contract/scan-result";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { weeklyFacts } from "@plumbline/core/reports/weekly-facts";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { foundIssues } from "@plumbline/worker/found-issues";
import { sql } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { type Mailbox, openMailbox } from "./mailbox.ts";
import { manyCauses } from "./many-causes.ts";
import { type Stack, startStack } from "./stack.ts";

const REPORT_LIMIT_MS = 120_000;
const WORDPRESS = { name: "WordPress", toldBy: '<meta name="generator" content="WordPress 6.9">' } as const;

let stack: Stack;
let mailbox: Mailbox;
let alice: OrganizationContext;
let token: string;
let result: ScanResult;
let scanId: string;
let groups: IssueGroupList["groups"];

beforeAll(async () => {
  mailbox = await openMailbox();
  stack = await startStack({ environment: { SMTP_URL: mailbox.url } });
  alice = contextFor(stack.services, stack.cast.alice.organizationId, { kind: "operator" });
  result = { ...manyCauses(stack.services.clock.now()), platform: WORDPRESS };
  scanId = await stageScan(alice, { result, issues: foundIssues(result) });
  stack.startWorker([]);
  token = await logIn();
  await vi.waitUntil(async () => (await reportStatus()) === "COMPLETED", {
    timeout: REPORT_LIMIT_MS,
    interval: 250,
  });
  groups = (await groupList()).groups;
}, REPORT_LIMIT_MS + 30_000);
afterAll(async () => {
  await stack.close();
  await mailbox.close();
});

async function logIn(): Promise<string> {
  const answer = await fetch(`${stack.url}/api/client-auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: stack.cast.alice.email, password: CAST_PASSWORD }),
  });
  const body: { token: string } = await answer.json();
  return body.token;
}

async function reportStatus(): Promise<unknown> {
  const { rows } = await stack.services.db.execute(sql`select status from reports where scan_id = ${scanId}`);
  return rows[0]?.["status"];
}

async function ask(path: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  // While the PDF before it is typeset, the server says that it is busy.
  const answer = await vi.waitUntil(async () => {
    const tried = await fetch(`${stack.url}${path}`, { headers });
    return tried.status === 503 ? null : tried;
  }, REPORT_LIMIT_MS);
  expect(answer.status).toBe(200);
  return answer;
}

async function groupList(): Promise<IssueGroupList> {
  return listIssueGroups.output.parse(await (await ask("/api/client-auth/issue-groups?limit=100")).json())
    .data;
}

async function dashboard(): Promise<DashboardData> {
  return getDashboard.output.parse(await (await ask("/api/client-auth/dashboard-data")).json()).data;
}

async function guidance(): Promise<GuidanceList> {
  return listGuidance.output.parse(await (await ask("/api/client-auth/fix-guidance?limit=100")).json()).data;
}

async function exported(): Promise<IssueExport> {
  return issueExport.parse(await (await ask("/api/client-auth/issues/export?format=json")).json());
}

async function textOf(path: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await (await ask(path)).arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll("\u200b", "").replaceAll(/\s+/gu, " ");
}

/** The list of what to do first, as the report's mail says it in plain text. */
async function mailedActions(): Promise<string> {
  const { text = "" } = await mailbox.next(stack.cast.alice.email);
  const list = text.replaceAll("\r\n", "\n").split("Do these 3 things first")[1] ?? "";
  return list.slice(0, list.indexOf("What comes next"));
}

/** What every output says of a cause. */
const told = (cause: { title: string; reason: string; work: string; cost: number | null }) => ({
  title: cause.title,
  reason: cause.reason,
  work: cause.work,
  cost: cause.cost,
});

/** Each piece comes after the one before it. */
function expectInOrder(text: string, pieces: readonly string[]): void {
  let at = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    expect(found, `${piece} after character ${at}`).toBeGreaterThanOrEqual(0);
    at = found + 1;
  }
}

const dollars = (value: number) => `$${value.toLocaleString("en-US")}`;

describe("one scan", () => {
  it("has causes in every group, and issues that share one", () => {
    expect(new Set(groups.map(({ group }) => group))).toEqual(new Set(["critical", "major", "minor"]));
    expect(groups.slice(0, 3).map(({ title, reason }) => `${title}: ${reason}`)).toEqual([
      "No encryption (https): 11.7 overall points, 30 minutes, caps Security at 39",
      "Form field without a label: 1.4 overall points, 30 minutes",
      "Button without a name: 6.4 overall points, about 4 hours",
    ]);
    expect(groups.map(({ rank }) => rank)).toEqual(groups.map((_, index) => index + 1));
  });

  it("shows beside each cause the figure it is ranked by", () => {
    for (const { reason, overallPoints } of groups)
      expect(reason).toContain(overallPointsWords(overallPoints));
    for (const step of Map.groupBy(groups, ({ group }) => group).values()) {
      const worth = step
        .filter(({ gate }) => gate === null)
        .map(({ overallPoints, workMinutes }) => (overallPoints ?? 0) / (workMinutes ?? Infinity));
      expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    }
  });

  it("tells the dashboard and the report's mail the same three things to do first", async () => {
    const { topActions } = await dashboard();
    expect(topActions.map(told)).toEqual(groups.slice(0, 3).map(told));
    expectInOrder(
      await mailedActions(),
      topActions.flatMap(({ title, why, area, reason, cost, path }, index) => [
        `${index + 1}. ${title}\n   ${why}\n`,
        `${AREA_NAMES[area]}: ${reason}.${cost === null ? "" : ` Cost: about ${dollars(cost)}.`}\n`,
        `${path}${path.includes("?") ? "&" : "?"}organization=`,
      ]),
    );
    // The mail names the work in its reason.
    for (const { reason, work } of topActions) expect(reason).toContain(work);
  });

  it("tells the fix guidance the same order, reasons and figures", async () => {
    const list = await guidance();
    expect(list.groups.map(({ cause }) => told(cause))).toEqual(groups.map(told));
    const shownWhole = list.groups.filter(({ items, matching }) => matching === items.length);
    for (const { cause, items } of shownWhole)
      expect(sum(items.map(({ estimatedCost }) => estimatedCost ?? 0))).toBe(cause.cost ?? 0);
    const { fixGuidance } = await dashboard();
    const first = groups.flatMap(({ title, issues }) => Array.from({ length: issues }, () => title));
    expect(fixGuidance?.map(({ title }) => title)).toEqual(first.slice(0, 50));
  });

  it("tells the list of issues and its reports the same order, reasons and figures", async () => {
    const list = listIssues.output.parse(await (await ask("/api/client-auth/issues")).json()).data;
    expect([...new Set(list.issues.map(({ cause }) => cause))]).toEqual(groups.map(({ id }) => id));
    const { causes, issues } = await exported();
    expect(causes.map(told)).toEqual(groups.map(told));
    for (const { id, cost } of causes) {
      const own = issues.filter(({ cause }) => cause === id);
      expect(sum(own.map(({ estimatedCost }) => estimatedCost ?? 0))).toBe(cost ?? 0);
    }
    const csv = await (await ask("/api/client-auth/issues/export?format=csv")).text();
    const rows = [...csv.matchAll(/^(\d+),([a-z0-9-]+\.(?:critical|major|minor)),/gmu)];
    expect([...new Set(rows.map(([, rank, id]) => `${rank} ${id}`))]).toEqual(
      groups.map(({ rank, id }) => `${rank} ${id}`),
    );
    for (const { work, cost, likelyOwner, points, overallPoints, reason } of groups) {
      expect(likelyOwner).not.toBeNull();
      expect(csv).toContain(
        `,${work},${cost ?? ""},${likelyOwner},${points ?? ""},${overallPoints ?? ""},"${reason}"`,
      );
    }
  });

  it("prints the same in the PDF of the issues", async () => {
    const text = await textOf("/api/client-auth/issues/export?format=pdf");
    expectInOrder(
      text,
      groups.flatMap(({ rank, title, reasonInFull }) => [`${rank}. ${title}`, reasonInFull]),
    );
  });

  it("prints the same in the report of the scan", async () => {
    const text = await textOf(`/api/branded-pdfs/weekly/${scanId}`);
    const [first] = groups;
    expect(text).toContain(
      `What should I do first? ${first?.title} (${AREA_NAMES[first!.area]}: ${first?.reason}).`,
    );
    const list = text.slice(text.indexOf("What to do first"));
    const printed = groups.slice(0, Number(/(\d+) more causes?/u.exec(text)?.[1] ?? 0) * -1 || groups.length);
    expect(printed.length).toBeGreaterThanOrEqual(3);
    expectInOrder(
      list,
      printed.flatMap(({ rank, title, issues, reach, work, cost, overallPoints }) => [
        `${rank}. ${title}`,
        `${issues} ${issues === 1 ? "issue" : "issues"} on ${reach}`,
        `${work} ${cost === null ? "Not estimated" : dollars(cost)}`,
        overallPointsWords(overallPoints),
      ]),
    );
  });

  it("prints the same on the command line, which has no database", async () => {
    const text = textReport(result, { baseline: null });
    const shown = groups.slice(0, 12);
    expectInOrder(
      text,
      shown.flatMap(({ title, check, reason, issues, reach }) => [
        `${title}  [${check}]`,
        `${reason}: ${issues} ${issues === 1 ? "issue" : "issues"} on ${reach}`,
      ]),
    );
    expectInOrder(
      explainScore(result).split("What to fix first:")[1] ?? "",
      groups.slice(0, 3).flatMap(({ rank, title, reasonInFull }) => [`${rank}. ${title}`, reasonInFull]),
    );
  });

  it("tells every output the same steps, in the menus of the site's platform", async () => {
    const known = new Map(foundIssues(result).map(({ checkId, guidance }) => [checkId, guidance]));
    const steps = ({ fixSteps, platform }: { fixSteps: string[]; platform?: string | undefined }) => ({
      fixSteps,
      platform,
    });
    expect(known.get("a11y-button-name")).toMatchObject({
      platform: "WordPress",
      fixSteps: expect.arrayContaining([expect.stringContaining("Appearance > Editor > Navigation")]),
    });
    const expected = groups.map(({ check }) => steps(known.get(check)!));
    expect(expected.filter(({ platform }) => platform === "WordPress").length).toBeGreaterThan(3);
    const details = await Promise.all(
      groups.map(async ({ firstIssue }) =>
        getIssue.output.parse(await (await ask(`/api/client-auth/issues/${firstIssue}`)).json()),
      ),
    );
    expect(details.map(({ data }) => steps(data))).toEqual(expected);
    expect((await guidance()).groups.map(steps)).toEqual(expected);
    const { causes, issues } = await exported();
    expect(causes.map(steps)).toEqual(expected);
    for (const each of issues) expect(steps(each)).toEqual(steps(known.get(each.check)!));
    // Lines of the PDF break within words such as 'Report-Only' as well.
    const inOneLine = (text: string) => text.replaceAll(" ", "");
    expectInOrder(
      inOneLine(await textOf("/api/client-auth/issues/export?format=pdf")),
      expected
        .flatMap(({ fixSteps, platform }) => [
          platform === undefined ? "How to fix it" : `How to fix it in ${platform}`,
          ...fixSteps,
        ])
        .map(inOneLine),
    );
  });

  it("has one cost of fixing and one loss of a year, before and after the business figures are known", async () => {
    for (const figures of [false, true]) {
      if (figures)
        await stack.services.db.execute(sql`
          update organizations set monthly_visitors = 10000, conversion_rate = 2, average_order_value = 50
          where id = ${stack.cast.alice.organizationId}`);
      const [list, { metrics, roiData }, { totals }] = await Promise.all([
        groupList(),
        dashboard(),
        guidance(),
      ]);
      const facts = await weeklyFacts(alice, scanId);
      const cost = sum(groups.map(({ cost }) => cost ?? 0));
      expect([list.costOfFixing, metrics?.costOfFixing, totals.totalCost, totals.costOfFixing]).toEqual(
        Array.from({ length: 4 }, () => cost),
      );
      expect([facts?.costOfFixing, (await exported()).costOfFixing]).toEqual([cost, cost]);
      expect(list.yearlyLoss?.basis).toBe(figures ? "business-figures" : "estimate");
      expect(metrics?.yearlyLoss).toEqual(list.yearlyLoss);
      expect(facts?.yearlyLoss).toEqual(list.yearlyLoss);
      expect(metrics?.potentialRevenueLoss).toBe(list.yearlyLoss?.amount);
      const analysis = roiData === null ? null : roiAnalysis(roiData, "annual");
      expect(analysis?.fixCost ?? cost).toBe(cost);
      expect(Math.round(analysis?.loss ?? list.yearlyLoss!.amount)).toBe(list.yearlyLoss?.amount);
    }
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
