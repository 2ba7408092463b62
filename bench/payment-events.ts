/**
 * 10,000 deliveries of events, late, repeated and in any order, over 500 subscriptions: does every account agree with
 * the payment provider afterward? Usage: npm run bench:payment-events [-- seed]
 */
import { performance } from "node:perf_hooks";

import { stormOfEvents } from "@plumbline/core/billing/events/event-storm.testing";

import { report } from "./measure.ts";
import { withServices } from "./with-services.ts";

const seed = Number(process.argv[2] ?? 20_261_118);

await withServices(async ({ services }) => {
  const startedAt = performance.now();
  const storm = await stormOfEvents(services, { clients: 500, deliveries: 10_000, seed });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${storm.deliveries} deliveries of ${storm.events} events over 500 subscriptions in ${seconds.toFixed(0)} s`,
  );
  for (const line of storm.corrected) console.log(line);
  report("Accounts that did not agree", storm.corrected.length, { atMost: 0, unit: "of 500" });
});
