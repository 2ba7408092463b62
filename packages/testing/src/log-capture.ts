import { createLog, type Log } from "@plumbline/core/platform/log";

/** A log that keeps its lines, for tests that look at what is written and what must never be. */
export function captureLog(): { log: Log; text(): string } {
  const lines: string[] = [];
  const log = createLog({ level: "trace", destination: { write: (line) => lines.push(line) } });
  return { log, text: () => lines.join("") };
}

/** A log that writes nothing. */
export function silentLog(): Log {
  return createLog({ level: "silent" });
}
