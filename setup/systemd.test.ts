import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { describe, expect, it } from "vitest";

import { KNOWN_VARIABLES, missingFiles, read, ROOT } from "./deploy.testing.ts";

describe("the units of systemd", () => {
  const units = globSync("deploy/systemd/*.service", { cwd: ROOT }).sort();

  it("run what is there, each with a user of its own and settings that are known", () => {
    const facts = units.map((unit) => {
      const text = read(unit);
      const value = (key: string) => new RegExp(`^${key}=(.*)$`, "mu").exec(text)?.[1] ?? "";
      const command = value("ExecStart").split(" ");
      expect(missingFiles(command, `${value("WorkingDirectory")}/`)).toEqual([]);
      const set = value("Environment")
        .split(" ")
        .map((pair) => pair.split("=")[0] ?? "");
      expect(set.filter((key) => !KNOWN_VARIABLES.has(key))).toEqual([]);
      return [basename(unit), value("User"), command.at(-1)];
    });
    expect(facts).toEqual([
      ["plumbline-api.service", "plumbline-api", "apps/api/src/main.ts"],
      ["plumbline-worker@.service", "plumbline-worker", "apps/worker/src/main.ts"],
    ]);
  });

  it.skipIf(!existsSync("/usr/bin/systemd-analyze"))("are valid, as systemd says", () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-units-"));
    const files = units.map((unit) => {
      const file = join(folder, basename(unit).replace("@.", "@9465."));
      writeFileSync(file, read(unit).replaceAll("/opt/plumbline", ROOT));
      return file;
    });
    const said = execFileSync("systemd-analyze", ["verify", "--man=no", ...files], {
      encoding: "utf8",
      stdio: "pipe",
    });
    rmSync(folder, { recursive: true });
    expect(said).toBe("");
  });
});
