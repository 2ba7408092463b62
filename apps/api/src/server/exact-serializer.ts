import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import { serializerCompiler } from "fastify-type-provider-zod";

type Compiler = FastifySerializerCompiler<Parameters<typeof serializerCompiler>[0]["schema"]>;

/**
 * Holds answers to the contract in both ways: what is missing or wrong is refused, and so is a field that the contract does
 * not name, which a client would otherwise get without anybody having decided so.
 */
export const exactSerializerCompiler: Compiler = (route) => {
  const serialize = serializerCompiler(route);
  return (data) => {
    const text = serialize(data);
    const given: unknown = JSON.parse(JSON.stringify(data));
    const surplus = surplusIn(given, JSON.parse(text), "");
    if (surplus.length === 0) return text;
    throw new Error(
      `${route.method} ${route.url} answers what its contract does not name: ${surplus.join(", ")}`,
    );
  };
};

/** Places of what was given and is not among what is named. */
function surplusIn(given: unknown, named: unknown, at: string): string[] {
  if (!isTree(given) || !isTree(named)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(named, key) ? surplusIn(value, named[key], `${at}/${key}`) : [`${at}/${key}`],
  );
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
