import "./closed-pipes.ts";
import { lockedPackages } from "./locked-packages.ts";

/** Prints who wrote what, and under which license it may be used, as Markdown. */
const rows = lockedPackages().map(
  ({ name, version, license, isShipped }) =>
    `| [${name}](https://www.npmjs.com/package/${name}) | ${version} | ${license} | ${isShipped ? "yes" : "no"} |`,
);
const lines = [
  "| Package | Version | License | Ships with the product |",
  "|---|---|---|---|",
  ...new Set(rows),
];
process.stdout.write(`${lines.join("\n")}\n`);
