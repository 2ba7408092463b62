import {
  OPS_LIST_CLIENTS,
  OPS_LIST_FAILURE_GROUPS,
  OPS_LIST_FAILURES,
  OPS_LIST_MAILS,
  OPS_LIST_PAYMENT_EVENTS,
  OPS_OVERVIEW,
  OPS_READ_CLIENT,
  OPS_READ_PAYMENTS,
  OPS_READ_QUEUE,
} from "@plumbline/contract/endpoints/ops";
import {
  type ClientFilter,
  type FailureKind,
  type MailState,
  OPS_QUEUE_POLL_MS,
  type PaymentEventFilter,
} from "@plumbline/contract/ops-terms";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";
import { paced } from "#queries/refetch.ts";

export const overviewQuery = queryOptions({
  queryKey: ["overview"],
  queryFn: async ({ signal }) => (await call(OPS_OVERVIEW, { signal })).data,
});

export const clientsQuery = (query: { search: string; filter?: ClientFilter | undefined; page: number }) =>
  queryOptions({
    queryKey: ["clients", query],
    queryFn: async ({ signal }) => (await call(OPS_LIST_CLIENTS, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ["client", id],
    queryFn: async ({ signal }) => (await call(OPS_READ_CLIENT, { params: { id }, signal })).data.client,
  });

/** Asked anew every few seconds while it is on screen. */
export const queueQuery = queryOptions({
  queryKey: ["queue"],
  queryFn: async ({ signal }) => (await call(OPS_READ_QUEUE, { signal })).data,
  refetchInterval: paced<unknown>(() => OPS_QUEUE_POLL_MS),
});

export const failureGroupsQuery = queryOptions({
  queryKey: ["failures"],
  queryFn: async ({ signal }) => (await call(OPS_LIST_FAILURE_GROUPS, { signal })).data.groups,
});

export const failuresQuery = (kind: FailureKind, query: { reason: string; page: number }) =>
  queryOptions({
    queryKey: ["failures", kind, query],
    queryFn: async ({ signal }) => (await call(OPS_LIST_FAILURES, { params: { kind }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

export const mailsQuery = (query: { search: string; state?: MailState | undefined; page: number }) =>
  queryOptions({
    queryKey: ["mails", query],
    queryFn: async ({ signal }) => (await call(OPS_LIST_MAILS, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

export const paymentsQuery = queryOptions({
  queryKey: ["payments"],
  queryFn: async ({ signal }) => (await call(OPS_READ_PAYMENTS, { signal })).data,
});

export const paymentEventsQuery = (query: { filter: PaymentEventFilter; page: number }) =>
  queryOptions({
    queryKey: ["payment-events", query],
    queryFn: async ({ signal }) => (await call(OPS_LIST_PAYMENT_EVENTS, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
