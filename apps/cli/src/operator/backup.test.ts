import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createCast } from "@plumbline/testing/cast";
import { stopEmbeddedPostgres } from "@plumbline/core/platform/database/embedded-postgres";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { MAIN, plumbline, plumblineHere } from "../plumbline.testing.ts";

let services: TestServices;
let place: string;

beforeAll(async () => {
  services = await testServices();
  await createCast(services);
  place = await mkdtemp(join(tmpdir(), "plumbline-moving-"));
});
afterAll(async () => {
  await stopEmbeddedPostgres(place);
  await rm(place, { recursive: true });
  await services.close();
});

/** The service of the cast, on a database of its own. */
const there = () => ({
  PAYMENTS: "sandbox",
  DATABASE_URL: services.databaseUrl,
  PLUMBLINE_HOME: services.config.home.folder,
});
/** An empty home, with the embedded database. */
const here = () => ({ PAYMENTS: "sandbox", DATABASE_URL: "", PLUMBLINE_HOME: place });

it.each([
  [
    "in a home without a database",
    [here, ["backup", "/tmp/plumbline-none"]],
    /^plumbline: There is no database in /u,
  ],
  [
    "to a place that cannot be a folder",
    [there, ["backup", MAIN]],
    /cannot be a folder: it, or a part of its path/u,
  ],
] as const)("a backup %s is refused in words", async (_where, [settings, args], words) => {
  const { code, out, err } = await plumblineHere(args, settings());
  expect([code, out, err]).toEqual([2, "", expect.stringMatching(words)]);
});

it(
  "a service moves from a server of its own to the embedded one by a backup",
  { timeout: 180_000 },
  async () => {
    const folder = join(place, "backups", "monday");
    const saved = await plumbline(["backup", folder], { settings: there() });
    expect([saved.code, saved.err]).toEqual([0, ""]);
    expect(saved.out).toMatch(
      /^Saved to \S+: \d+ rows in \d+ tables, 0 files, \d+ waiting jobs\.\nIt holds secret\.key/u,
    );
    const restored = await plumbline(["restore", folder], { settings: here() });
    expect([restored.code, restored.err]).toEqual([0, ""]);
    const list = await plumbline(["client", "list", "--json"], { settings: here() });
    const { rows } = await services.db.execute<{ id: string }>("select id from organizations");
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) expect(list.out).toContain(id);
  },
);
