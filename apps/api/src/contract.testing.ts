import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Endpoint } from "@plumbline/contract/endpoint";
import { z } from "zod";

const declared = z.object({
  method: z.string(),
  path: z.string(),
  auth: z.string(),
  errors: z.array(z.string()),
});

/** Every endpoint the contract declares, by what its modules export. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve("@plumbline/contract/endpoint")));
  const modules = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  const contents = await Promise.all(
    modules.map(async (name): Promise<Record<string, unknown>> => import(join(folder, name))),
  );
  return contents.flatMap((content) => Object.values(content)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return declared.safeParse(value).success;
}

export const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;

/** Names of the parameters in an endpoint's path. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/:(\w+)/gu)].map(([, name = ""]) => name);
}

/** The path with its parameters filled in. */
export function pathWith(path: string, value: (name: string) => string): string {
  return path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(value(name)));
}
