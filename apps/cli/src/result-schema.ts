import { pageResult, SCAN_SCHEMA_VERSION, scanResult } from "@plumbline/contract/scan-result";
import { z } from "zod";

const DRAFT = "https://json-schema.org/draft/2020-12/schema";
const SHAPES = { "scan-result": scanResult, "page-result": pageResult };

/** JSON Schema (draft 2020-12) of one shape of result, or of either, made from the contract that checks them. */
export function resultSchema(shape?: keyof typeof SHAPES): object {
  if (shape !== undefined) return { $schema: DRAFT, title: titleOf(shape), ...schemaOf(shape) };
  return {
    $schema: DRAFT,
    title: `Results of plumbline scan, version ${SCAN_SCHEMA_VERSION}`,
    anyOf: [{ $ref: "#/$defs/scan-result" }, { $ref: "#/$defs/page-result" }],
    $defs: { "scan-result": schemaOf("scan-result"), "page-result": schemaOf("page-result") },
  };
}

function titleOf(shape: string): string {
  return `Plumbline ${shape}, version ${SCAN_SCHEMA_VERSION}`;
}

/** Results of newer versions may hold more: the schema lists the known fields and allows others. */
function schemaOf(shape: keyof typeof SHAPES): object {
  const { $schema: _draft, ...schema } = z.toJSONSchema(SHAPES[shape], { io: "input" });
  return schema;
}
