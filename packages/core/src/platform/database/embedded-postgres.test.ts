import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, cp, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import { silentLog } from "@plumbline/testing/log-capture";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { pidFile, serverState } from "#platform/database/embedded/postmaster.ts";
import { migrateDatabase } from "#platform/database/migrate.ts";
import {
  embeddedDatabaseElsewhere,
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "#platform/database/embedded-postgres.ts";

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "plumbline-postgres-"));
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

/** Leaves the file of a server that has ended, with another process in it; it belongs to whom the server runs as. */
async function leavePidFile(text: string, pid: number | undefined): Promise<void> {
  // The server takes its own file away a moment before it ends.
  await until(() => !existsSync(pidFile(dataFolder())));
  await writeFile(pidFile(dataFolder()), text.replace(/^\d+/u, String(pid)));
  const { uid, gid } = await stat(dataFolder());
  await chown(pidFile(dataFolder()), uid, gid);
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
    const { superuserUrl: url } = await start();
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
    await leavePidFile(left, dead.pid);
    expect((await start()).wasRunning).toBe(false);
  });

  it("starts where the file names a process that has nothing to do with it", async () => {
    await start();
    const left = await readFile(pidFile(dataFolder()), "utf8");
    await stopEmbeddedPostgres(home);
    await leavePidFile(left, process.pid);
    await expect.poll(() => serverState(dataFolder())).toEqual({ kind: "stale", pid: process.pid });
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

  it.runIf(process.getuid?.() === 0)(
    "lives elsewhere where root's home is below a closed folder",
    async () => {
      const closed = home;
      home = join(closed, "home");
      await start();
      const place = join("/var/lib/plumbline", await readFile(join(home, "postgres", "location"), "utf8"));
      expect(existsSync(join(place, "data", "PG_VERSION"))).toBe(true);
      expect((await start()).wasRunning).toBe(true);
      expect(await embeddedDatabaseElsewhere(home)).toBe(join(place, "data"));
      await stopEmbeddedPostgres(home);
      const copy = join(closed, "copy");
      await cp(home, copy, { recursive: true });
      await expect(startEmbeddedPostgres({ home: copy, log: silentLog() })).rejects.toThrow(
        `${copy} is a copy of ${home}`,
      );
      await rename(home, join(closed, "aside"));
      await startEmbeddedPostgres({ home: copy, log: silentLog(), isDurable: false });
      await stopEmbeddedPostgres(copy);
      await rename(place, `${place}-away`);
      await expect(startEmbeddedPostgres({ home: copy, log: silentLog() })).rejects.toThrow(
        `The database of this home was in ${place}, which is not on this machine.`,
      );
      await rename(`${place}-away`, place);
      await expect(embeddedDatabaseElsewhere(join(closed, "new"))).rejects.toThrow(
        /Set PLUMBLINE_HOME to a folder it can reach/u,
      );
      await Promise.all([rm(place, { recursive: true }), rm(closed, { recursive: true })]);
    },
  );

  it("lets the product own its database and do nothing else on the server", async () => {
    const { url } = await start();
    const [role] = await query(
      url,
      "select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user",
    );
    expect(new Set(Object.values(role ?? {}))).toEqual(new Set([false]));
    await query(url, "create schema own; create table own.words (word text)");
    for (const refused of [
      "copy (select 1) to program 'id'",
      "select pg_read_file('/etc/passwd')",
      "select rolpassword from pg_authid",
      "create database another",
      "alter system set fsync = off",
    ])
      await expect(query(url, refused)).rejects.toThrow(/permission denied|must be/u);
  });

  it("hands over a database that an earlier version left to the superuser", async () => {
    const { superuserUrl } = await start();
    await query(superuserUrl, "alter database plumbline owner to plumbline");
    await migrateDatabase(superuserUrl);
    await query(superuserUrl, "create schema other; create table other.words (id serial, word text)");
    const { url } = await start();
    const owners = await query(
      url,
      `select distinct pg_get_userbyid(relowner) as owner from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    expect(owners).toEqual([{ owner: "plumbline_app" }]);
    await migrateDatabase(url);
    await query(url, "alter table other.words add column more text");
  });

  it.runIf(process.getuid?.() === 0)(
    "runs as a user that nothing else is, whoever's its data were",
    async () => {
      const first = await start();
      const userOf = async (pid: number) => (await stat(`/proc/${pid}`)).uid;
      expect(await userOf(first.pid)).toBe(65_521);
      await stopEmbeddedPostgres(home);
      await promisify(execFile)("chown", ["-R", "nobody", dataFolder()]);
      expect(await userOf((await start()).pid)).toBe(65_521);
    },
  );

  it("has nothing to stop in a home that never was", async () => {
    await expect(stopEmbeddedPostgres(join(home, "nowhere"))).resolves.toBeUndefined();
  });
});
