import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";

import { parse } from "@cdktf/hcl2json";
import { loadConfig } from "@plumbline/core/platform/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { KNOWN_VARIABLES, missingFiles, read, ROOT, SECRETS, stage } from "./deploy.testing.ts";

const FOLDER = "deploy/terraform";
const named = z.record(z.string(), z.unknown());
const moduleShape = z.object({
  resource: z.record(z.string(), named).default({}),
  data: z.record(z.string(), named).default({}),
  variable: z
    .record(z.string(), z.array(z.looseObject({ type: z.string(), description: z.string() })))
    .default({}),
  locals: z.array(named).default([]),
  output: named.default({}),
  terraform: z.unknown().optional(),
  provider: z.unknown().optional(),
});

/** The whole module, as Terraform reads all files of a folder. */
const files = await Promise.all(
  globSync("*.tf", { cwd: join(ROOT, FOLDER) }).map(async (file) =>
    moduleShape.strict().parse(await parse(file, read(`${FOLDER}/${file}`))),
  ),
);
const everything = JSON.stringify(files);
const locals = new Map(files.flatMap((file) => file.locals.flatMap((each) => Object.entries(each))));
const declared = new Set([
  ...files.flatMap(({ variable }) => Object.keys(variable).map((name) => `var.${name}`)),
  ...[...locals.keys()].map((name) => `local.${name}`),
  ...files.flatMap(({ resource }) => addresses(resource)),
  ...files.flatMap(({ data }) => addresses(data).map((address) => `data.${address}`)),
]);

function addresses(kinds: Record<string, Record<string, unknown>>): string[] {
  return Object.entries(kinds).flatMap(([kind, names]) =>
    Object.keys(names).map((name) => `${kind}.${name}`),
  );
}

/** What is referred to anywhere, by address. */
function references(text: string): Set<string> {
  return new Set(
    text.match(/(?<![\w./])(?:var\.\w+|local\.\w+|data\.\w+\.\w+|(?:aws|random)_\w+\.\w+)/gu) ?? [],
  );
}

const settings = z.record(z.string(), z.string()).parse(locals.get("settings"));
const machines = z
  .record(z.enum(["api", "worker"]), z.object({ options: z.string() }))
  .parse(locals.get("machines"));
const script = read(`${FOLDER}/start.sh.tftpl`);

describe("the example for Terraform", () => {
  it("is HCL, and a mistake in it is noticed", async () => {
    expect(files.length).toBeGreaterThan(4);
    await expect(parse("broken.tf", read(`${FOLDER}/data.tf`).replace("{", "{{"))).rejects.toThrow(
      "broken.tf",
    );
  });

  it("refers only to what it declares, and uses every variable", () => {
    const used = references(everything);
    expect(used.size).toBeGreaterThan(30);
    expect([...used].filter((address) => !declared.has(address))).toEqual([]);
    const variables = [...declared].filter((address) => address.startsWith("var."));
    expect(variables.filter((address) => !used.has(address))).toEqual([]);
  });

  it("gives the service settings that it knows and accepts", () => {
    expect(Object.keys(settings).filter((name) => !KNOWN_VARIABLES.has(name))).toEqual([]);
    const filled = Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, value.replaceAll(/\$\{[^}]*\}/gu, "made-up")]),
    );
    const own = {
      ...filled,
      ...SECRETS,
      DATABASE_URL: filled["DATABASE_URL"],
      BRAND_SUPPORT_EMAIL: "help@example.org",
    };
    expect(loadConfig(own).payments.provider).toBe("stripe");
    expect(filled["DATABASE_URL"]).toContain("sslmode=verify-full");
  });

  it("keeps secrets secret, and the database out of reach", () => {
    const database = z
      .object({ aws_db_instance: z.object({ plumbline: z.array(z.looseObject({})) }) })
      .parse(files.find(({ resource }) => "aws_db_instance" in resource)?.resource);
    expect(database.aws_db_instance.plumbline[0]).toMatchObject({
      storage_encrypted: true,
      deletion_protection: true,
    });
    expect(database.aws_db_instance.plumbline[0]).not.toHaveProperty("publicly_accessible");
    const sensitive = files.flatMap(({ variable }) =>
      Object.entries(variable).flatMap(([name, [setting]]) =>
        setting?.["sensitive"] === true ? [name] : [],
      ),
    );
    expect(sensitive.toSorted()).toEqual(["smtp_url", "stripe_secret_key", "stripe_webhook_secret"]);
  });

  it("fills in everything that a machine's start asks for, with a script that a shell understands", () => {
    const asked = new Set([...script.matchAll(/\$\{(\w+)\}/gu)].map(([, name]) => name));
    const template =
      /templatefile\(\\"[^"]*start\.sh\.tftpl\\", \{(.*?)\n?\s*\}\)/su.exec(everything)?.[1] ?? "";
    const given = new Set([...template.matchAll(/(?:\\n|^)\s*(\w+)\s*=/gu)].map(([, name]) => name));
    expect(given).toEqual(asked);
    const filled = script.replaceAll(/\$\{\w+\}/gu, "made-up");
    expect(() => execFileSync("sh", ["-n"], { input: filled })).not.toThrow();
    expect(() => execFileSync("sh", ["-n"], { input: `${filled}\nif`, stdio: "pipe" })).toThrow(
      "end of file",
    );
  });

  it.each(["api", "worker"] as const)("runs the image of the %s as its user, where it may write", (name) => {
    const user = stage(name)
      .findLast((line) => line.getKeyword() === "USER")
      ?.getArguments()[0]
      ?.getValue();
    expect(machines[name].options).toContain(`/var/lib/plumbline:uid=${user},mode=0700`);
    expect(missingFiles(["deploy/container/seccomp-worker.json"])).toEqual([]);
  });
});
