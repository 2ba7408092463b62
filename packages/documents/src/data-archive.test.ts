import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";

import { type ArchiveTable, type DataArchive, dataArchive } from "#data-archive.ts";

type Row = Readonly<Record<string, unknown>>;

function table(name: string, ...batches: Row[][]): ArchiveTable {
  return {
    name,
    about: `All ${name}`,
    columns: ["id", "title", "tags", "at", "score", "isOpen"],
    batches: async function* read(): AsyncGenerator<Row[]> {
      yield* batches;
    },
  };
}

const AT = new Date("2026-11-18T12:00:00.000Z");
const ROW = { id: "1", title: "Bread", tags: ["a", "b"], at: AT, score: null, isOpen: true };

function archive(changes: Partial<DataArchive> = {}): DataArchive {
  const files: DataArchive["files"] = [];
  return {
    product: "Plumbline",
    organization: "Harbor Bakery",
    at: AT,
    tables: [],
    files,
    missingFiles: [],
    ...changes,
  };
}

async function textsOf(made: DataArchive): Promise<Record<string, string>> {
  const entries = unzipSync(await buffer(dataArchive(made)));
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe("an archive of an organization's data", () => {
  it("holds each table as JSON and as CSV, over all of its batches", async () => {
    const texts = await textsOf(archive({ tables: [table("issues", [ROW], [{ ...ROW, id: "2" }])] }));
    const json: unknown = JSON.parse(texts["data/issues.json"] ?? "");
    const row = { ...ROW, at: AT.toISOString() };
    expect(json).toEqual([row, { ...row, id: "2" }]);
    expect(texts["data/issues.csv"]).toBe(
      'id,title,tags,at,score,isOpen\r\n1,Bread,"[""a"",""b""]",2026-11-18T12:00:00.000Z,,true\r\n' +
        '2,Bread,"[""a"",""b""]",2026-11-18T12:00:00.000Z,,true\r\n',
    );
  });

  it("has an empty list and the header alone where there are no rows", async () => {
    const texts = await textsOf(archive({ tables: [table("scans")] }));
    expect(JSON.parse(texts["data/scans.json"] ?? "")).toEqual([]);
    expect(texts["data/scans.csv"]).toBe("id,title,tags,at,score,isOpen\r\n");
  });

  it("keeps a spreadsheet from running what a scanned site wrote", async () => {
    const texts = await textsOf(archive({ tables: [table("issues", [{ ...ROW, title: "=cmd()" }])] }));
    expect(texts["data/issues.csv"]).toContain("1,'=cmd(),");
    expect(texts["data/issues.json"]).toContain('"=cmd()"');
  });

  it("holds the files byte by byte, and says which are missing", async () => {
    const open = async () => Readable.from([Buffer.from("%PDF-1.7")]);
    const files = [
      { name: "reports/a.pdf", open },
      { name: "statements/letter-v1.pdf", open },
    ];
    const texts = await textsOf(archive({ files, missingFiles: ["reports/b.pdf"] }));
    expect(texts["reports/a.pdf"]).toBe("%PDF-1.7");
    expect(texts["README.txt"]).toContain(
      "The folder reports has 1 report as PDF.\nThe folder statements has 1 signed document as PDF.",
    );
    expect(texts["README.txt"]).toContain("We could not find these files:\n  reports/b.pdf");
  });

  it("begins with a page that says what is in it", async () => {
    const texts = await textsOf(archive({ tables: [table("issues"), table("scan-areas")] }));
    expect(Object.keys(texts)[0]).toBe("README.txt");
    expect(texts["README.txt"]).toContain(
      "The data of Harbor Bakery in Plumbline, as it stood on 2026-11-18T12",
    );
    expect(texts["README.txt"]).toContain("  issues      All issues\n  scan-areas  All scan-areas");
    expect(texts["README.txt"]).toContain("There are no reports yet.");
  });

  it("is no archive at all when something cannot be read", async () => {
    const read = async function* fail(): AsyncGenerator<Row[]> {
      yield [ROW];
      throw new Error("The connection is gone");
    };
    const broken = { ...table("issues"), batches: read };
    await expect(buffer(dataArchive(archive({ tables: [broken] })))).rejects.toThrow(
      "The connection is gone",
    );
    const files = [{ name: "reports/a.pdf", open: () => Promise.reject(new Error("No such file")) }];
    await expect(buffer(dataArchive(archive({ files })))).rejects.toThrow("No such file");
  });
});
