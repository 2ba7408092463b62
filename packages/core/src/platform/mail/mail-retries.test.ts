import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";

const HOUR_SECONDS = 3600;

let services: TestServices;

beforeEach(async () => {
  services = await testServices({ isWorker: true });
});
afterEach(() => services.close());

it("an email is tried for an hour while the mail server is away, and then sent", async () => {
  let isAway = true;
  await services.queue.work("mail", async () => {
    if (isAway) throw new Error("Connection refused");
  });
  await services.queue.send("mail", { mailId: randomUUID() });
  for (let awaySeconds = 0; awaySeconds < HOUR_SECONDS;) {
    awaySeconds += await pauseBeforeNext();
    isAway = awaySeconds < HOUR_SECONDS;
    await services.db.execute(sql`update pgboss.job set start_after = now() where name = 'mail'`);
  }
  const isDone = () =>
    services.db.execute(sql`select from pgboss.job where name = 'mail' and state = 'completed'`);
  await expect.poll(async () => (await isDone()).rowCount, { timeout: 20_000 }).toBe(1);
});

/** Seconds that the email which failed just now is kept from its next try. */
async function pauseBeforeNext(): Promise<number> {
  for (;;) {
    const { rows } = await services.db.execute<{ pause: number }>(sql`
      select extract(epoch from start_after - now())::float as pause from pgboss.job
      where name = 'mail' and state = 'retry' and start_after > now() + interval '300 ms'`);
    if (rows[0] !== undefined) return rows[0].pause;
    await delay(50);
  }
}
