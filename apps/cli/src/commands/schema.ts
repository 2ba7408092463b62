import { Argument, Command } from "commander";

import { print } from "../output.ts";

const SHAPES = ["scan-result", "page-result"] as const;
type Shape = (typeof SHAPES)[number];

async function schema(shape?: Shape): Promise<void> {
  const { resultSchema } = await import("../result-schema.ts");
  await print(`${JSON.stringify(resultSchema(shape), null, 2)}\n`);
}

/** `plumbline schema`: the JSON Schema of what a scan writes. */
export function schemaCommand(): Command {
  return new Command("schema")
    .description("Print the JSON Schema of the results a scan writes.")
    .addArgument(new Argument("[shape]", "print only one of the two").choices(SHAPES))
    .addHelpText(
      "after",
      `
scan-result is what "plumbline scan --format json" writes, page-result is each line of
"plumbline scan --urls FILE --no-crawl". Without a shape, the schema allows both.

Example:
  plumbline schema scan-result > plumbline.schema.json`,
    )
    .action(schema);
}
