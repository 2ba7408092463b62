import swagger from "@fastify/swagger";
import type { Config } from "@plumbline/core/platform/config";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

import { docsPage, describedApi } from "#docs/docs.page.ts";
import { sendPage } from "#pages/plain-page.ts";

/**
 * The API's description, made from the contract: `/api/docs` to read, `/api/docs/json` (OpenAPI 3.1) for
 * programs. Add it before the routes it is to describe.
 */
export async function addDocs(server: FastifyInstance, { brand }: Config): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${brand.name} API`,
        version: "1",
        description: "API of the client dashboard. Every error has the same envelope.",
        contact: { email: brand.supportEmail },
      },
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer", description: "The token of a login" } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const hidden = { schema: { hide: true } };
  server.get("/api/docs/json", hidden, async () => server.swagger());
  server.get("/api/docs", hidden, async (_request, reply) =>
    sendPage(reply, docsPage(describedApi.parse(server.swagger()))),
  );
}
