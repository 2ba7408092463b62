/**
 * Requests per second of `dashboard-data` for an organization with two years of weekly scans, beside a constant JSON
 * route of the same server and beside a new organization. Usage: npm run bench:dashboard
 */
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { createTestDatabase, startTestDatabaseServer } from "@plumbline/testing/database-server";
import autocannon from "autocannon";

import { median, report } from "./measure.ts";
import { startRunningApi } from "./running-api.ts";
import { tokenOf } from "./token-of.ts";
import { NEW_CLIENT, OLD_CLIENT, stageOrganizations } from "./two-years.ts";

const PORT = 4472;
const URL = `http://127.0.0.1:${PORT}`;
const CONNECTIONS = 10;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 4;
const ROUNDS = 3;
/** The constant route may answer at most twice as often; the new organization at most 1.3 times. */
const GOALS = { ofConstant: 2, ofNew: 1.3 };

interface Target {
  path: string;
  token?: string;
}

/** Requests per second over `seconds`; every answer must be a success. */
async function load({ path, token }: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${URL}${path}`,
    connections: CONNECTIONS,
    duration: seconds,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} calls of ${path} failed`);
  return result.requests.total / result.duration;
}

async function size({ path, token }: Target): Promise<string> {
  const answer = await fetch(`${URL}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return `${((await answer.arrayBuffer()).byteLength / 1024).toFixed(1)} kB`;
}

const logIn = (email: string) => tokenOf(URL, { email, password: CAST_PASSWORD });

async function compare(): Promise<void> {
  const path = "/api/client-auth/dashboard-data";
  const targets = {
    constant: { path: "/healthz" },
    old: { path, token: await logIn(OLD_CLIENT) },
    fresh: { path, token: await logIn(NEW_CLIENT) },
  };
  const rates = { constant: [0], old: [0], fresh: [0] };
  for (const name of ["constant", "old", "fresh"] as const) {
    await load(targets[name], WARM_UP_SECONDS);
    rates[name] = [];
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ["constant", "old", "fresh"] as const)
      rates[name].push(await load(targets[name], ROUND_SECONDS));
  }
  const [constant, ofOld, ofFresh] = [median(rates.constant), median(rates.old), median(rates.fresh)];
  console.log(
    `constant route ${constant.toFixed(0)}/s, two years (${await size(targets.old)}) ${ofOld.toFixed(0)}/s, ` +
      `new organization (${await size(targets.fresh)}) ${ofFresh.toFixed(0)}/s`,
  );
  report("Constant route against two years of scans", constant / ofOld, {
    atMost: GOALS.ofConstant,
    unit: "x",
  });
  report("New organization against two years of scans", ofFresh / ofOld, {
    atMost: GOALS.ofNew,
    unit: "x",
  });
}

const database = await startTestDatabaseServer();
try {
  const { url } = await createTestDatabase(database.url);
  await stageOrganizations(url);
  const api = await startRunningApi(url, PORT);
  try {
    await compare();
  } finally {
    await api.stop();
  }
} finally {
  await database.stop();
}
