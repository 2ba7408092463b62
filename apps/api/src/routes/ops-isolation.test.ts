import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { allEndpoints, nameOf, pathWith } from "#contract.testing.ts";
import { newOperator } from "#ops.testing.ts";

const endpoints = await allEndpoints();
const ofOperators = endpoints.filter(({ auth }) => auth === "operator");
const ofClients = endpoints.filter(({ auth }) => auth === "bearer");

let api: TestApi;
let operatorToken: string;

beforeAll(async () => {
  api = await testApi({ environment: { API_RATE_LIMITED: "false" } });
  operatorToken = (await newOperator(api)).token;
});
afterAll(() => api.close());

const ID = "0199c0de-0000-7000-8000-000000000000";

function callOf({ method, path }: (typeof endpoints)[number]) {
  const url = pathWith(path, (name) => (name === "kind" ? "scan" : ID));
  return { method, url };
}

describe("an operator's call", () => {
  it("is every one below /api/ops but for the four steps of the sign-in", () => {
    const below = endpoints.filter(({ path }) => path.startsWith("/api/ops/"));
    const open = below
      .filter(({ auth }) => auth === "none")
      .map(({ path }) => path.slice("/api/ops/".length));
    expect(open.toSorted()).toEqual(["begin-set-up", "complete-second-factor", "complete-set-up", "login"]);
    expect(below.length - open.length).toBe(ofOperators.length);
    expect(ofOperators.length).toBeGreaterThan(15);
  });

  it.each(ofOperators.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "is refused to owner, member, viewer, outsider and nobody: %s",
    async (_name, endpoint) => {
      for (const person of [api.cast.alice, api.cast.bob, api.cast.vera, api.cast.charlie, null])
        expect((await api.send(person, callOf(endpoint))).status).toBe(401);
    },
  );
});

describe("a client's call", () => {
  it.each(ofClients.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "is refused to an operator: %s",
    async (_name, endpoint) => {
      const headers = { authorization: `Bearer ${operatorToken}` };
      expect((await api.send(null, { ...callOf(endpoint), headers })).status).toBe(401);
    },
  );

  it("the operator's token was good all the while", async () => {
    const headers = { authorization: `Bearer ${operatorToken}` };
    expect((await api.send(null, { url: "/api/ops/me", headers })).status).toBe(200);
    const { rows } = await api.services.db.execute(sql`select 1 from operator_sessions`);
    expect(rows).toHaveLength(1);
  });
});
