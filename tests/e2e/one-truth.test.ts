import { textReport } from "@plumbline/cli/text-report";
import { type SampleSite, serveSampleSite } from "@plumbline/cli/sample-site";
import { AREAS, SEVERITIES } from "@plumbline/contract/areas";
import { severityWords } from "@plumbline/contract/coverage-words";
import { type DashboardData, getDashboard } from "@plumbline/contract/dashboard";
import { type IssueExport, issueExport } from "@plumbline/contract/issue-export";
import { type IssueGroupList, listIssueGroups } from "@plumbline/contract/issue-groups";
import { lacksInFull, lacksInShort } from "@plumbline/contract/overall-coverage";
import { getReport, listReports, type ReportDetail, type ReportListItem } from "@plumbline/contract/reports";
import type { ScanResult } from "@plumbline/contract/scan-result";
import { moveWebsite } from "@plumbline/core/organizations/move-website";
import { contextFor } from "@plumbline/core/platform/context";
import { monthlyFacts } from "@plumbline/core/reports/monthly-facts";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { foundIssues } from "@plumbline/worker/found-issues";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { type Mailbox, openMailbox } from "./mailbox.ts";
import { manyCauses } from "./many-causes.ts";
import { type Stack, startStack } from "./stack.ts";

const LIMIT_MS = 240_000;

/** Everything a client is told of one scan, each output as it hands itself out. */
interface Told {
  dashboard: DashboardData;
  listed: ReportListItem;
  detail: ReportDetail;
  groups: IssueGroupList["groups"];
  exported: IssueExport;
  mail: { subject: string; text: string };
  pdf: string;
  terminal: string;
}

let stack: Stack;
let mailbox: Mailbox;
let site: SampleSite;

beforeAll(async () => {
  [mailbox, site] = await Promise.all([openMailbox(), serveSampleSite(0)]);
  stack = await startStack({ environment: { SMTP_URL: mailbox.url } });
  const { alice, charlie } = stack.cast;
  const seeded = unsure(manyCauses(stack.services.clock.now()));
  await stageScan(contextOf(alice), { result: seeded, issues: foundIssues(seeded) });
  await moveWebsite(contextOf(charlie), site.url);
  await requestScan(contextOf(charlie), "initial");
  stack.startWorker([`127.0.0.1:${site.port}`]);
}, LIMIT_MS);
afterAll(async () => {
  await stack.close();
  await site.close();
  await mailbox.close();
});

/** One area is missing from it already; another one becomes provisional. */
function unsure(result: ScanResult): ScanResult {
  const { seo } = result.areas;
  if (seo === undefined) throw new Error("The scan has no score for SEO.");
  const provisional = { ...seo, state: "provisional" as const, reason: "We saw 64% of this area." };
  return { ...result, areas: { ...result.areas, seo: provisional } };
}

function contextOf({ organizationId }: Person) {
  return contextFor(stack.services, organizationId, { kind: "operator" });
}

async function asked(person: Person): Promise<(path: string) => Promise<Response>> {
  const login = await fetch(`${stack.url}/api/client-auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: person.email, password: CAST_PASSWORD }),
  });
  const { token }: { token: string } = await login.json();
  return (path) =>
    vi.waitUntil(
      async () => {
        const answer = await fetch(`${stack.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
        // While another PDF is typeset, the server says that it is busy.
        return answer.status === 503 ? null : answer;
      },
      { timeout: LIMIT_MS, interval: 250 },
    );
}

const inOneLine = (text: string) => text.replaceAll("\u200b", "").replaceAll(/\s+/gu, " ");

async function tell(person: Person): Promise<Told> {
  const ask = await asked(person);
  const json = async (path: string): Promise<unknown> => (await ask(`/api/client-auth${path}`)).json();
  const listed = await vi.waitUntil(
    async () => {
      const [newest] = listReports.output.parse(await json("/reports?page=1&limit=1")).data.reports;
      return newest?.status === "COMPLETED" ? newest : null;
    },
    { timeout: LIMIT_MS, interval: 2000 },
  );
  const { scanId } = listed;
  if (scanId === null) throw new Error("The report is of no scan.");
  const { text = "", subject = "" } = await mailbox.next(person.email);
  const pdf = await getDocumentProxy(
    new Uint8Array(await (await ask(`/api/branded-pdfs/weekly/${scanId}`)).arrayBuffer()),
  );
  const facts = await monthlyFacts(contextOf(person), scanId);
  if (facts === null) throw new Error("The scan's result is not in the archive.");
  return {
    dashboard: getDashboard.output.parse(await json("/dashboard-data")).data,
    listed,
    detail: getReport.output.parse(await json(`/reports/${listed.id}`)).data,
    groups: listIssueGroups.output.parse(await json("/issue-groups?limit=100")).data.groups,
    exported: issueExport.parse(await json("/issues/export?format=json")),
    mail: { subject, text: inOneLine(text) },
    pdf: inOneLine((await extractText(pdf, { mergePages: true })).text),
    terminal: inOneLine(textReport(facts.result, { baseline: null })),
  };
}

/** Each piece comes after the one before it. */
function expectInOrder(text: string, pieces: readonly string[]): void {
  let at = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    expect(found, `${piece} after character ${at}`).toBeGreaterThanOrEqual(0);
    at = found + piece.length;
  }
}

