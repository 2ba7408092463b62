import type { User } from "@plumbline/contract/auth";

import { followLink } from "#session/follow-link.ts";
import { takeReturnAddress } from "#session/return-address.ts";
import { openSession } from "#session/session.ts";

interface Opened {
  token?: string | undefined;
  user?: User | undefined;
}

/** Opens the session a login came to, and goes where one wanted to go. Answers where that is. */
export async function enter(
  { token, user }: Opened,
  remember: boolean,
  onLoggedIn: (path: string) => Promise<void>,
): Promise<string> {
  if (!token || !user) throw new Error("Something went wrong on our side. Please try again.");
  openSession({ token, user, remember });
  const path = await followLink(takeReturnAddress(), user);
  await onLoggedIn(path);
  return path;
}
