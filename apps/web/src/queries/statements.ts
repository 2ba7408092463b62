import { LIST_CONFORMANCE_REPORTS } from "@plumbline/contract/endpoints/conformance-reports";
import { LIST_LETTERS } from "@plumbline/contract/endpoints/letters-of-intent";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

/** Versions of the letter of intent, and what the next one would say. */
export const lettersQuery = queryOptions({
  queryKey: ["letters-of-intent"],
  queryFn: async ({ signal }) =>
    (await call(LIST_LETTERS, { signal, words: "Failed to load the letter of intent" })).data,
  // Someone may be writing: it is asked anew by what they do, not by coming back to the window.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Versions of the accessibility conformance report, and what the next one would say. */
export const conformanceReportsQuery = queryOptions({
  queryKey: ["conformance-reports"],
  queryFn: async ({ signal }) =>
    (await call(LIST_CONFORMANCE_REPORTS, { signal, words: "Failed to load the conformance report" })).data,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
