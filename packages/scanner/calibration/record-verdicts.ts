/**
 * Notes what today's ruleset makes of the recorded evidence, after RULESET_VERSION was raised.
 * With `--evidence` the evidence is gathered anew first, which takes some minutes: when its shape or a probe changed.
 * Usage: npm run record:verdicts [-- --evidence]
 */
import { parseArgs } from "node:util";

import { AREAS } from "@plumbline/contract/areas";

import { ARIA_EXAMPLES } from "#checks/accessibility/act-examples/aria.testing.ts";
import { MEDIA_EXAMPLES } from "#checks/accessibility/act-examples/media.testing.ts";
import { LINK_AND_FIELD_EXAMPLES } from "#checks/accessibility/act-examples/links-and-fields.testing.ts";
import { NAME_EXAMPLES } from "#checks/accessibility/act-examples/names.testing.ts";
import { READING_EXAMPLES } from "#checks/accessibility/act-examples/reading.testing.ts";
import { SEEING_EXAMPLES } from "#checks/accessibility/act-examples/seeing.testing.ts";
import { STRUCTURE_EXAMPLES } from "#checks/accessibility/act-examples/structure.testing.ts";
import { aPageWith, serveSite } from "#gather/page/site-server.testing.ts";
import {
  changesIn,
  readEvidence,
  readVerdicts,
  refusalToRecord,
  verdictsOn,
  writeEvidence,
  writeVerdicts,
} from "#judge/recorded/recorded-verdicts.testing.ts";
import { scanSite } from "#scan.ts";

import "../../../setup/closed-pipes.ts";

const EXAMPLES = [
  ...ARIA_EXAMPLES,
  ...MEDIA_EXAMPLES,
  ...LINK_AND_FIELD_EXAMPLES,
  ...NAME_EXAMPLES,
  ...READING_EXAMPLES,
  ...SEEING_EXAMPLES,
  ...STRUCTURE_EXAMPLES,
];
/** A busy machine must not leave a page or view out. */
const PATIENT_MS = 240_000;

const { values } = parseArgs({ options: { evidence: { type: "boolean", default: false } } });
if (values.evidence) await recordEvidence();
const verdicts = verdictsOn(readEvidence());
const before = values.evidence ? verdicts : readVerdicts();
const refusal = refusalToRecord(verdicts, before);
if (refusal === null) {
  writeVerdicts(verdicts);
  console.log([...changesIn(verdicts, before), `Recorded for ruleset ${verdicts.ruleset}.`].join("\n"));
} else {
  console.error(refusal);
  process.exitCode = 1;
}

/** Scans a site whose pages are one failing example of each ACT rule. */
async function recordEvidence(): Promise<void> {
  const pages = EXAMPLES.flatMap(({ rule, failed: [first] }) =>
    first === undefined
      ? []
      : [[`/${rule}`, first.startsWith("<!doctype") ? first : aPageWith(first)] as const],
  );
  const links = pages.map(([path]) => `<li><a href="${path}">Example ${path.slice(1)}</a></li>`);
  const home = aPageWith(
    `<h2>Offers</h2><ul>${links.join("")}</ul><form><input name="mail"><button>Go</button></form>`,
  );
  const site = await serveSite({ ...Object.fromEntries(pages), "/": home });
  const scan = await scanSite({
    startUrl: `${site.origin}/`,
    areas: AREAS,
    allowedHosts: [new URL(site.origin).host],
    maxPages: pages.length + 1,
    crawl: true,
    profiles: ["EU", "US"],
    pageLimitMs: PATIENT_MS,
  });
  writeEvidence(scan.evidence);
  scan.close();
  await site.close();
}
