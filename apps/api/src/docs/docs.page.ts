import { z } from "zod";

import { escaped, plainPage } from "#pages/plain-page.ts";

const content = z.record(z.string(), z.object({ schema: z.unknown() }));

const call = z.object({
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })).optional(),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
});
type Call = z.infer<typeof call>;

/** What the page reads of an OpenAPI description. */
export const describedApi = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), call)),
});
type DescribedApi = z.infer<typeof describedApi>;

/** The description as a page that works without scripts. */
export function docsPage({ info, paths }: DescribedApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      callSection(`${method.toUpperCase()} ${path}`, described),
    ),
  );
  return plainPage(
    info.title,
    `<h1>${escaped(info.title)}</h1>
     <p>${escaped(info.description)}</p>
     <p>For programs: <a href="/api/docs/json">the same as OpenAPI 3.1</a>.</p>
     <h2>Calls</h2>
     ${calls.join("\n")}`,
  );
}

function callSection(name: string, { summary, security, parameters, requestBody, responses }: Call): string {
  const session = security.length === 0 ? "" : "<p>Needs <code>Authorization: Bearer {token}</code>.</p>";
  return `<section>
    <h3><code>${escaped(name)}</code></h3>
    <p>${escaped(summary)}</p>
    ${session}
    ${(parameters ?? []).map((parameter) => schemaDetails(`${parameter.in}: ${parameter.name}`, parameter.schema)).join("\n")}
    ${requestBody === undefined ? "" : contentDetails("Body", requestBody.content)}
    ${Object.entries(responses)
      .map(([status, response]) => contentDetails(`Answer ${status}`, response.content))
      .join("\n")}
  </section>`;
}

function contentDetails(name: string, parts: z.infer<typeof content>): string {
  return Object.entries(parts)
    .map(([type, { schema }]) => schemaDetails(`${name} (${type})`, schema))
    .join("\n");
}

function schemaDetails(name: string, schema: unknown): string {
  const text = escaped(JSON.stringify(schema, null, 2));
  return `<details><summary>${escaped(name)}</summary><pre tabindex="0">${text}</pre></details>`;
}
