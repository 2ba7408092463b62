import type { Endpoint } from "@plumbline/contract/endpoint";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { testApi, type TestApi } from "#api.testing.ts";
import { allEndpoints, nameOf, parametersOf, pathWith } from "#contract.testing.ts";
import { newOperator } from "#ops.testing.ts";

const endpoints = await allEndpoints();
const ANY_ID = "0199a1b2-0000-7000-8000-000000000000";
const BROKEN = { "a NUL": "a\0b", "half a pair": "a\ud800b" };

let api: TestApi;
let operatorToken: string;

beforeAll(async () => {
  api = await testApi({ environment: { API_RATE_LIMITED: "false" } });
  operatorToken = (await newOperator(api)).token;
});

/** What calls an endpoint has to show before its input is looked at. */
function headersFor({ auth }: Endpoint): Record<string, string> {
  return auth === "operator" ? { authorization: `Bearer ${operatorToken}` } : {};
}
afterAll(() => api.close());

/** Names of the fields a schema declares; one it does not know, for each that declares none. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return ["unknown"];
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return ["unknown", ...Object.keys(properties)];
}

/** Each call of an endpoint with one broken text in it: in its path, in its query, and in or as a key of its body. */
function brokenCalls({ method, path, query, body }: Endpoint): InjectOptions[] {
  const url = pathWith(path, () => ANY_ID);
  const inPath = parametersOf(path).map((broken) => ({
    method,
    url: pathWith(path, (name) => (name === broken ? BROKEN["a NUL"] : ANY_ID)),
  }));
  const inQuery = fieldsOf(query).flatMap((field) => [
    `${field}=%00`,
    `${field}=1&%00=1`,
    `${field}=1&${field}=%00`,
  ]);
  const inBody = fieldsOf(body).flatMap((field) =>
    Object.values(BROKEN).flatMap((text) => [
      { [field]: text },
      { [field]: [{ deep: text }] },
      { [field]: { [text]: 1 } },
    ]),
  );
  return [
    ...inPath,
    ...inQuery.map((text) => ({ method, url: `${url}?${text}` })),
    ...(body === undefined ? [] : inBody.map((payload) => ({ method, url, payload }))),
  ];
}

describe("text that the database cannot hold", () => {
  it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "is refused wherever it stands in %s",
    async (_name, endpoint) => {
      for (const call of brokenCalls(endpoint)) {
        const person = endpoint.auth === "bearer" ? api.cast.alice : null;
        const { status, body } = await api.send(person, { ...call, headers: headersFor(endpoint) });
        expect({ ...call, status, code: body["code"] }).toEqual({
          ...call,
          status: 400,
          code: "request.invalid",
        });
      }
    },
  );

  it("is refused at addresses beside the API too", async () => {
    for (const url of ["/outbox/%00", "/unsubscribe/%00", "/sandbox-checkout/%00", "/issues?search=%00"])
      expect((await api.send(null, { url })).status).toBe(400);
  });

  it("is found below 50,000 levels, and such a body alone is no failure", async () => {
    const nested = (text: string) => "[".repeat(40_000) + JSON.stringify(text) + "]".repeat(40_000);
    for (const text of ["whole", BROKEN["a NUL"]]) {
      const payload = `{"email":"a@b.example","password":"x","more":${nested(text)}}`;
      const headers = { "content-type": "application/json" };
      const { status } = await api.send(null, {
        method: "POST",
        url: "/api/client-auth/login",
        payload,
        headers,
      });
      expect(status).toBe(text === "whole" ? 401 : 400);
    }
  });
});
