import { failureMessage } from "#api/api-error.ts";
import { LoadFailure } from "#ui/load-failure.tsx";

/** In place of a screen that has to know who is signed in, while the server does not say. It is asked by itself, too. */
export function UnknownUser({ title, trouble }: { title: string; trouble: unknown }) {
  return (
    <LoadFailure
      title={title}
      message={failureMessage(trouble, "Failed to load who is signed in")}
      isRetrying={false}
      onRetry={() => globalThis.location.reload()}
    />
  );
}
