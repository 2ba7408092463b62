/**
 * Answers of the API with 100 and with 10,000 organizations of 500 places each: how long the slowest take beside the
 * usual ones, and whether more organizations make them slower; and how often the process stops to collect its heap. Each answer is read from the database anew. Usage:
 * npm run prove:scale [-- organizations]
 */
import { me } from "@plumbline/contract/auth";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { createTestDatabase, startTestDatabaseServer } from "@plumbline/testing/database-server";
import { Client } from "pg";

import { PATHS, percentile } from "./callers.ts";
import { ownerOf, PLACES, stageManyOrganizations } from "./many-organizations.ts";
import { report } from "./measure.ts";
import { type RunningApi, startRunningApi } from "./running-api.ts";
import { tokenOf } from "./token-of.ts";

const FEW = 100;
const [many = 10_000] = process.argv.slice(2).map(Number);
const PORT = 4474;
const CALLERS = 4;
/** Organizations that call, spread evenly over all. */
const ASKING = 100;
const ROUNDS = 20;
const GOALS = { slowest: 3, flat: 1.3, collections: 2 };

type Route = keyof typeof PATHS;
const ROUTES: Route[] = ["dashboard-data", "issues", "reports"];

/** Milliseconds of each answer of each route. */
type Times = Record<Route, number[]>;

interface Measured {
  times: Times;
  /** How often the process collected its whole heap, in each thousand answers. */
  collections: number;
}

async function askOnce(api: RunningApi, path: string, tokens: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const waiting = [...tokens];
  const call = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      const startedAt = performance.now();
      const answer = await fetch(`${api.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  return times;
}

/** Lets processes forget the answers they keep, as when something of each organization changed. */
async function forget(client: Client): Promise<void> {
  await client.query(`
    select pg_notify('plumbline_signals', json_build_object('channel', 'dashboard',
      'signal', json_build_object('organizationId', organization_id))::text)
    from (select distinct organization_id from sessions) as asking`);
}

async function measure(url: string, organizations: number): Promise<Measured> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const api = await startRunningApi(url, PORT);
  try {
    const tokens: string[] = [];
    for (let asking = 0; asking < ASKING; asking += 1) {
      const number = 1 + Math.floor((asking * organizations) / ASKING);
      tokens.push(await tokenOf(api.origin, { email: ownerOf(number), password: CAST_PASSWORD }));
    }
    const times: Times = { "dashboard-data": [], issues: [], reports: [] };
    const askAll = async (route: Route) => {
      await forget(client);
      // By this answer, the process has heard what it is to forget.
      await askOnce(api, me.path, tokens.slice(0, 1));
      return askOnce(api, PATHS[route], tokens);
    };
    // Once without a look at the time: code is compiled and connections are opened.
    for (const route of ROUTES) await askAll(route);
    const collectedBefore = await api.collections();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const route of ROUTES) times[route].push(...(await askAll(route)));
    const answers = ROUNDS * ROUTES.length * ASKING;
    return { times, collections: ((await api.collections()) - collectedBefore) / (answers / 1000) };
  } finally {
    await api.stop();
    await client.end();
  }
}

async function stageAndMeasure(serverUrl: string, organizations: number): Promise<Measured> {
  const database = await createTestDatabase(serverUrl);
  const { url } = database;
  const startedAt = performance.now();
  await stageManyOrganizations(url, organizations);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${organizations} organizations with ${organizations * PLACES} places, made in ${seconds.toFixed(0)} s`,
  );
  const measured = await measure(url, organizations);
  const { times } = measured;
  for (const route of ROUTES) {
    const [half, most] = [percentile(times[route], 0.5), percentile(times[route], 0.99)];
    console.log(`${route}: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`);
  }
  await database.drop();
  return measured;
}

const server = await startTestDatabaseServer();
try {
  const { times: few } = await stageAndMeasure(server.url, FEW);
  const { times: all, collections } = await stageAndMeasure(server.url, many);
  for (const route of ROUTES) {
    const [half, most] = [percentile(all[route], 0.5), percentile(all[route], 0.99)];
    report(`p99 of ${route} against its p50`, most / half, { atMost: GOALS.slowest, unit: "x" });
    const growth = half / percentile(few[route], 0.5);
    report(`p50 of ${route} with ${many} organizations against ${FEW}`, growth, {
      atMost: GOALS.flat,
      unit: "x",
    });
    const slowest = most / percentile(few[route], 0.99);
    report(`p99 of ${route} with ${many} organizations against ${FEW}`, slowest, {
      atMost: GOALS.flat,
      unit: "x",
    });
  }
  report("Collections of the whole heap in each 1,000 answers", collections, {
    atMost: GOALS.collections,
    unit: "",
  });
} finally {
  await server.stop();
}
