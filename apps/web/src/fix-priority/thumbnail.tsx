import type { Issue } from "@plumbline/contract/issues";

import { usePicture } from "./use-picture.ts";

/** A small screenshot of the element, to know it by; nothing where there is none. Its name stands beside it. */
export function Thumbnail({ issue: { id, place } }: { issue: Pick<Issue, "id" | "place"> }) {
  if (!place?.screenshot) return null;
  return <Picture issueId={id} name={place.screenshot} />;
}

function Picture({ issueId, name }: { issueId: string; name: string }) {
  const { address, error } = usePicture(issueId, name);
  if (error) return null;
  const box = "h-14 w-24 shrink-0 rounded-sm border border-line bg-sunken object-contain";
  if (address === null) return <span aria-hidden className={`skeleton ${box}`} />;
  return <img src={address} alt="" className={box} />;
}
