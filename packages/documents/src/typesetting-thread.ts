import { parentPort } from "node:worker_threads";

import { renderConformanceReport } from "#conformance-report.ts";
import { renderInvoice } from "#invoice.ts";
import { renderIssueReport } from "#issue-report.ts";
import { issuesToCsv } from "#issues-csv.ts";
import { renderLetterOfIntent } from "#letter-of-intent.ts";
import type { TypesettingAnswer, TypesettingJob } from "#typesetting-job.ts";

function fileOf(job: TypesettingJob): Uint8Array {
  if (job.format === "pdf") return renderIssueReport(job.report);
  if (job.format === "letter-of-intent") return renderLetterOfIntent(job.document);
  if (job.format === "conformance-report") return renderConformanceReport(job.document);
  if (job.format === "invoice") return renderInvoice(job.document, job.brand);
  const text = job.format === "csv" ? issuesToCsv(job.content) : `${JSON.stringify(job.content, null, 2)}\n`;
  return new TextEncoder().encode(text);
}

function answerOf(job: TypesettingJob): TypesettingAnswer {
  try {
    return { file: fileOf(job) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on("message", (job: TypesettingJob) => {
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answerOf(job));
});
