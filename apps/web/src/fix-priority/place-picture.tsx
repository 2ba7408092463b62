import type { IssueDetail } from "@plumbline/contract/issues";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { issueQueries } from "#queries/issues.ts";

interface PlacePictureProps {
  issueId: string;
  /** Name of the picture, as the place tells it. */
  name: string;
  place: IssueDetail["evidence"][number];
}

/** A picture of the place as the scan saw it. */
export function PlacePicture({ issueId, name, place }: PlacePictureProps) {
  const { data, error } = useQuery(issueQueries.screenshot(issueId, name));
  const address = useAddress(data);
  if (error) return <p className="mt-3 text-xs text-muted">{failureMessage(error, "No picture")}</p>;
  if (address === null) return <p className="mt-3 text-xs text-muted">Loading picture...</p>;
  return (
    <figure className="mt-3">
      <img
        src={address}
        alt={`Picture of ${place.selector ?? "the place"} on the page`}
        className="max-w-full rounded-sm border border-line bg-white"
      />
      <figcaption className="mt-1 text-xs text-muted">As the scan saw it</figcaption>
    </figure>
  );
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
