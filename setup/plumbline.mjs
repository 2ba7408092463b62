#!/usr/bin/env node
// The `plumbline` command. Plain JavaScript that runs on any Node from 20 on: it must start before
// anything is installed.
import { ensureBrowser } from "./browser.mjs";
import { handOver } from "./hand-over.mjs";
import { ensurePackages } from "./packages.mjs";

const NEED_A_BROWSER = ["demo", "doctor", "scan", "up"];

try {
  const args = process.argv.slice(2);
  const asksForHelp = args.includes("--help") || args.includes("-h");
  ensurePackages();
  const browser = NEED_A_BROWSER.includes(args[0]) && !asksForHelp ? ensureBrowser() : undefined;
  handOver("apps/cli/src/main.ts", args, browser && { PLUMBLINE_BROWSER: browser });
} catch (error) {
  console.error(`plumbline: ${error.message}`);
  process.exitCode = 1;
}
