import { deflateSync } from "node:zlib";

import { afterAll, beforeAll, expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { readPolicyFile } from "#gather/site/read-policy-file.ts";
import { createSiteClient } from "#gather/site/site-client.ts";
import { type LoopbackSite, serveLoopback } from "#loopback-site.testing.ts";

const WORDS = "Le responsable du traitement est l'Ecole des Tilleuls.";
/** Its text is compressed, as that of most files is. */
function pdf(words: string): Buffer {
  const content = deflateSync(`BT /F1 11 Tf 50 780 Td (${words}) Tj ET`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString("latin1")}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Size 6 /Root 1 0 R >>\n%%EOF`, "latin1");
}

const FILES: Readonly<Record<string, Buffer>> = {
  "/policy.pdf": pdf(WORDS),
  "/scanned.pdf": pdf(""),
  "/broken.pdf": Buffer.from("%PDF-1.4\nnothing"),
  "/page.pdf": Buffer.from("<!doctype html><p>Please sign in"),
};
let site: LoopbackSite;

beforeAll(async () => {
  site = await serveLoopback(({ url = "/" }, response) => {
    const file = FILES[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
});
afterAll(async () => {
  await site.close();
});

const read = async (path: string) => {
  const client = createSiteClient({ policy: createEgressPolicy([site.host]), userAgent: "test" });
  return await readPolicyFile(client, `${site.origin}${path}`);
};

it("reads the words of a PDF", async () => {
  expect(await read("/policy.pdf")).toEqual({
    gathered: true,
    value: { url: `${site.origin}/policy.pdf`, text: WORDS },
  });
});

it.each([
  ["/scanned.pdf", "its PDF holds no text, only pictures"],
  ["/broken.pdf", "its PDF could not be read"],
  ["/page.pdf", "its file is no PDF"],
  ["/gone.pdf", "its file answered with status 404"],
])("says why it could not read %s", async (path, reason) => {
  expect(await read(path)).toEqual({ gathered: false, reason });
});
