import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { silentLog } from "@plumbline/testing/log-capture";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { pidFile, serverState } from "#platform/database/embedded/postmaster.ts";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "plumbline-postgres-"));
  await chmod(home, 0o755);
});
afterEach(async () => {
  await stopEmbeddedPostgres(home);
  await rm(home, { recursive: true, force: true });
});

function start() {
  return startEmbeddedPostgres({ home, log: silentLog(), isDurable: false });
}

async function query(url: string, statement: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function dataFolder(): string {
  return join(home, "postgres", "data");
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(10);
}

/** Starts the server from a process of its own, as the product does, and answers once it is up. */
async function startElsewhere(): Promise<{ starter: ChildProcess; url: string }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL("./embedded-postgres.ts", import.meta.url).href)};
    import { createLog } from ${JSON.stringify(new URL("../log.ts", import.meta.url).href)};
    const log = createLog({ level: "silent" });
    const server = await startEmbeddedPostgres({ home: ${JSON.stringify(home)}, log, isDurable: false });
    process.stdout.write(server.url + "\\n");
    setInterval(() => {}, 1000);
  `;
  const starter = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: new URL("../../..", import.meta.url),
  });
  const [chunk] = await once(starter.stdout, "data");
  return { starter, url: String(chunk).trim() };
}

describe("the embedded server", () => {
  it("starts on an empty home and keeps its password to itself", async () => {
    const server = await start();
    expect(server.wasRunning).toBe(false);
    expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect((await stat(join(home, "postgres", "password"))).mode & 0o777).toBe(0o600);
    const wrong = server.url.replace(/:[^:@]+@/u, ":guess@");
    await expect(query(wrong, "select 1")).rejects.toThrow(/password authentication failed/u);
  });

  it("listens on this machine alone, without a socket file", async () => {
    const { url } = await start();
    expect(await query(url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    expect(await query(url, "show unix_socket_directories")).toEqual([{ unix_socket_directories: "" }]);
  });

  it("is safe against power loss unless told otherwise", async () => {
    const { url } = await startEmbeddedPostgres({ home, log: silentLog() });
    expect(await query(url, "show fsync")).toEqual([{ fsync: "on" }]);
    expect(await query(url, "show full_page_writes")).toEqual([{ full_page_writes: "on" }]);
  });

  it("keeps its data over a stop and a start", async () => {
    const { url } = await start();
    await query(url, "create table kept (word text); insert into kept values ('still here')");
    await stopEmbeddedPostgres(home);
    expect(serverState(dataFolder())).toEqual({ kind: "stopped" });
    expect(await query((await start()).url, "select word from kept")).toEqual([{ word: "still here" }]);
  });

  it("outlives the process that started it, and the next one takes it over", async () => {
    const { starter, url } = await startElsewhere();
    starter.kill("SIGKILL");
    await once(starter, "exit");
    const adopted = await start();
    expect(adopted).toMatchObject({ url, wasRunning: true });
  });

  it("starts again after it was killed itself, and lost nothing", async () => {
    const first = await startEmbeddedPostgres({ home, log: silentLog() });
    await query(first.url, "create table kept (word text); insert into kept values ('still here')");
    process.kill(first.pid, "SIGKILL");
    await until(() => serverState(dataFolder()).kind !== "ready");
    const second = await start();
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.url, "select word from kept")).toEqual([{ word: "still here" }]);
  });

  it("is one and the same for several starters on an empty home", async () => {
    const servers = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
    for (const { starter } of servers) starter.kill("SIGKILL");
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
  });

  it("starts where only the file of a dead process is left", async () => {
    await start();
    const left = await readFile(pidFile(dataFolder()), "utf8");
    await stopEmbeddedPostgres(home);
    const dead = spawn("true");
    await once(dead, "exit");
    await writeFile(pidFile(dataFolder()), left.replace(/^\d+/u, String(dead.pid)));
    expect((await start()).wasRunning).toBe(false);
  });

  it("starts where the file names a process that has nothing to do with it", async () => {
    await start();
    const left = await readFile(pidFile(dataFolder()), "utf8");
    await stopEmbeddedPostgres(home);
    await writeFile(pidFile(dataFolder()), left.replace(/^\d+/u, String(process.pid)));
    expect(serverState(dataFolder())).toEqual({ kind: "stale", pid: process.pid });
    expect((await start()).wasRunning).toBe(false);
  });

  it("says what the server wrote when it cannot start", async () => {
    await start();
    await stopEmbeddedPostgres(home);
    await writeFile(join(dataFolder(), "PG_VERSION"), "9\n");
    await expect(start()).rejects.toThrow(/PostgreSQL did not start.*FATAL/su);
  });

  it("answers no one once it is stopped, and stopping twice is no error", async () => {
    const { url } = await start();
    await stopEmbeddedPostgres(home);
    await expect(query(url, "select 1")).rejects.toThrow(/ECONNREFUSED/u);
    await stopEmbeddedPostgres(home);
    expect(existsSync(pidFile(dataFolder()))).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)("lives elsewhere when root's home is closed to others", async () => {
    await chmod(home, 0o700);
    const { url } = await start();
    const [row] = await query(url, "show data_directory");
    const place = String(Object.values(row ?? {})[0]);
    expect(place).toMatch(/^\/var\/lib\/plumbline\/[0-9a-f-]{36}\/data$/u);
    expect((await start()).wasRunning).toBe(true);
    await stopEmbeddedPostgres(home);
    await rm(join(place, ".."), { recursive: true });
  });

  it("has nothing to stop in a home that never was", async () => {
    await expect(stopEmbeddedPostgres(join(home, "nowhere"))).resolves.toBeUndefined();
  });
});
