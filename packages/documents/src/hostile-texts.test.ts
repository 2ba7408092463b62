import { describe, expect, it } from "vitest";

import { csvText } from "#csv-text.ts";
import { toCsv } from "#csv.ts";
import { aFinding, aResult } from "#scan-result.testing.ts";
import { toSarif } from "#sarif.ts";

/** What a hostile site may call its titles, elements and addresses. */
const TEXTS = [
  "=1+1",
  "\n=1+1",
  "\r\n=1+1",
  "\u2028=1+1",
  "\u0085=1+1",
  "\u200b=1+1",
  "\u202e=1+1",
  "\u3000=1+1",
  "\u0000=1+1",
  "\u001f=1+1",
  "\ufeff@SUM(1)",
  "\uff1d1+1",
];

describe("texts of a hostile site", () => {
  it.each(TEXTS)("are never the start of a formula in a table: %j", (text) => {
    const cell = csvText([[text]], { bom: false }).trimEnd();
    expect(cell.replace(/^"/u, "")).toMatch(/^'/u);
  });

  it.each(TEXTS)("stay one cell in one row: %j", (text) => {
    const findings = [
      aFinding({ message: `${text}",x`, selector: text, snippet: text, page: `https://x.example/${text}` }),
    ];
    const csv = toCsv(aResult({ findings }), { fingerprintOf: () => "f1", isNew: null });
    // Line ends outside quotes end a row: the header's and the finding's.
    const outside = csv.replaceAll(/"(?:[^"]|"")*"/gu, "");
    expect(outside.match(/\r\n/gu)).toHaveLength(2);
  });

  it("make no link in SARIF, where a message could have one", () => {
    const message = "Has the label [Log in again](javascript:alert(1)) and [more](https://evil.example)";
    const result = aResult({ findings: [aFinding({ message })] });
    const [run] = toSarif(result, { checks: [], fingerprintOf: () => "f1", isNew: null }).runs;
    // Source: SARIF 2.1.0, section 3.11.6.
    expect(run?.results?.[0]?.message.text).not.toMatch(/\[[^\]]*\]\([^)]*\)/u);
    expect(run?.results?.[0]?.message.text).toContain("[Log in again] (javascript:alert(1))");
  });
});
