import { type ComponentType, lazy, useCallback, useEffect, useState } from "react";

import { Button } from "./button.tsx";
import { useAction } from "./use-action.ts";

const RETRY_MS = 5_000;

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * Code that is fetched when it is needed. Where that fails, in its place stands why, and it comes by itself as soon as
 * it can be fetched: what surrounds it stays.
 */
export async function orLate<P extends object>(
  load: Load<P>,
  what: "page" | "part",
): Promise<ComponentType<P>> {
  try {
    return await load();
  } catch {
    return (props) => <Late load={load} what={what} props={props} />;
  }
}

/** A part of a page whose code is fetched when it is shown; stands inside a `Suspense`. */
export function lazyPart<P extends object>(load: Load<P>) {
  return lazy(async () => ({ default: await orLate(load, "part") }));
}

interface LateProps<P> {
  load: Load<P>;
  what: "page" | "part";
  props: P;
}

function Late<P extends object>({ load, what, props }: LateProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const { run, isBusy } = useAction(
    useCallback(async () => {
      try {
        const loaded = await load();
        setPart(() => loaded);
      } catch {
        // It stays as it is: not there, and said so.
      }
    }, [load]),
  );
  useRetries(run, Part === null);
  if (Part !== null) return <Part {...props} />;
  const Heading = what === "page" ? "h1" : "h2";
  return (
    <div className="grid max-w-lg justify-items-start gap-3 py-10">
      <Heading className="text-xl font-semibold tracking-tight">We can't load this {what}</Heading>
      <p role="alert" className="text-muted">
        We can't reach the server. The {what} will appear on its own as soon as we can. If the dashboard was
        updated while it was open, reload the page.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isBusy={isBusy} onPress={() => void run()}>
          Try Again
        </Button>
        <Button onPress={() => globalThis.location.reload()}>Reload</Button>
      </div>
    </div>
  );
}

/** Tries again when the connection is back, and every few seconds: not every network says when it is. */
function useRetries(retry: () => Promise<void>, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing) return undefined;
    const tryAgain = () => void retry();
    globalThis.addEventListener("online", tryAgain);
    const timer = setInterval(tryAgain, RETRY_MS);
    return () => {
      globalThis.removeEventListener("online", tryAgain);
      clearInterval(timer);
    };
  }, [retry, isMissing]);
}
