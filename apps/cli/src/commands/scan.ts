import { Command } from "commander";

import { AREAS } from "@plumbline/contract/areas";

import { EXIT, InputError } from "../exit.ts";
import { parseAddress, readAddressFile, requireOneHost } from "#scan/addresses.ts";
import {
  type Format,
  parseAreas,
  parseFailOn,
  parseFormat,
  parseLaws,
  parseOwnership,
  parsePageBudget,
  parsePageLimit,
  type RawScanOptions,
} from "#scan/options.ts";

const DEFAULT_MAX_PAGES = "25";
const DEFAULT_PAGE_LIMIT = "45";

const MORE_HELP = `
Formats: text to read; json as "plumbline schema" describes it; sarif (2.1.0) for code scanning; earl (JSON-LD)
for accessibility tools; csv for spreadsheets.

Exit codes: ${EXIT.done} scanned; ${EXIT.failed} our failure; ${EXIT.badInput} wrong input, or nothing could be measured;
${EXIT.foundTooGrave} something confirmed is as grave as --fail-on, and new where there is a --baseline; ${EXIT.interrupted} stopped by Ctrl-C: the
result tells what was measured until then, and which pages were not.
What a person must judge ("review") never fails a scan.

With --ownership the scan also asks for the beginnings of a few files that must not be public, such as /.env, once
it has found plumbline-ownership=<token> in /.well-known/plumbline-ownership.txt or a TXT record of _plumbline.<host>.

Private and loopback addresses are refused unless named with --allow-host or in PLUMBLINE_ALLOWED_HOSTS.

Examples:
  plumbline scan example.org
  plumbline scan https://example.org --max-pages 200 --format json --out result.json
  plumbline scan https://example.org --fail-on high --baseline result.json
  plumbline scan https://example.org --max-pages 2000 --checkpoint begun   # again after a crash: goes on from there
  plumbline scan --urls pages.txt --no-crawl --areas accessibility > pages.jsonl
  plumbline scan http://localhost:8080 --allow-host localhost:8080 --format sarif --out plumbline.sarif`;

function collect(value: string, earlier: string[]): string[] {
  return [...earlier, value];
}

/** Single pages come one by one, as JSON lines; the other formats need the whole. */
function formatOf(raw: RawScanOptions, streams: boolean): Format {
  const format = raw.format === undefined ? undefined : parseFormat(raw.format);
  if (!streams) return format ?? "text";
  if (format === undefined || format === "json") return "json";
  throw new InputError(
    `--urls with --no-crawl writes one JSON line a page, not ${format}. Leave one of them out, or --format.`,
  );
}

async function scan(urls: string[], raw: RawScanOptions): Promise<void> {
  const addresses = [...urls.map(parseAddress), ...(raw.urls === undefined ? [] : readAddressFile(raw.urls))];
  if (addresses.length === 0)
    throw new InputError("Name at least one address, or a file of them with --urls.");
  if (raw.crawl) requireOneHost(addresses);
  const streams = raw.urls !== undefined && !raw.crawl;
  if (streams && raw.checkpoint !== undefined)
    throw new InputError(
      "--checkpoint keeps the pages of one site; --urls with --no-crawl has none to keep.",
    );
  if (streams && raw.ownership !== undefined)
    throw new InputError("--ownership is about one site; --urls with --no-crawl asks none.");
  if (streams && raw.evidence !== undefined)
    throw new InputError("--evidence keeps the pictures of one site; --urls with --no-crawl takes none.");
  if (!streams && raw.thorough === true)
    throw new InputError("--thorough is for --urls with --no-crawl; a scan of a site picks its key pages.");
  const options = {
    addresses,
    areas: parseAreas(raw.areas),
    laws: parseLaws(raw.laws),
    ownershipToken: raw.ownership === undefined ? undefined : parseOwnership(raw.ownership),
    maxPages: parsePageBudget(raw.maxPages),
    pageLimitMs: parsePageLimit(raw.pageLimit),
    crawl: raw.crawl,
    format: formatOf(raw, streams),
    out: raw.out,
    allowedHosts: raw.allowHost,
    checkpoint: raw.checkpoint,
    evidence: raw.evidence,
    thorough: raw.thorough === true,
  };
  const failOn = raw.failOn === undefined ? null : parseFailOn(raw.failOn);
  // Loaded late: the scanner is heavy, and --help or a typing error should answer at once.
  const { readBaseline } = await import("#scan/baseline.ts");
  const baseline = raw.baseline === undefined ? null : readBaseline(raw.baseline);
  const { runScan, streamPages } = await import("#scan/run-scan.ts");
  const wanted = { ...options, gate: { failOn, baseline } };
  process.exitCode = streams ? await streamPages(wanted) : await runScan(wanted);
}

/** `plumbline scan`: scans without database or account. */
export function scanCommand(): Command {
  return new Command("scan")
    .description("Scan a website and print what to fix. Needs no database and no account.")
    .argument("[url...]", "where to start; https:// is assumed")
    .option("--urls <file>", "file of addresses, one a line (- reads standard input)")
    .option("--no-crawl", "take just the addresses given; with --urls, one JSON line a page as it is done")
    .option("--thorough", "with --urls and --no-crawl: try each page by keyboard and in other views too")
    .option("--max-pages <n>", "pages at most", DEFAULT_MAX_PAGES)
    .option("--page-limit <seconds>", "time one page may take", DEFAULT_PAGE_LIMIT)
    .option("--areas <list>", "areas to look at, parted by commas", AREAS.join(","))
    .option("--laws <list>", "laws privacy is judged by: US, CA (California), EU, KIDS", "US")
    .option("--ownership <token>", "ask for private files too; the site must publish the token, see below")
    .option("--format <format>", "text, json, sarif, earl or csv (default: text)")
    .option("--out <file>", "write there instead of standard output")
    .option("--checkpoint <folder>", "keep what was gathered there until the scan is done, and go on from it")
    .option(
      "--evidence <folder>",
      "take pictures of what was found and write them there, named by the result",
    )
    .option("--fail-on <severity>", `exit ${EXIT.foundTooGrave} from critical, high, medium or low on`)
    .option("--baseline <file>", "earlier JSON result: only what it does not know is new, and fails")
    .option(
      "--allow-host <host:port>",
      "let the scan reach this test host although it is private; may repeat",
      collect,
      [],
    )
    .addHelpText("after", MORE_HELP)
    .action(scan);
}
