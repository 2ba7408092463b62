import { type QueryKey, useQueryClient } from "@tanstack/react-query";

/** Has these queries asked anew, once something they answer has changed. */
export function useRefresh(...queries: readonly { queryKey: QueryKey }[]): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  };
}
