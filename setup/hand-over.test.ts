import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SERVICE = `
process.on("SIGTERM", () => { console.log("told to stop"); process.exit(0); });
console.log("serving");
setTimeout(() => {}, 10_000);
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plumbline-hand-over-"));
  await writeFile(join(folder, "service.mjs"), SERVICE);
});
afterAll(() => rm(folder, { recursive: true }));

it("SIGTERM to npx reaches the service, though npm only ends the shell between them", async () => {
  const service = relative(ROOT, join(folder, "service.mjs"));
  const launch = `import("./setup/hand-over.mjs").then((m) => m.handOver(${JSON.stringify(service)}, []))`;
  // A second command keeps the shell from becoming the launcher, as npm's does not.
  const shell = spawn("sh", ["-c", `"$0" -e '${launch}'; true`, process.execPath], {
    cwd: ROOT,
    env: { ...process.env, npm_command: "exec" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  const ended = new Promise<void>((resolve) => {
    shell.stdout.on("data", (data: Buffer) => {
      said += data.toString();
      if (said === "serving\n") shell.kill("SIGTERM");
    });
    // The pipe closes when the last process that holds it has ended.
    shell.stdout.once("close", () => resolve());
  });
  await ended;
  expect(said).toBe("serving\ntold to stop\n");
});
