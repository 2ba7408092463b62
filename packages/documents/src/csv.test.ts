import { describe, expect, it } from "vitest";

import { aFinding, aResult } from "#scan-result.testing.ts";
import { toCsv } from "#csv.ts";

const context = { fingerprintOf: () => "f1", isNew: null };

function rowOf(finding: Parameters<typeof aFinding>[0]): string {
  return toCsv(aResult({ findings: [aFinding(finding)] }), context);
}

describe("findings as CSV", () => {
  it("are one row each below a header line, ended as RFC 4180 asks", () => {
    const lines = toCsv(aResult(), context).split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      "\ufeffoutcome,severity,area,check,title,message,page,selector,snippet,wcag,act_rules,sources,fix_unit,example",
    );
    expect(lines[1]).toBe(
      "fail,critical,accessibility,a11y-image-alt,Images without a text alternative," +
        'The image has no text alternative,https://shop.example/,main > img,"<img src=""chair.png"">",' +
        "1.1.1,23a2a8,axe-core 4.14.1; Alfa 0.114.0,f1,",
    );
    expect(lines[3]).toBe("");
  });

  it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\tx", "  =1", "\u00a0=1", "\uff1d1"])(
    "do not let a spreadsheet run %j",
    (message) => {
      expect(rowOf({ message })).toContain(`,'${message},`);
    },
  );

  it.each(["\n=1", "\r\n+1", "\nplain"])("do not let a spreadsheet skip a line end to run %j", (message) => {
    expect(rowOf({ message })).toContain(`,"'${message}",`);
  });

  it("quote commas, quotes and line ends of any kind", () => {
    expect(rowOf({ message: 'a, "b"' })).toContain(',"a, ""b""",');
    expect(rowOf({ message: "a\nb" })).toContain(',"a\nb",');
    expect(rowOf({ message: "a\rb" })).toContain(',"a\rb",');
  });

  it("leave what is not there empty", () => {
    expect(rowOf({ selector: null, snippet: null })).toContain("https://shop.example/,,,1.1.1");
  });

  it("tell in a further column what is new against an earlier scan", () => {
    const findings = [aFinding(), aFinding({ check: "sec-hsts" })];
    const isNew = ({ check }: { check: string }) => check === "sec-hsts";
    const lines = toCsv(aResult({ findings }), { ...context, isNew })
      .trimEnd()
      .split("\r\n");
    expect(lines.map((line) => line.split(",").at(-1))).toEqual(["new", "no", "yes"]);
  });
});
