import { type Cast, CAST_PASSWORD, createCast, type Person } from "@plumbline/testing/cast";
import { testServices, type TestServices, type TestServicesOptions } from "@plumbline/testing/test-services";
import type { FastifyInstance, InjectOptions } from "fastify";

import { buildServer } from "#server/build-server.ts";

/** The API on a database of its own, with the cast on stage. */
export interface TestApi {
  server: FastifyInstance;
  services: TestServices;
  cast: Cast;
  /** Sends a request as a person who is logged in, or as nobody. */
  send(person: Person | null, options: InjectOptions): Promise<Answer>;
  /** Logs a person in and answers the session token. */
  logIn(person: Person): Promise<string>;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** The JSON that came; empty for other content. */
  body: Record<string, unknown>;
  bytes: Buffer;
}

export interface TestApiOptions extends TestServicesOptions {
  clientFolder?: string;
}

/** Builds the server as it runs, answers checked against the contract. Close it in `afterAll`. */
export async function testApi({ clientFolder, ...options }: TestApiOptions = {}): Promise<TestApi> {
  const services = await testServices(options);
  const server = await buildServer({
    services,
    clientFolder: clientFolder ?? null,
    validatesOutput: true,
  });
  const cast = await createCast(services);
  const tokens = new Map<string, string>();

  async function logIn(person: Person): Promise<string> {
    const answer = await server.inject({
      method: "POST",
      url: "/api/client-auth/login",
      payload: { email: person.email, password: CAST_PASSWORD },
    });
    return answer.json<{ token: string }>().token;
  }

  async function tokenOf(person: Person): Promise<string> {
    // A test that moves the clock may have ended the session.
    const key = `${person.email} at ${services.clock.now().toISOString()}`;
    const token = tokens.get(key) ?? (await logIn(person));
    tokens.set(key, token);
    return token;
  }

  async function send(person: Person | null, options: InjectOptions): Promise<Answer> {
    const authorization = person === null ? {} : { authorization: `Bearer ${await tokenOf(person)}` };
    const answer = await server.inject({ ...options, headers: { ...options.headers, ...authorization } });
    const isJson = String(answer.headers["content-type"]).startsWith("application/json");
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json<Record<string, unknown>>() : {},
      bytes: answer.rawPayload,
    };
  }

  return {
    server,
    services,
    cast,
    send,
    logIn,
    close: async () => {
      await server.close();
      await services.close();
    },
  };
}
