import type { IssueDetail } from "@plumbline/contract/issues";

import { failureMessage } from "#api/api-error.ts";

import { usePicture } from "./use-picture.ts";

interface PlacePictureProps {
  issueId: string;
  /** Name of the picture, as the place tells it. */
  name: string;
  place: IssueDetail["evidence"][number];
}

/** A screenshot of the place as it looked during the scan, with the element in its middle. */
export function PlacePicture({ issueId, name, place }: PlacePictureProps) {
  const { address, error } = usePicture(issueId, name);
  if (error)
    return <p className="text-xs text-muted">{failureMessage(error, "We can't load the screenshot")}</p>;
  if (address === null)
    return (
      <p role="status" className="skeleton h-40 w-full text-xs">
        <span className="sr-only">Loading screenshot...</span>
      </p>
    );
  return (
    <figure>
      <img
        src={address}
        alt={`Screenshot of ${place.selector ?? "the place"} on the page`}
        className="max-h-80 max-w-full rounded-md border border-line-strong/60 bg-white"
      />
      <figcaption className="mt-1 text-xs text-muted">How it looked during the scan</figcaption>
    </figure>
  );
}
