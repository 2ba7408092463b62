import { acceptIssue } from "@plumbline/core/issues/accept-issue";
import { listIssues } from "@plumbline/core/issues/list-issues";
import { readIssue } from "@plumbline/core/issues/read-issue";
import { contextFor, type UserContext } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { createCast } from "@plumbline/testing/cast";
import { fakeClock } from "@plumbline/testing/fake-clock";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { endAcceptance } from "#jobs/end-acceptance.ts";

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
// The queue has the system's time: for it these days are over, and their jobs are due at once.
const FIRST_DAY = dayBefore(3);
const NEXT_DAY = dayBefore(2);

let services: TestServices;
let alice: UserContext;
let ids: string[];

beforeAll(async () => {
  services = await testServices({ isWorker: true, clock: fakeClock(`${FIRST_DAY}T12:00:00Z`) });
  const { userId, organizationId } = (await createCast(services)).alice;
  const actor = { kind: "user", userId, sessionId: userId, role: "owner" } as const;
  alice = { ...contextFor(services, organizationId), actor };
  await stageScan(alice, { issues: ["first", "second"].map((fingerprint) => foundIssue({ fingerprint })) });
  ids = (await listIssues(alice, { page: 1, limit: 10 })).issues.map(({ id }) => id);
});
afterAll(() => services.close());

describe("the end of an acceptance", () => {
  it("opens the issue by itself, unless it was accepted for longer meanwhile", async () => {
    const [due = "", prolonged = ""] = ids;
    for (const id of ids)
      await acceptIssue(alice, { id, until: FIRST_DAY, reason: "New software is on its way." });
    services.clock.advance(1000);
    await acceptIssue(alice, { id: prolonged, until: NEXT_DAY, reason: "It is late." });

    const worked: Promise<void>[] = [];
    const bothWorked = Promise.withResolvers<void>();
    await services.queue.work("end-acceptance", (job) => {
      const run = endAcceptance(services, job);
      if (job.payload.until === FIRST_DAY) worked.push(run);
      if (worked.length === 2) bothWorked.resolve();
      return job.payload.until === FIRST_DAY ? run : Promise.resolve();
    });
    await bothWorked.promise;
    await Promise.all(worked);
    expect(await readIssue(alice, { id: due })).toMatchObject({ status: "open", acceptance: null });
    expect((await readIssue(alice, { id: due })).history[0]).toMatchObject({ kind: "acceptance-ended" });
    expect(services.logText()).toContain("The acceptance is over");
    expect(services.logText()).toContain("The acceptance had changed");
  });
});
