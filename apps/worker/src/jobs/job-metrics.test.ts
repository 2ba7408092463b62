import { randomUUID } from "node:crypto";

import { openMailTransport } from "@plumbline/core/platform/mail/open-mail-transport";
import type { Job } from "@plumbline/core/platform/queue";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { workPayments } from "#jobs/payments.ts";
import { abandonMail, sendMail } from "#jobs/send-mail.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices({ isWorker: true });
});
afterAll(() => services.close());

async function mailJob(): Promise<Job<"mail">> {
  const { rows } = await services.db.execute<{ id: string }>(
    sql`insert into mails (recipient, subject, text, html, idempotency_key, created_at)
        values ('alice@cast.example', 'Hello', 'Hello', '<p>Hello</p>', ${randomUUID()}, now()) returning id`,
  );
  const payload = { mailId: rows[0]?.id ?? "" };
  return { id: "job", payload, attempt: 1, signal: new AbortController().signal, lastFailure: null };
}

it("counts emails that were sent or given up, once for each", async () => {
  const transport = openMailTransport(services.config);
  const sent = await mailJob();
  await sendMail(services, sent, transport);
  await sendMail(services, sent, transport);
  await abandonMail(services, sent);
  await abandonMail(services, await mailJob());
  transport.close();
  const { values } = await services.metrics.mails.get();
  expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
    ["sent", 1],
    ["given-up", 1],
  ]);
});

it("counts events of the payment provider by what came of them", async () => {
  await workPayments(services);
  await services.queue.send("payment-event", { eventId: randomUUID() });
  const counted = async () => {
    const { values } = await services.metrics.paymentEvents.get();
    return values.filter(({ value }) => value > 0);
  };
  await expect.poll(counted).toEqual([{ labels: { outcome: "handled-before" }, value: 1 }]);
});
