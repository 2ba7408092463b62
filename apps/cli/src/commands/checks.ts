import { Command } from "commander";

import { AREAS } from "@plumbline/contract/areas";

import { InputError } from "../exit.ts";
import { print } from "../output.ts";
import { parseAreas } from "#scan/options.ts";

interface ChecksOptions {
  area?: string;
  json: boolean;
}

async function checks(id: string | undefined, { area, json }: ChecksOptions): Promise<void> {
  if (id !== undefined && area !== undefined) {
    throw new InputError("Name a check or --area, not both.");
  }
  const areas = area === undefined ? AREAS : parseAreas(area);
  const [{ CHECKS }, { describeCheck, listChecks, toData }, { requireCheck }] = await Promise.all([
    import("@plumbline/scanner/checks"),
    import("#checks/check-text.ts"),
    import("#checks/require-check.ts"),
  ]);
  if (id !== undefined) {
    const check = requireCheck(id, CHECKS);
    return print(json ? `${JSON.stringify(toData(check), null, 2)}\n` : describeCheck(check));
  }
  const wanted = CHECKS.filter((check) => areas.includes(check.area));
  return print(json ? `${JSON.stringify(wanted.map(toData), null, 2)}\n` : listChecks(wanted));
}

/** `plumbline checks`: what is checked, why it matters and how to fix it. */
export function checksCommand(): Command {
  return new Command("checks")
    .description("List all checks, or show one: why it matters and how to fix it.")
    .argument("[id]", "check to show, e.g. sec-hsts")
    .option("--area <list>", `only these areas: ${AREAS.join(", ")}`)
    .option("--json", "print JSON", false)
    .addHelpText(
      "after",
      `
Examples:
  plumbline checks --area privacy
  plumbline checks a11y-image-alt
  plumbline checks --json > checks.json`,
    )
    .action(checks);
}
