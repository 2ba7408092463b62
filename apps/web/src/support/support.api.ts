import type { EndpointBody } from "@plumbline/contract/endpoint";
import { SEND_SUPPORT_REQUEST } from "@plumbline/contract/endpoints/support";
import type { sendSupportRequest, SupportRequest } from "@plumbline/contract/support";

import { call } from "#api/call.ts";

export type Question = EndpointBody<typeof sendSupportRequest>;

export async function askSupport(body: Question): Promise<SupportRequest> {
  return (await call(SEND_SUPPORT_REQUEST, { body, words: "Failed to send your request" })).data.request;
}
