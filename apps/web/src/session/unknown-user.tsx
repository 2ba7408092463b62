import { LoadFailure } from "#ui/load-failure.tsx";

import { askAgain } from "./session.ts";

/** In place of a screen that has to know who is signed in, while the server does not say. It is asked by itself, too. */
export function UnknownUser({ title, message }: { title: string; message: string }) {
  return <LoadFailure title={title} message={message} isRetrying={false} onRetry={askAgain} />;
}