describe.each([
  ["seeded, with a missing and a provisional area", "alice"],
  ["scanned in a browser", "charlie"],
] as const)("a client %s", (_kind, name) => {
  let told: Told;

  beforeAll(async () => {
    told = await tell(stack.cast[name]);
  }, LIMIT_MS);

  it("reads one overall score", () => {
    const { dashboard, listed, detail, mail, pdf, terminal } = told;
    const { complianceScore: score } = dashboard;
    expect(score).not.toBeNull();
    expect([listed.score, detail.score]).toEqual([score, score]);
    expect(mail.subject).toContain(`: ${score}`);
    expect(mail.text).toContain(`Overall, of 100: ${score}.`);
    expect(pdf).toContain(`Overall score ${score} of 100`);
    expect(terminal).toMatch(new RegExp(String.raw`Overall +${score}\b`, "u"));
  });

  it("reads everywhere what that score lacks, in the same words", () => {
    const { dashboard, listed, detail, mail, pdf, terminal } = told;
    const areas = AREAS.map((area) => ({ area, ...dashboard.areas[area] }));
    const lacks = {
      missing: areas.filter(({ score = null }) => score === null).map(({ area }) => area),
      provisionalAreas: areas.filter(({ state }) => state === "provisional").map(({ area }) => area),
    };
    expect(listed).toMatchObject(lacks);
    expect(detail).toMatchObject(lacks);
    expect(dashboard.recentReports[0]).toMatchObject(lacks);
    expect(dashboard.historicalData?.at(-1)).toMatchObject(lacks);
    const [sentences, words] = [lacksInFull(lacks), lacksInShort(lacks)];
    for (const text of [mail.text, pdf]) {
      expect(text).toContain(sentences ?? "");
      expect(/overall score is provisional/iu.test(text)).toBe(lacks.provisionalAreas.length > 0);
    }
    expect(mail.subject.includes("provisional")).toBe(lacks.provisionalAreas.length > 0);
    expect(terminal).toContain(
      `Overall ${dashboard.complianceScore}${words === null ? "" : ` (${words})`} Accessibility`,
    );
  });

  it("reads one score for each area", () => {
    const { dashboard, detail, pdf, mail } = told;
    const { accessibility, seo, performance, privacy, security } = dashboard.areas;
    const scoreOf = (area: { score: number | null } | undefined) => area?.score ?? null;
    expect([detail.accessibilityScore, detail.seoScore, detail.performanceScore]).toEqual(
      [accessibility, seo, performance].map(scoreOf),
    );
    expect([detail.privacyScore, detail.cybersecurityScore]).toEqual([privacy, security].map(scoreOf));
    for (const [area, score] of [
      ["Accessibility", scoreOf(accessibility)],
      ["Security", scoreOf(security)],
    ] as const) {
      expect(mail.text).toContain(`${area}: ${score}.`);
      expect(pdf).toContain(`${area}: ${score} of 100`);
    }
  });

  it("reads one count of issues", () => {
    const { groups, exported, mail, pdf, terminal } = told;
    const toFix = groups.filter(({ rank }) => rank !== null);
    const issues = toFix.reduce((sum, group) => sum + group.issues, 0);
    expect(exported.issues).toHaveLength(issues);
    const counts = Object.fromEntries(
      SEVERITIES.map((severity) => [
        severity,
        exported.issues.filter((issue) => issue.severity === severity).length,
      ]),
    ) as Record<(typeof SEVERITIES)[number], number>;
    for (const text of [mail.text, pdf])
      expect(text).toContain(`${issues} issues are open: ${severityWords(counts)}.`);
    expect(terminal).toContain(`${issues} things to fix`);
    expect(terminal).toContain(`(${toFix.length} causes)`);
  });

  it("reads the same things to do first, for the same reasons", () => {
    const { dashboard, groups, exported, mail, pdf, terminal } = told;
    const first = groups.slice(0, 3);
    const titles = first.map(({ title }) => title);
    expect(dashboard.topActions.map(({ title, reason }) => [title, reason])).toEqual(
      first.map(({ title, reason }) => [title, reason]),
    );
    expect(exported.causes.slice(0, 3).map(({ title }) => title)).toEqual(titles);
    expectInOrder(
      mail.text,
      first.flatMap(({ rank, title, reason }) => [`${rank}. ${title}`, reason]),
    );
    expect(pdf).toContain(`What should I do first? ${titles[0]}`);
    expectInOrder(
      pdf,
      first.flatMap(({ rank, title, reach }) => [`${rank}. ${title}`, `on ${reach}`]),
    );
    expectInOrder(
      terminal,
      first.flatMap(({ title, check, reason, reach }) => [`${title} [${check}]`, reason, `on ${reach}`]),
    );
  });

  it("reads how far a cost of a score reaches as the list of causes says it", () => {
    const reaches = new Map(told.groups.map(({ id, reach }) => [id, reach]));
    const lines = AREAS.flatMap((area) => told.dashboard.areas[area]?.lines ?? []);
    const ofCauses = lines.flatMap(({ cause, reach }) => (cause === null ? [] : [{ cause, reach }]));
    const known = ofCauses.filter(({ cause }) => reaches.has(cause));
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual(known.map(({ cause }) => ({ cause, reach: reaches.get(cause) })));
  });
});
