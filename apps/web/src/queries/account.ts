import type { DataExport } from "@plumbline/contract/data-export";
import { GET_BUSINESS_FIGURES } from "@plumbline/contract/endpoints/business-figures";
import { LIST_DATA_EXPORTS } from "@plumbline/contract/endpoints/data-export";
import { GET_NOTIFICATION_CHOICES } from "@plumbline/contract/endpoints/notification-choices";
import { LIST_SESSIONS } from "@plumbline/contract/endpoints/sessions";
import { GET_TWO_FACTOR } from "@plumbline/contract/endpoints/two-factor";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

import { paced, REFETCH } from "./refetch.ts";

/** Browsers one is logged in with. */
export const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: async ({ signal }) => (await call(LIST_SESSIONS, { signal })).data.sessions,
});

export const twoFactorQuery = queryOptions({
  queryKey: ["account", "two-factor"],
  queryFn: async ({ signal }) => (await call(GET_TWO_FACTOR, { signal })).data,
});

export const businessFiguresQuery = queryOptions({
  queryKey: ["account", "business-figures"],
  queryFn: async ({ signal }) => (await call(GET_BUSINESS_FIGURES, { signal })).data,
});

export const notificationChoicesQuery = queryOptions({
  queryKey: ["account", "notification-choices"],
  queryFn: async ({ signal }) => (await call(GET_NOTIFICATION_CHOICES, { signal })).data,
});

/** Exports of all data that are made or kept. */
export const dataExportsQuery = queryOptions({
  queryKey: ["account", "data-exports"],
  queryFn: async ({ signal }) => (await call(LIST_DATA_EXPORTS, { signal })).data.exports,
  refetchInterval: paced((exports: readonly Pick<DataExport, "status">[]) =>
    exports.some(({ status }) => status === "PENDING") ? REFETCH.soon : REFETCH.never,
  ),
});
