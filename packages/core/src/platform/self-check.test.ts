import { chmod, mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { contextFor } from "#platform/context.ts";
import { createOrganization } from "#organizations/create-organization.ts";
import { keepFilesPrivate } from "#platform/private-files.ts";
import { checkPart, type PartCheck, partsOf } from "#platform/self-check.ts";
import { requestScan } from "#scans/request-scan.ts";
import { sql } from "drizzle-orm";

let services: TestServices;

let maskBefore: number;

beforeAll(async () => {
  maskBefore = process.umask();
  services = await testServices();
  keepFilesPrivate(services.config.home.folder);
});
afterAll(async () => {
  process.umask(maskBefore);
  await services.close();
});

async function found(part: string, overrides: Partial<TestServices> = {}): Promise<PartCheck> {
  const examination = partsOf({ ...services, ...overrides }).find((one) => one.part === part);
  return checkPart(examination!);
}

it("all parts of a working service are well", async () => {
  const checks = await Promise.all(partsOf(services).map(checkPart));
  expect(checks.map(({ part, isWell, advice }) => [part, isWell, advice])).toEqual([
    ["Database", true, null],
    ["Queue", true, null],
    ["Storage", true, null],
    ["Files", true, null],
    ["Mail", true, null],
    ["Payments", true, null],
  ]);
});

it("jobs that no one takes up show that no worker runs", async () => {
  const { organizationId } = await createOrganization(services, {
    name: "Harbor Bakery",
    website: "https://harbor-bakery.example/",
    owner: { name: "Alice", email: "alice@cast.example" },
  });
  await requestScan(contextFor(services, organizationId), "manual");
  expect(await found("Queue")).toMatchObject({ isWell: true, finding: "1 jobs waiting, 0 running" });
  await services.db.execute(sql`update pgboss.job set start_after = now() - interval '1 hour'`);
  expect(await found("Queue")).toMatchObject({
    isWell: false,
    finding: "1 jobs have waited for more than 5 minutes, and no worker is picking them up.",
    advice: expect.stringContaining("Start a worker"),
  });
});

it("a storage that cannot be written says why", async () => {
  const storage = { ...services.storage, put: () => Promise.reject(new Error("The disk is full")) };
  expect(await found("Storage", { storage })).toMatchObject({
    isWell: false,
    finding: "The disk is full",
    advice: expect.stringContaining("PLUMBLINE_HOME"),
  });
});

it("a file that others can read is named, and closed by --fix", async () => {
  const { folder } = services.config.home;
  const path = join(folder, "outbox", "mail.eml");
  await mkdir(join(folder, "outbox"), { recursive: true });
  await writeFile(path, "Your temporary password");
  for (const open of [path, join(folder, "outbox"), folder]) await chmod(open, 0o755);
  expect(await found("Files")).toMatchObject({
    isWell: false,
    finding: `Other users of this machine can reach ${folder} (0755) and 2 more.`,
    advice: expect.stringContaining("--fix"),
  });
  const fixing = partsOf(services, { isFixing: true }).find(({ part }) => part === "Files");
  expect(await checkPart(fixing!)).toMatchObject({ isWell: true });
  expect(await found("Files")).toMatchObject({ isWell: true });
  const modes = await Promise.all([path, join(folder, "outbox")].map((each) => stat(each)));
  expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0]);
});

it("a mail server that cannot be reached says so", async () => {
  const config = { ...services.config, mail: { ...services.config.mail, smtpUrl: "smtp://127.0.0.1:9" } };
  expect(await found("Mail", { config })).toMatchObject({
    isWell: false,
    finding: expect.stringContaining("ECONNREFUSED"),
  });
});
