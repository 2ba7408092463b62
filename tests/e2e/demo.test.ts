import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { environmentWith } from "@plumbline/core/platform/config";
import { stopEmbeddedPostgres } from "@plumbline/core/platform/database/embedded-postgres";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../../apps/cli/src/main.ts", import.meta.url));
const LIMIT_MS = 240_000;

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

interface Demo {
  process: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves when the words appear in what it prints. */
  says(words: string): Promise<void>;
}

function startDemo(home: string, args: string[], port = "0"): Demo {
  const child = spawn(process.execPath, [MAIN, "demo", ...args], {
    env: environmentWith({ PLUMBLINE_HOME: home, PORT: port, DATABASE_URL: undefined }),
  });
  let output = "";
  const waiting: { words: string; tell: () => void }[] = [];
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const { words, tell } of waiting) if (output.includes(words)) tell();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = new Promise<Ended>((resolve) =>
    child.once("close", (code, signal) => resolve({ code, signal, output })),
  );
  const says = (words: string): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ words, tell: resolve });
      if (output.includes(words)) resolve();
      void ended.then(() => reject(new Error(`The demo ended without saying "${words}":\n${output}`)));
    });
  return { process: child, ended, says };
}

function pdfsIn(home: string): string[] {
  return readdirSync(join(home, "files"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".pdf"),
  );
}

describe("the demo", () => {
  const home = mkdtempSync(join(tmpdir(), "plumbline-demo-"));
  afterAll(async () => {
    await stopEmbeddedPostgres(home);
    rmSync(home, { recursive: true, force: true });
  });

  it(
    "killed in mid-scan, takes up the same scan at the next start and makes one report and one mail",
    async () => {
      const killed = startDemo(home, ["--once"]);
      await killed.says("First scan: Visiting the pages");
      killed.process.kill("SIGKILL");
      expect((await killed.ended).signal).toBe("SIGKILL");
      expect(existsSync(join(home, "demo.json"))).toBe(false);

      const { code, output } = await startDemo(home, ["--once"]).ended;
      expect(output).toContain("The first scan and its report are done.");
      expect(code).toBe(0);
      const ready = JSON.parse(readFileSync(join(home, "demo.json"), "utf8"));
      expect(Object.keys(ready).toSorted()).toEqual(
        ["email", "organizationId", "outbox", "password", "paymentLink", "scanId", "site", "url"].toSorted(),
      );
      expect(pdfsIn(home)).toHaveLength(1);
      const mails = readdirSync(join(home, "outbox")).filter((file) => file.endsWith(".eml"));
      expect(mails).toHaveLength(1);
      const mail = await PostalMime.parse(readFileSync(join(home, "outbox", mails[0]!)));
      expect(output).toContain(`Dashboard  ${ready.url}\n`);
      expect(mail.text).toContain(`\n${ready.url}/audit-history?download=`);
    },
    LIMIT_MS,
  );

  it(
    "serves the dashboard until Ctrl-C, and refuses a second one in the same home",
    async () => {
      const first = startDemo(home, []);
      await first.says("Press Ctrl-C to stop");
      const { url } = JSON.parse(readFileSync(join(home, "demo.json"), "utf8"));
      const answer = await fetch(`${url}/readyz`);
      expect(answer.status).toBe(200);

      const second = await startDemo(home, ["--once"]).ended;
      expect(second.code).toBe(2);
      expect(second.output).toContain("Plumbline is already running");

      first.process.kill("SIGINT");
      expect((await first.ended).code).toBe(0);
    },
    LIMIT_MS,
  );

  it("names the port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    const { code, output } = await startDemo(home, ["--once"], port).ended;
    other.close();
    expect(output).toContain(`Port ${port} is taken`);
    expect(code).toBe(2);
  });

  it("tells why a site could not be scanned", async () => {
    const { code, output } = await startDemo(home, ["--once", "--site", "http://127.0.0.1:80/"]).ended;
    expect(output).toMatch(/the first scan failed: .*(private|loopback)/iu);
    expect(code).toBe(2);
  });
});
