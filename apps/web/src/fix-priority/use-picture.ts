import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { issueQueries } from "#queries/issues.ts";

/** Address of the screenshot of a place, null until it is there; and why it cannot be had. */
export function usePicture(issueId: string, name: string): { address: string | null; error: Error | null } {
  const { data, error } = useQuery(issueQueries.screenshot(issueId, name));
  return { address: useAddress(data), error };
}

/** Address of a picture in memory, given back when it is no longer shown. */
function useAddress(picture: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return undefined;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
