import type { changePassword } from "@plumbline/contract/auth";
import type { getBusinessFigures, setBusinessFigures } from "@plumbline/contract/business-figures";
import type { BusinessFigures } from "@plumbline/contract/business-impact";
import type { downloadDataExport, listDataExports, requestDataExport } from "@plumbline/contract/data-export";
import type { EndpointBody } from "@plumbline/contract/endpoint";
import type {
  getNotificationChoices,
  NotificationChoices,
  setNotificationChoices,
} from "@plumbline/contract/notification-choices";
import type { endOtherSessions, endSession, listSessions } from "@plumbline/contract/sessions";
import type { setTimeZone } from "@plumbline/contract/time-zone";
import { useQuery } from "@tanstack/react-query";

import { callJson, callZip } from "#api/call.ts";

const WHILE_PREPARING_MS = 2_000;

export async function replacePassword(body: EndpointBody<typeof changePassword>): Promise<void> {
  const path = "/api/client-auth/change-password";
  await callJson<typeof changePassword>({ method: "POST", path, auth: "bearer", body });
}

export function useSessions() {
  return useQuery({
    queryKey: ["account", "sessions"],
    queryFn: async ({ signal }) => {
      const path = "/api/client-auth/sessions";
      const call = { method: "GET", path, auth: "bearer", signal } as const;
      return (await callJson<typeof listSessions>(call)).data.sessions;
    },
  });
}

export async function endOneSession(id: string): Promise<void> {
  const path = "/api/client-auth/sessions/:id";
  await callJson<typeof endSession>({ method: "DELETE", path, auth: "bearer", params: { id } });
}

/** Ends all sessions but this one; answers how many there were. */
export async function endAllOtherSessions(): Promise<number> {
  const path = "/api/client-auth/sessions/end-others";
  return (await callJson<typeof endOtherSessions>({ method: "POST", path, auth: "bearer" })).data.ended;
}

export function useBusinessFigures() {
  return useQuery({
    queryKey: ["account", "business-figures"],
    queryFn: async ({ signal }) => {
      const path = "/api/client-auth/business-figures";
      const call = { method: "GET", path, auth: "bearer", signal } as const;
      return (await callJson<typeof getBusinessFigures>(call)).data;
    },
  });
}

export async function storeBusinessFigures(body: BusinessFigures): Promise<BusinessFigures> {
  const path = "/api/client-auth/business-figures";
  return (await callJson<typeof setBusinessFigures>({ method: "PUT", path, auth: "bearer", body })).data;
}

export function useNotificationChoices() {
  return useQuery({
    queryKey: ["account", "notification-choices"],
    queryFn: async ({ signal }) => {
      const path = "/api/client-auth/notification-choices";
      const call = { method: "GET", path, auth: "bearer", signal } as const;
      return (await callJson<typeof getNotificationChoices>(call)).data;
    },
  });
}

export async function storeNotificationChoices(body: NotificationChoices): Promise<NotificationChoices> {
  const path = "/api/client-auth/notification-choices";
  return (await callJson<typeof setNotificationChoices>({ method: "PUT", path, auth: "bearer", body })).data;
}

export async function storeTimeZone(timeZone: string): Promise<void> {
  const path = "/api/client-auth/time-zone";
  await callJson<typeof setTimeZone>({ method: "PUT", path, auth: "bearer", body: { timeZone } });
}

/** Exports that are made or kept; asked for again while one is being made. */
export function useDataExports() {
  return useQuery({
    queryKey: ["account", "data-exports"],
    queryFn: async ({ signal }) => {
      const path = "/api/client-auth/data-exports";
      const call = { method: "GET", path, auth: "bearer", signal } as const;
      return (await callJson<typeof listDataExports>(call)).data.exports;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "PENDING") ? WHILE_PREPARING_MS : false,
  });
}

export async function startDataExport(): Promise<void> {
  const path = "/api/client-auth/data-exports";
  await callJson<typeof requestDataExport>({ method: "POST", path, auth: "bearer" });
}

export function fetchDataExport(id: string): Promise<Blob> {
  const path = "/api/client-auth/data-exports/:id/download";
  const call = { method: "GET", path, auth: "bearer", params: { id } } as const;
  return callZip<typeof downloadDataExport>(call, "Failed to download the export");
}
