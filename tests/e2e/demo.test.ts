import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { environmentWith } from "@plumbline/core/platform/config";
import { stopEmbeddedPostgres } from "@plumbline/core/platform/database/embedded-postgres";
import { openFiles } from "@plumbline/core/platform/private-files";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../../apps/cli/src/main.ts", import.meta.url));
/** What `npm run demo` runs: it passes signals on, so that one Ctrl-C arrives twice. */
const LAUNCHER = fileURLToPath(new URL("../../setup/plumbline.mjs", import.meta.url));
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

interface DemoStart {
  port?: string;
  /** Starts it as a terminal does: by the launcher, all processes in a group of their own. */
  asGroup?: boolean;
  allowedHosts?: string;
}

function startDemo(
  home: string,
  args: string[],
  { port = "0", asGroup = false, allowedHosts }: DemoStart = {},
): Demo {
  const settings = { PLUMBLINE_HOME: home, PORT: port, DATABASE_URL: undefined };
  const child = spawn(process.execPath, [asGroup ? LAUNCHER : MAIN, "demo", ...args], {
    env: environmentWith({ ...settings, PLUMBLINE_ALLOWED_HOSTS: allowedHosts }),
    detached: asGroup,
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
      const mails = await Promise.all(
        readdirSync(join(home, "outbox"))
          .filter((file) => file.endsWith(".eml"))
          .map((file) => PostalMime.parse(readFileSync(join(home, "outbox", file)))),
      );
      // The receipt, the welcome of the one with the payment link, and the report: each once.
      expect(mails).toHaveLength(3);
      expect(output).toContain(`Dashboard  ${ready.url}\n`);
      const ofReport = mails.filter(({ text }) => text?.includes(`\n${ready.url}/audit-history?download=`));
      expect(ofReport).toHaveLength(1);
    },
    LIMIT_MS,
  );

  it("leaves nothing in its home that other users of the machine can read or enter", async () => {
    const all = readdirSync(home, { recursive: true, encoding: "utf8" });
    for (const kind of [
      /^secret\.key$/u,
      /^plumbline\.log$/u,
      /^outbox.*eml$/u,
      /^files.*pdf$/u,
      /^postgres.password$/u,
    ])
      expect(all.some((name) => kind.test(name))).toBe(true);
    expect(await openFiles(home)).toEqual([]);
  });

  it(
    "serves the dashboard until Ctrl-C, and refuses a second one in the same home",
    async () => {
      const first = startDemo(home, [], { asGroup: true });
      await first.says("Press Ctrl-C to stop");
      expect(databasesOf(home)).not.toEqual([]);
      const { url } = JSON.parse(readFileSync(join(home, "demo.json"), "utf8"));
      const answer = await fetch(`${url}/readyz`);
      expect(answer.status).toBe(200);

      const second = await startDemo(home, ["--once"]).ended;
      expect(second.code).toBe(2);
      expect(second.output).toContain("Plumbline is already running");

      stopGroup(first.process, "SIGINT");
      expect((await first.ended).code).toBe(0);
      expect(databasesOf(home)).toEqual([]);
    },
    LIMIT_MS,
  );

  it("names the port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    const port = await portOf(other);
    const { code, output } = await startDemo(home, ["--once"], { port }).ended;
    other.close();
    expect(output).toContain(`Port ${port} is in use by another program`);
    expect(code).toBe(2);
  });

  it("tells why a site could not be scanned", async () => {
    const host = `127.0.0.1:${await unusedPort()}`;
    const demo = startDemo(home, ["--once", "--site", `http://${host}`], { allowedHosts: host });
    const { code, output } = await demo.ended;
    expect(output).toMatch(/the first scan failed: .*127\.0\.0\.1/u);
    expect(code).toBe(2);
  });

  it.each(["http://127.0.0.1:8080", "http://192.168.0.10/"])(
    "names the setting that opens a site no scan may reach, before it starts anything: %s",
    async (site) => {
      const { code, output } = await startDemo(home, ["--once", "--site", site]).ended;
      const { hostname, port } = new URL(site);
      expect(output).toContain(
        `set PLUMBLINE_ALLOWED_HOSTS=${hostname}:${port || "80"} and start the demo again`,
      );
      expect(output).not.toContain("Starting the database");
      expect(code).toBe(2);
    },
  );

  // One handler takes all three signals, here and in the launcher: each moment is tried with one, each signal once.
  it.each([
    { signal: "SIGINT", words: "Starting the database", running: 0 },
    { signal: "SIGTERM", words: "Dashboard", running: 1 },
    { signal: "SIGHUP", words: "Starting the database", running: 0 },
  ] as const)(
    "stopped by $signal to all its processes after '$words', leaves no database behind",
    async ({ signal, words, running }) => {
      const demo = startDemo(home, [], { asGroup: true });
      await demo.says(words);
      expect(databasesOf(home).length).toBeGreaterThanOrEqual(running);
      stopGroup(demo.process, signal);
      const { output, signal: killedBy } = await demo.ended;
      expect(killedBy).toBeNull();
      expect(output).toContain("Stopping ...");
      expect(databasesOf(home)).toEqual([]);
    },
    LIMIT_MS,
  );
});

async function portOf(server: Server): Promise<string> {
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return String(address.port);
}

/** A port on which nothing answers. */
async function unusedPort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  const port = await portOf(server);
  server.close();
  await once(server, "close");
  return port;
}

function stopGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error("The demo has not started.");
  process.kill(-pid, signal);
}

/** Database servers whose data belongs to this home; root keeps it elsewhere, under an id that the home names. */
function databasesOf(home: string): string[] {
  const elsewhere = join(home, "postgres", "location");
  const place = existsSync(elsewhere) ? readFileSync(elsewhere, "utf8").trim() : join(home, "postgres");
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .map(commandOf)
    .filter((command) => command.includes("postgres -D") && command.includes(place));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    // It ended in between.
    return "";
  }
}
