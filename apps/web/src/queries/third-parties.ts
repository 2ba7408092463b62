import { GET_PRIVACY_INVENTORY } from "@plumbline/contract/endpoints/privacy-inventory";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

/** Third-party hosts and cookies of the newest scan. */
export const thirdPartiesQuery = queryOptions({
  queryKey: ["third-parties"],
  queryFn: async ({ signal }) =>
    (await call(GET_PRIVACY_INVENTORY, { signal, words: "Failed to load third parties and cookies" })).data,
});
