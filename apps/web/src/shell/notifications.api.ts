import type { markAllRead } from "@plumbline/contract/notifications";

import { callJson } from "#api/call.ts";

export async function requestAllRead(): Promise<void> {
  const path = "/api/client-auth/notifications/mark-all-read";
  await callJson<typeof markAllRead>({ method: "POST", path, auth: "bearer" });
}
