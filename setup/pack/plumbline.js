#!/usr/bin/env node
// The published `plumbline` command. It must run on any Node, so that an old one is told in words.
const OLDEST = 24;

if (Number(process.versions.node.split(".")[0]) < OLDEST) {
  console.error(
    "plumbline: This is Node " + process.versions.node + ". Plumbline needs Node " + OLDEST + " or newer.",
  );
  process.exitCode = 1;
} else {
  import("../apps/cli/src/published.js").catch(function (error) {
    console.error(error);
    process.exitCode = 1;
  });
}
