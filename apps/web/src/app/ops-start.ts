import { emptyScreen } from "./screen.tsx";

/** Shows the operator's page. It shares the document with the clients' app, and neither knows a session of the other. */
export async function startOps(): Promise<void> {
  const { showOps } = await import("./ops-entry.tsx");
  showOps(emptyScreen());
}
