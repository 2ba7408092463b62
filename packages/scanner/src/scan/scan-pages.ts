import { DEFAULT_LAWS } from "@plumbline/contract/laws";
import { SCAN_SCHEMA_VERSION, type PageResult } from "@plumbline/contract/scan-result";

import { CHECKS } from "#checks/registry.ts";
import { EgressError } from "#egress/egress-error.ts";
import { checkUrl, createEgressPolicy } from "#egress/policy.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { createSiteClient, type SiteClient } from "#gather/site/site-client.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import { runChecks } from "#judge/run-checks.ts";
import { siteOf } from "#plan/own-site.ts";
import { readRobotsRules, type RobotsRules } from "#plan/robots-rules.ts";
import { botUserAgent } from "#plan/user-agent.ts";
import { platformOf } from "#platforms/platform-of.ts";
import { RULESET_VERSION } from "#ruleset.ts";
import { silentLog } from "#scan-log.ts";
import { BrowserSession } from "#scan/browser-session.ts";
import { noSiteFacts } from "#scan/gather-site.ts";
import { PAGE_LIMIT_MS, type PagesOptions, SIDE_BY_SIDE, type ScannerOptions } from "#scan/scan-options.ts";
import { toCheckSummary, toScannedPage } from "#scan/to-result.ts";
import { SecondTries } from "#scan/try-late-again.ts";
import { explainEgress } from "#gather/page/explain-egress.ts";
import { forbiddenPage, unmeasuredPage } from "#scan/unmeasured-page.ts";
import { scoreAreas } from "#score/score-area.ts";

/** Checks that compare pages or ask the server have nothing to say of a page by itself. */
const pageChecks = CHECKS.filter(({ scope }) => scope === "page");
const REMEMBERED_HOSTS = 500;

/**
 * Judges each address by itself in one warm browser, several side by side, and yields each as it is done. Takes
 * addresses as slowly as they come and keeps none, so a thousand pages need no more memory than ten.
 *
 * @throws BrowserNotFoundError when there is no Chromium
 * @throws NoSandboxError when it may not run without its sandbox, and cannot run with it
 */
export async function* scanPages(
  urls: AsyncIterable<string> | Iterable<string>,
  options: PagesOptions,
): AsyncGenerator<PageResult> {
  const policy = createEgressPolicy(options.allowedHosts, { extraRoots: options.extraRoots });
  const contactUrl = options.contactUrl ?? null;
  const { signal, log = silentLog, browserPath, allowsUnsandboxed } = options;
  const pageLimitMs = options.pageLimitMs ?? PAGE_LIMIT_MS;
  const session = await BrowserSession.open({
    policy,
    browserPath,
    allowsUnsandboxed,
    contactUrl,
    log,
    pageLimitMs,
    memoryLimitBytes: options.memoryLimitBytes,
  });
  const client = createSiteClient({ policy, userAgent: botUserAgent(contactUrl), signal });
  const rulesOf = rememberRules(client);
  const failures = new CheckFailures();
  const scan = { options, policy, session, rulesOf, secondTries: new SecondTries() };
  const scanOne = async (address: string): Promise<PageResult> => {
    const startedAt = new Date();
    const page = await visitOne(address, scan);
    return { asked: address, ...judgePage(page, startedAt, { options, failures }) };
  };
  try {
    yield* sideBySide(urls, scanOne, { lanes: options.concurrency ?? SIDE_BY_SIDE, signal });
  } finally {
    failures.report(log);
    await session.close();
  }
}

interface PageScan {
  options: PagesOptions;
  policy: ReturnType<typeof createEgressPolicy>;
  session: BrowserSession;
  rulesOf(url: URL): Promise<RobotsRules>;
  secondTries: SecondTries;
}

async function visitOne(address: string, scan: PageScan): Promise<PageEvidence> {
  const { options, policy, session } = scan;
  try {
    const url = checkUrl(policy, address);
    const forbidden = (await scan.rulesOf(url)).forbidsNamed(url.href);
    if (forbidden !== null) return forbiddenPage(url.href, forbidden);
    const plan = {
      url: url.href,
      isKeyPage: options.thorough === true,
      accessibility: options.areas.includes("accessibility"),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    };
    const page = await session.visit(plan);
    return await scan.secondTries.fuller(page, (rest) => session.visitAlone({ ...plan, ...rest }, page));
  } catch (error) {
    if (error instanceof EgressError) return unmeasuredPage(address, explainEgress(error));
    throw error;
  }
}

function judgePage(
  page: PageEvidence,
  startedAt: Date,
  { options, failures }: { options: ScannerOptions; failures: CheckFailures },
): PageResult {
  const reason = page.notMeasured ?? "Pages are judged by themselves here; the site is not asked.";
  const missing = { gathered: false, reason } as const;
  const site = URL.canParse(page.finalUrl)
    ? siteOf(page.finalUrl)
    : { startUrl: page.finalUrl, host: "", registrableDomain: null };
  const evidence: Evidence = {
    pages: [page],
    site: {
      ...site,
      ...noSiteFacts(reason),
      robotsTxt: missing,
      sitemaps: missing,
      linkStatuses: [],
      privacy: missing,
    },
    profiles: options.profiles ?? DEFAULT_LAWS,
    now: startedAt,
  };
  const judgment = runChecks(evidence, pageChecks, { areas: options.areas, failures });
  const platform = platformOf(evidence);
  return {
    schemaVersion: SCAN_SCHEMA_VERSION,
    rulesetVersion: RULESET_VERSION,
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    ...toScannedPage(page),
    ...(platform === null ? {} : { platform }),
    ...scoreAreas(options.areas, judgment, evidence),
    checks: judgment.checks.map((check) => toCheckSummary(check, evidence)),
    findings: judgment.findings,
  };
}

/** Asks each host for its robots.txt once; the longest unused are forgotten first. */
function rememberRules(client: SiteClient): PageScan["rulesOf"] {
  const known = new Map<string, Promise<RobotsRules>>();
  return ({ origin }) => {
    const rules =
      known.get(origin) ??
      client.text(`${origin}/robots.txt`, { maxBytes: 512 * 1024 }).then(readRobotsRules);
    known.delete(origin);
    known.set(origin, rules);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_HOSTS && oldest !== undefined) known.delete(oldest);
    return rules;
  };
}

/** Works on `lanes` items at a time and yields each result as it comes. */
async function* sideBySide<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  { lanes, signal }: { lanes: number; signal: AbortSignal | undefined },
): AsyncGenerator<Result> {
  const underWay = new Map<number, Promise<[number, Result]>>();
  let count = 0;
  const next = async function* (): AsyncGenerator<Result> {
    const [index, result] = await Promise.race(underWay.values());
    underWay.delete(index);
    yield result;
  };
  for await (const item of items) {
    if (signal?.aborted === true) break;
    const index = count++;
    underWay.set(
      index,
      work(item).then((result) => [index, result]),
    );
    if (underWay.size >= lanes) yield* next();
  }
  while (underWay.size > 0) yield* next();
}
