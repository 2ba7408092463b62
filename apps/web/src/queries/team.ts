import { LIST_TEAM } from "@plumbline/contract/endpoints/team";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

/** The people of the organization. */
export const teamQuery = queryOptions({
  queryKey: ["team"],
  queryFn: async ({ signal }) =>
    (await call(LIST_TEAM, { signal, words: "Failed to load the team" })).data.members,
});
