import { LIST_OWN_ORGANIZATIONS } from "@plumbline/contract/endpoints/own-organizations";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

/** The organizations the person belongs to, by name. */
export const ownOrganizationsQuery = queryOptions({
  queryKey: ["own-organizations"],
  queryFn: async ({ signal }) =>
    (await call(LIST_OWN_ORGANIZATIONS, { signal, words: "Failed to load your organizations" })).data
      .organizations,
});
