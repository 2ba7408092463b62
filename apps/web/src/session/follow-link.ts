import type { User } from "@plumbline/contract/auth";

import { ApiError, failureMessage } from "#api/api-error.ts";
import { toast } from "#ui/toast.ts";

import { linkedOrganization } from "./linked-organization.ts";
import { moveSession } from "./switch-organization.ts";

const NOT_A_MEMBER =
  "This link is about an organization that you do not belong to. If you have another account, log in with that one.";

/**
 * Where a path leads this person. The link of a mail names its organization: whoever is in another of theirs is taken to
 * that one, with a page that is loaded anew, and whoever does not belong to it is told.
 */
export async function followLink(path: string, user: User): Promise<string> {
  const { organizationId, place } = linkedOrganization(path);
  if (organizationId === null || organizationId === user.organization.id) return place;
  try {
    await moveSession(organizationId);
  } catch (error) {
    toast.error(wordsFor(error));
    return "/";
  }
  globalThis.location.replace(place);
  // The page goes: nothing of the organization before may be shown meanwhile.
  return new Promise<string>(() => undefined);
}

function wordsFor(error: unknown): string {
  const isForeign = error instanceof ApiError && error.code === "organization.not-found";
  return isForeign ? NOT_A_MEMBER : failureMessage(error, "Failed to switch the organization");
}
