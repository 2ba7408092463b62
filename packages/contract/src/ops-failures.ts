import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { OPS_LIST_FAILURE_GROUPS, OPS_LIST_FAILURES, OPS_RETRY_FAILURE } from "#endpoints/ops.ts";
import { dataEnvelope } from "./envelope.ts";
import { CLIENT_SCAN_ERRORS } from "./ops-clients.ts";
import { clientName, page, pageFacts } from "./ops-parts.ts";
import { FAILURE_KINDS } from "./ops-terms.ts";

const kind = z.enum(FAILURE_KINDS);

export const failureGroup = z.object({
  kind,
  reason: z.string().describe("What they have in common; addresses in it are left out as `…`"),
  count: z.number().int(),
  newestAt: z.iso.datetime(),
});
export type FailureGroup = z.infer<typeof failureGroup>;

export const failure = z.object({
  id: z.string(),
  what: z.string().describe("Which scan, report, mail or event it was"),
  reason: z.string(),
  client: clientName,
  failedAt: z.iso.datetime(),
  canRetry: z.boolean().describe("Whether all that another try needs is still kept"),
});
export type Failure = z.infer<typeof failure>;

export const opsListFailureGroups = defineEndpoint(OPS_LIST_FAILURE_GROUPS, {
  summary: "What failed in the last 30 days and was not made up for, by reason",
  output: dataEnvelope(z.object({ groups: z.array(failureGroup) })),
  errors: [],
});

export const opsListFailures = defineEndpoint(OPS_LIST_FAILURES, {
  summary: "The failures of a kind and reason, newest first",
  params: z.object({ kind }),
  query: z.object({ reason: z.string().max(2000).optional(), page }),
  output: dataEnvelope(z.object({ failures: z.array(failure), ...pageFacts })),
  errors: ["request.invalid"],
});

export const opsRetryFailure = defineEndpoint(OPS_RETRY_FAILURE, {
  summary: "Have what failed done again",
  params: z.object({ kind, id: z.uuid() }),
  output: z.object({ success: z.literal(true) }),
  errors: [
    "request.invalid",
    "failure.settled",
    "failure.not-retriable",
    "scan.no-website",
    ...CLIENT_SCAN_ERRORS,
    "server.busy",
  ],
});
