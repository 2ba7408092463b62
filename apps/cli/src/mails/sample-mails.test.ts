import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { loadConfig } from "@plumbline/core/platform/config";
import { afterAll, describe, expect, it } from "vitest";

import { sampleMails } from "./sample-mails.ts";
import { writeSampleMails } from "./write-sample-mails.ts";

const CORE = fileURLToPath(new URL("../../../../packages/core/src", import.meta.url));
/** Writes what others have samples of. */
const FRAMES = ["notifications/event"];

const folder = mkdtempSync(join(tmpdir(), "plumbline-mails-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the mails to look at", () => {
  it("show every mail there is", () => {
    const written = globSync("**/*.mail.ts", { cwd: CORE }).map((file) => file.replace(/\.mail\.ts$/u, ""));
    const shown = new Set([...FRAMES, ...sampleMails(loadConfig({})).map(({ module }) => module)]);
    expect([...shown].toSorted()).toEqual(written.toSorted());
  });

  it("are written as HTML and as text, with a page that leads to each", async () => {
    const samples = await writeSampleMails(folder);
    const index = readFileSync(join(folder, "index.html"), "utf8");
    for (const { name, mail } of samples) {
      expect(index).toContain(`<a href="${name}.html">`);
      expect(readFileSync(join(folder, `${name}.html`), "utf8")).toBe(mail.html);
      expect(existsSync(join(folder, `${name}.txt`))).toBe(true);
    }
  });
});

describe("every mail", () => {
  const samples = sampleMails(
    loadConfig({
      BRAND_NAME: "Beacon & Co",
      BRAND_SUPPORT_EMAIL: "help@beacon.example",
      PUBLIC_URL: "https://app.beacon.example",
      PAYMENTS: "sandbox",
      MAIL_LOGO_URL: "https://app.beacon.example/logo.png",
    }),
  );

  it.each(
    samples.filter(({ module }) => module.startsWith("billing/")).map(({ name, mail }) => [name, mail.text]),
  )("%s says when it happened, or when it will", (_name, text) => {
    expect(text).toMatch(/\b(?:January|November|December|February) \d{1,2}, 202[67]/u);
  });

  it.each(samples.map((sample) => [sample.name, sample.mail] as const))(
    "%s is in the reseller's brand",
    (_name, mail) => {
      expect(mail.text).not.toContain("Plumbline");
      expect(mail.html).not.toContain("Plumbline");
      expect(mail.html).toContain('alt="Beacon &amp; Co"');
      const links = [...mail.html.matchAll(/(?:href|src)="([^"]+)"/gu)].map(([, url = ""]) => url);
      const own =
        /^(?:https:\/\/app\.beacon\.example\/|mailto:help@beacon\.example$|https:\/\/harbor-bakery\.example\/)/u;
      expect(links.filter((url) => !own.test(url))).toEqual([]);
    },
  );

  it.each(samples.map((sample) => [sample.name, sample.mail] as const))(
    "%s says in text what it says in HTML",
    (_name, mail) => {
      const shown = mail.html
        .replace(/^[\s\S]*?<\/h1>/u, "")
        .replaceAll(/<[^>]*>/gu, "\n")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&middot;", "")
        .replaceAll("&amp;", "&");
      const plain = mail.text.replaceAll(/^> /gmu, "");
      const lines = shown.split("\n").map((line) => line.trim());
      expect(lines.filter((line) => line !== "" && !plain.includes(line))).toEqual([]);
    },
  );

  it.each(samples.map((sample) => [sample.name, sample.mail] as const))(
    "%s has a subject one can read at a glance",
    (_name, { subject }) => {
      expect(subject.length).toBeLessThanOrEqual(100);
      expect(subject).not.toMatch(/\n|undefined|null|NaN/u);
    },
  );
});
