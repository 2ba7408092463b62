import type { Area } from "@plumbline/contract/areas";
import type { Law } from "@plumbline/contract/laws";
import type { ScanResult } from "@plumbline/contract/scan-result";
import { ConfigError, loadGroup } from "@plumbline/core/platform/config";
import { createEgressPolicy } from "@plumbline/scanner/egress";
import { BrowserNotFoundError } from "@plumbline/scanner/find-browser";
import { NoSandboxError } from "@plumbline/scanner/no-sandbox-error";
import { InPageScriptError } from "@plumbline/scanner/in-page-script-error";
import { type FolderCheckpoint, openFolderCheckpoint } from "@plumbline/scanner/folder-checkpoint";
import { type Scan, scanPages, scanSite } from "@plumbline/scanner/scan";

import { EXIT, InputError } from "../exit.ts";
import { type Output, openOutputs } from "../output.ts";
import { prepareFolder } from "../prepare-folder.ts";
import { allowHostHint } from "#scan/allow-host-hint.ts";
import { baselineWarnings } from "#scan/baseline.ts";
import { staysAsItIs } from "#scan/earlier-result.ts";
import { writeAs } from "#scan/formats.ts";
import { describeFailure, failingUnits, type Gate } from "#scan/gate.ts";
import type { Format, FurtherOutput } from "#scan/options.ts";
import { writePictures } from "#scan/pictures.ts";
import { terminalProgress } from "#scan/progress.ts";

export interface WantedScan {
  addresses: string[];
  areas: Area[];
  laws: Law[];
  /** What the site publishes to be asked for private files. */
  ownershipToken: string | undefined;
  maxPages: number;
  /** Milliseconds one page may take. */
  pageLimitMs: number;
  crawl: boolean;
  format: Format;
  /** Whether the text lists advice, and does not only count it. */
  listsAdvice: boolean;
  out: string | undefined;
  /** What else the same scan is written as. */
  also: FurtherOutput[];
  gate: Gate;
  allowedHosts: string[];
  /** Folder that keeps what was gathered until the scan is done. */
  checkpoint: string | undefined;
  /** Folder for pictures of what was found; none are taken without it. */
  evidence: string | undefined;
  /** Whether pages taken one by one are examined as key pages are. */
  thorough: boolean;
}

/** Ctrl-C, or SIGTERM as pipelines send it, once ends the scan with what it has; twice ends the process. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    console.error(name === "SIGINT" ? "\nStopping; press Ctrl-C again to stop right away." : "\nStopping.");
    controller.abort();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
  }
}

/** An output and the format that goes there. */
interface Target {
  format: Format;
  output: Output;
  /** Where it goes, unless that is standard output by default. */
  path: string | undefined;
  /** Whether what is there stays. */
  isKept: boolean;
}

