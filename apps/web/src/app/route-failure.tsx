import { Button } from "#ui/button.tsx";

/** Shown when a screen's code could not be loaded or a screen broke. */
export function RouteFailure() {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-4 p-6"
    >
      <title>Something went wrong</title>
      <h1 className="text-2xl font-semibold tracking-tight">We can't show this screen</h1>
      <p className="text-muted">
        Your data is safe. The connection may have been lost, or the dashboard was updated while it was open.
        Reload the page to get the current version.
      </p>
      <Button variant="primary" onPress={() => globalThis.location.reload()}>
        Reload the page
      </Button>
    </main>
  );
}
