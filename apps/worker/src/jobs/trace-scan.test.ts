import { contextFor } from "@plumbline/core/platform/context";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { createCast } from "@plumbline/testing/cast";
import { testServices } from "@plumbline/testing/test-services";
import { traceCollector } from "@plumbline/testing/trace-collector";
import { expect, it } from "vitest";

import { runScan } from "#jobs/run-scan.ts";
import { bakeryScan } from "#site-scan.testing.ts";

it("a scan is traced with its parts, and its lines in the log name the trace", async () => {
  const collector = await traceCollector();
  const services = await testServices({ isWorker: true, environment: collector.environment });
  const { organizationId } = (await createCast(services)).alice;
  const { scanId } = await requestScan(contextFor(services, organizationId), "initial");
  const stopping = new AbortController().signal;
  const scanSite = async () => bakeryScan(services.clock.now());
  await services.queue.work("scan", (job) => runScan(services, job, { scanSite, stopping }));
  await expect.poll(() => services.logText()).toContain("The scan ended");
  const log = services.logText();
  await services.close();
  await collector.close();
  const job = collector.spans.find(({ name }) => name === "job scan");
  expect(job).toMatchObject({ service: "plumbline-worker", attributes: { scanId, organizationId } });
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(parts.map(({ name }) => name)).toEqual([
    "visit and judge",
    "store screenshots",
    "archive",
    "record",
  ]);
  const ended = log.split("\n").find((line) => line.includes("The scan ended")) ?? "";
  expect(JSON.parse(ended)).toMatchObject({ scanId, job: "scan", traceId: job?.traceId });
});
