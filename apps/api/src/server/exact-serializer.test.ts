import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { exactSerializerCompiler } from "#server/exact-serializer.ts";

const ANSWER = z.object({ people: z.array(z.object({ name: z.string(), since: z.string().optional() })) });

async function answered(answer: unknown) {
  const server = Fastify();
  server.setSerializerCompiler(exactSerializerCompiler);
  server.get("/people", { schema: { response: { 200: ANSWER } } }, async () => answer);
  const { statusCode, payload } = await server.inject({ url: "/people" });
  await server.close();
  return { statusCode, text: payload };
}

describe("an answer", () => {
  it.each([
    { people: [] },
    { people: [{ name: "Alice" }, { name: "Bob", since: "2026" }] },
    { people: [{ name: "Alice", since: undefined }] },
  ])("goes out as the contract names it: %j", async (answer) => {
    expect(await answered(answer)).toEqual({ statusCode: 200, text: JSON.stringify(answer) });
  });

  it.each([
    [{ people: [], total: 1 }, "/total"],
    [{ people: [{ name: "Alice" }, { name: "Bob", passwordHash: "secret" }] }, "/people/1/passwordHash"],
  ])("is refused with a field that the contract does not name: %j", async (answer, place) => {
    const { statusCode, text } = await answered(answer);
    expect(statusCode).toBe(500);
    expect(text).toContain(`GET /people answers what its contract does not name: ${place}"`);
    expect(text).not.toContain('"secret"');
  });

  it.each([{}, { people: [{ name: 7 }] }])(
    "is refused without what the contract names: %j",
    async (answer) => {
      expect((await answered(answer)).statusCode).toBe(500);
    },
  );
});
