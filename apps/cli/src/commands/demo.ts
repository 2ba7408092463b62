import { Command } from "commander";

import { parseAddress } from "#scan/addresses.ts";

interface DemoOptions {
  site?: string;
  once: boolean;
}

async function demo({ site, once }: DemoOptions): Promise<void> {
  const wanted = { site: site === undefined ? null : parseAddress(site), once };
  const { runDemo } = await import("#demo/run-demo.ts");
  process.exitCode = await runDemo(wanted);
}

/** `plumbline demo`: the whole product on this machine, with a first client and a first scan. */
export function demoCommand(): Command {
  return new Command("demo")
    .description("Start everything on this machine, scan a real site and serve the dashboard.")
    .option("--site <url>", "scan this site instead of the sample one")
    .option("--once", "stop when the first scan and its report are done", false)
    .addHelpText(
      "after",
      `
PORT (default 4400) and PLUMBLINE_HOME (default .plumbline) are read from the environment. When everything is ready,
$PLUMBLINE_HOME/demo.json holds the address, the sign-in and the scan.`,
    )
    .action(demo);
}
