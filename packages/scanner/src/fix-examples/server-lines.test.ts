import { SERVERS } from "@plumbline/contract/fix-example";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";

import { COMPRESSED, keptForAWeek, leadToHttps } from "./delivery-lines.ts";
import { sentHeader } from "./server-lines.ts";

const VALUE = `camera=(), geolocation=(self "https://maps.example/?a=1&b=50%")`;
const header = sentHeader("Permissions-Policy", VALUE);
const AT = { message: "", page: "https://shop.example/" };

function linesFor(server: string, example = header): string {
  return example.servers?.find((form) => form.server === server)?.text ?? "";
}

describe("a header in the settings of each server", () => {
  it("is there for all of them, in one order", () => {
    expect(header.servers?.map(({ server }) => server)).toEqual(SERVERS);
  });

  it("quotes the value as each server reads it", () => {
    const quoted = VALUE.replaceAll('"', '\\"');
    expect(linesFor("nginx")).toBe(`add_header Permissions-Policy "${quoted}" always;`);
    expect(linesFor("Apache")).toBe(`Header always set Permissions-Policy "${quoted.replace("%", "%%")}"`);
    expect(linesFor("Caddy")).toBe(`header Permissions-Policy "${quoted}"`);
    expect(linesFor("Netlify")).toContain(`\n  Permissions-Policy: ${VALUE}`);
  });

  it("comes out as it went in where the settings are JSON or XML", () => {
    expect(JSON.parse(linesFor("Vercel"))).toEqual({
      headers: [{ source: "/(.*)", headers: [{ key: "Permissions-Policy", value: VALUE }] }],
    });
    const parsed: unknown = new XMLParser({ ignoreAttributes: false }).parse(linesFor("IIS"));
    expect(JSON.stringify(parsed)).toContain(JSON.stringify(VALUE));
  });
});

describe("the settings of a server", () => {
  const examples = [
    header,
    COMPRESSED,
    leadToHttps({ ...AT, snippet: null }),
    keptForAWeek({ ...AT, snippet: "https://shop.example/a.css?v=1" }),
  ];

  it.each(examples)("are well formed", (example) => {
    const iis = linesFor("IIS", example ?? undefined);
    expect(XMLValidator.validate(iis)).toBe(true);
    const vercel = linesFor("Vercel", example ?? undefined);
    expect(vercel === "" || JSON.parse(vercel) !== null).toBe(true);
  });

  it("let browsers keep one kind of file, and never the pages", () => {
    const caching = keptForAWeek({ ...AT, snippet: "https://shop.example/a.css?v=1" });
    expect(linesFor("nginx", caching ?? undefined)).toContain("location ~* \\.css$ {");
    expect(keptForAWeek({ ...AT, snippet: "https://shop.example/font" })).toBeNull();
  });
});
