import { Command } from "commander";

import { AREAS } from "@plumbline/contract/areas";

import { EXIT, InputError } from "../exit.ts";
import { parseAddress, readAddressFile, requireOneHost } from "#scan/addresses.ts";
import {
  type Format,
  parseAreas,
  parseFailOn,
  parseFormat,
  parseFurtherOutput,
  parseLaws,
  parseOwnership,
  parsePageBudget,
  parsePageLimit,
  type RawScanOptions,
} from "#scan/options.ts";

const DEFAULT_MAX_PAGES = "25";
/** Seconds; who has each page tested by keyboard wants to see all of it tried. */
const PAGE_LIMIT = { usual: "45", thorough: "300" };

const MORE_HELP = `
Formats: text to read; json, described by "plumbline schema"; sarif (2.1.0) for code scanning; earl (JSON-LD)
for accessibility tools; csv for spreadsheets; inventory-csv for the third-party hosts and cookies.

Exit codes: ${EXIT.done} scanned; ${EXIT.failed} our error; ${EXIT.badInput} wrong input, or nothing could be measured;
${EXIT.foundTooGrave} a confirmed issue reaches --fail-on, and is new if there is a --baseline; ${EXIT.interrupted} stopped by Ctrl-C or
SIGTERM. The result says what was measured by then and which pages were not.
Issues that need review ("review") and advice ("advice") never fail a scan. Advice is best practice beyond the criteria
and laws we check.

With --ownership, the scan also requests the start of a few files that must not be public, such as /.env. First it
must find plumbline-ownership=<token> in /.well-known/plumbline-ownership.txt or a TXT record of _plumbline.<host>.

Private and loopback addresses are refused unless you name them with --allow-host or in PLUMBLINE_ALLOWED_HOSTS.

Examples:
  plumbline scan example.org
  plumbline scan https://example.org --max-pages 200 --format json --out result.json
  plumbline scan https://example.org --fail-on high --baseline result.json
  plumbline scan https://example.org --max-pages 2000 --checkpoint begun   # run again after a crash to continue
  plumbline scan https://example.org --also json=result.json --also sarif=plumbline.sarif
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
    `--urls with --no-crawl writes one JSON line per page, not ${format}. Leave out one of them, or --format.`,
  );
}

async function scan(urls: string[], raw: RawScanOptions): Promise<void> {
  const addresses = [...urls.map(parseAddress), ...(raw.urls === undefined ? [] : readAddressFile(raw.urls))];
  if (addresses.length === 0)
    throw new InputError("Name at least one address, or a file of them with --urls.");
  if (raw.crawl) requireOneHost(addresses);
  const streams = raw.urls !== undefined && !raw.crawl;
  if (streams && raw.checkpoint !== undefined)
    throw new InputError("--checkpoint works with a scan of one site, not with --urls and --no-crawl.");
  if (streams && raw.ownership !== undefined)
    throw new InputError("--ownership works with a scan of one site, not with --urls and --no-crawl.");
  if (streams && raw.evidence !== undefined)
    throw new InputError("--evidence works with a scan of one site, not with --urls and --no-crawl.");
  if (streams && raw.also.length > 0)
    throw new InputError("--also works with a scan of one site, not with --urls and --no-crawl.");
  if (!streams && raw.thorough === true)
    throw new InputError(
      "--thorough works only with --urls and --no-crawl. A scan of a site picks its own key pages.",
    );
  const options = {
    addresses,
    areas: parseAreas(raw.areas),
    laws: parseLaws(raw.laws),
    ownershipToken: raw.ownership === undefined ? undefined : parseOwnership(raw.ownership),
    maxPages: parsePageBudget(raw.maxPages),
    pageLimitMs: parsePageLimit(raw.pageLimit ?? PAGE_LIMIT[raw.thorough === true ? "thorough" : "usual"]),
    crawl: raw.crawl,
    format: formatOf(raw, streams),
    listsAdvice: raw.advice === true,
    out: raw.out,
    also: raw.also.map(parseFurtherOutput),
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
    .option("--urls <file>", "file of addresses, one per line (- reads standard input)")
    .option("--no-crawl", "scan only the given addresses; with --urls, print one JSON line per page")
    .option("--thorough", "with --urls and --no-crawl: also test each page by keyboard and in other views")
    .option("--max-pages <n>", "maximum number of pages", DEFAULT_MAX_PAGES)
    .option(
      "--page-limit <seconds>",
      `maximum time per page (default: ${PAGE_LIMIT.usual}; with --thorough: ${PAGE_LIMIT.thorough}). Two thirds of it are for views, a third to operate the page. Views that scripts show in place of the content may add up to five sixths`,
    )
    .option("--areas <list>", "areas to scan, separated by commas", AREAS.join(","))
    .option("--laws <list>", "privacy laws that apply: US, CA (California), EU, KIDS", "US")
    .option("--ownership <token>", "also look for private files; the site must publish the token, see below")
    .option("--format <format>", "text, json, sarif, earl, csv or inventory-csv (default: text)")
    .option("--advice", "with the format text: also list advice, which never lowers a score")
    .option("--out <file>", "write to this file instead of standard output")
    .option("--also <format=file>", "also write the same scan in this format; can be repeated", collect, [])
    .option("--checkpoint <folder>", "save progress there, and continue from it")
    .option("--evidence <folder>", "save screenshots of the findings there; the result names them")
    .option(
      "--fail-on <severity>",
      `exit ${EXIT.foundTooGrave} at this severity or above: critical, high, medium or low`,
    )
    .option("--baseline <file>", "earlier JSON result; only what is not in it counts as new and fails")
    .option("--allow-host <host:port>", "allow this private test host; can be repeated", collect, [])
    .addHelpText("after", MORE_HELP)
    .action(scan);
}