async function withOutputs(
  { format, out, also }: WantedScan,
  work: (targets: readonly Target[], signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const wanted = [{ format, out }, ...also];
  const outputs = openOutputs(wanted.map((each) => each.out));
  try {
    const targets = outputs.map((output, index) => ({
      output,
      format: wanted[index]?.format ?? format,
      path: wanted[index]?.out,
      isKept: false,
    }));
    const exitCode = await untilInterrupted((signal) => work(targets, signal));
    for (const { output, isKept } of targets) {
      if (isKept) output.discard();
      else output.finish();
    }
    return exitCode;
  } catch (error) {
    for (const output of outputs) output.discard();
    const isAboutThisMachine = [BrowserNotFoundError, NoSandboxError, InPageScriptError].some(
      (kind) => error instanceof kind,
    );
    throw isAboutThisMachine && error instanceof Error ? new InputError(error.message) : error;
  }
}

function scannerOptions(wanted: WantedScan, signal: AbortSignal) {
  const scanner = readSettings();
  const allowedHosts = hostsAllowedBy(wanted);
  requireHosts(allowedHosts);
  return {
    areas: wanted.areas,
    profiles: wanted.laws,
    allowedHosts,
    extraRoots: scanner.extraRoots,
    browserPath: scanner.browserPath,
    allowsUnsandboxed: scanner.allowsUnsandboxed,
    memoryLimitBytes: scanner.memoryLimitMb * 1024 * 1024,
    pageLimitMs: wanted.pageLimitMs,
    log: (level: string, message: string) => {
      if (level !== "info") console.error(`plumbline: ${message}`);
    },
    signal,
  };
}

/** By the settings and for this scan. */
function hostsAllowedBy(wanted: Pick<WantedScan, "allowedHosts">): string[] {
  return [...readSettings().allowedHosts, ...wanted.allowedHosts];
}

function readSettings() {
  try {
    return loadGroup("scanner");
  } catch (error) {
    if (error instanceof ConfigError) throw new InputError(error.message);
    throw error;
  }
}

function fieldDataAccess(): { key: string; service: string } | undefined {
  const { chromeUxReportKey: key, chromeUxReportUrl: service } = readSettings();
  return key === undefined ? undefined : { key, service };
}

function requireHosts(allowedHosts: readonly string[]): void {
  try {
    createEgressPolicy(allowedHosts);
  } catch (error) {
    if (error instanceof TypeError) throw new InputError(error.message);
    throw error;
  }
}

interface Ending {
  wasMeasured: boolean;
  /** Fix units that the gate does not let pass. */
  failing: number;
  isStopped: boolean;
}

function exitCodeOf({ wasMeasured, failing, isStopped }: Ending, gate: Gate): number {
  if (isStopped) return EXIT.interrupted;
  if (!wasMeasured) return EXIT.badInput;
  if (failing === 0) return EXIT.done;
  console.error(`plumbline: ${describeFailure(failing, gate)}`);
  return EXIT.foundTooGrave;
}

async function explainFailure({ pages }: ScanResult, allowedHosts: readonly string[]): Promise<void> {
  console.error("plumbline: Nothing could be measured.");
  for (const page of pages) console.error(`  ${page.url}: ${page.reason ?? "no reason given"}`);
  const [first] = pages;
  const hint = first === undefined ? null : await allowHostHint(first.url, allowedHosts);
  if (hint !== null) console.error(`plumbline: ${hint}`);
}

function warnOfBaseline({ gate, areas }: WantedScan, rulesetVersion: string): void {
  if (gate.baseline === null) return;
  for (const warning of baselineWarnings(gate.baseline, { areas, rulesetVersion })) {
    console.error(`plumbline: ${warning}`);
  }
}

async function checkpointOf({ checkpoint }: WantedScan): Promise<FolderCheckpoint | undefined> {
  if (checkpoint === undefined) return undefined;
  prepareFolder(checkpoint);
  return await openFolderCheckpoint(checkpoint);
}

/** Scans one site and prints one result. Answers the exit code. */
export function runScan(wanted: WantedScan): Promise<number> {
  return withOutputs(wanted, async (targets, signal) => {
    const [startUrl = "", ...urls] = wanted.addresses;
    const { crawl } = wanted;
    const progress = terminalProgress();
    const checkpoint = await checkpointOf(wanted);
    if (wanted.evidence !== undefined) prepareFolder(wanted.evidence);
    const scan = await scanSite({
      ...scannerOptions(wanted, signal),
      startUrl,
      urls,
      crawl,
      checkpoint,
      ownershipToken: wanted.ownershipToken,
      screenshots: wanted.evidence !== undefined,
      fieldData: fieldDataAccess(),
      maxPages: Math.max(wanted.maxPages, wanted.addresses.length),
      onProgress: progress.show,
      onFirstFound: progress.found,
    }).finally(progress.clear);
    try {
      const exitCode = await writeScan(wanted, scan, targets);
      if (wanted.evidence !== undefined) writePictures(wanted.evidence, scan.screenshots);
      if (scan.result.stopped === undefined) await checkpoint?.clear();
      return exitCode;
    } finally {
      scan.close();
    }
  });
}

/** Nothing replaces what an earlier scan measured but what was measured. */
function keepEarlierResults(targets: readonly Target[]): void {
  for (const target of targets.filter(({ path, format }) => staysAsItIs(path, format))) {
    target.isKept = true;
    console.error(`plumbline: ${target.path} was left as it was.`);
  }
}

/** Behind a broken certificate no page is measured, and security has a score all the same. */
function saysSomething({ pages, areas }: ScanResult): boolean {
  const isAnyPageMeasured = pages.some(({ state }) => state === "measured");
  return isAnyPageMeasured || Object.values(areas).some(({ score }) => score !== null);
}

async function writeScan(
  wanted: WantedScan,
  { result, evidence }: Scan,
  targets: readonly Target[],
): Promise<number> {
  const { areas, gate, listsAdvice } = wanted;
  const { baseline } = gate;
  const [asked] = wanted.addresses;
  const wasMeasured = saysSomething(result);
  if (wasMeasured) warnOfBaseline(wanted, result.rulesetVersion);
  else {
    await explainFailure(result, hostsAllowedBy(wanted));
    keepEarlierResults(targets);
  }
  // A person has just read the reason; programs also want the result that says so.
  for (const { format, output } of targets.filter((each) => wasMeasured || each.format !== "text")) {
    for (const piece of writeAs(format, { result, evidence, areas, baseline, listsAdvice, asked })) {
      await output.write(piece);
    }
  }
  const failing = failingUnits(result.findings, gate).length;
  return exitCodeOf({ wasMeasured, failing, isStopped: result.stopped !== undefined }, gate);
}

/** Judges each address by itself and prints one JSON line as each is done. Answers the exit code. */
export function streamPages(wanted: WantedScan): Promise<number> {
  return withOutputs(wanted, async ([target], signal) => {
    const { gate, addresses } = wanted;
    const failing = new Set<string>();
    let measuredPages = 0;
    const options = { ...scannerOptions(wanted, signal), thorough: wanted.thorough };
    for await (const page of scanPages(addresses, options)) {
      if (page.state === "measured" && ++measuredPages === 1) warnOfBaseline(wanted, page.rulesetVersion);
      for (const { fingerprint } of failingUnits(page.findings, gate)) failing.add(fingerprint);
      await target?.output.write(`${JSON.stringify(page)}\n`);
    }
    if (measuredPages === 0) {
      console.error("plumbline: Nothing could be measured; each line says why.");
      keepEarlierResults(target === undefined ? [] : [target]);
    }
    return exitCodeOf(
      { wasMeasured: measuredPages > 0, failing: failing.size, isStopped: signal.aborted },
      gate,
    );
  });
}
