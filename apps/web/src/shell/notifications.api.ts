import { MARK_ALL_READ } from "@plumbline/contract/endpoints/notifications";

import { call } from "#api/call.ts";

export async function requestAllRead(): Promise<void> {
  await call(MARK_ALL_READ);
}
