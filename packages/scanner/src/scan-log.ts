/** Where the scanner reports what an operator should know; a scan never writes to the console itself. */
export type ScanLog = (
  level: "info" | "warn" | "error",
  message: string,
  details?: Readonly<Record<string, unknown>>,
) => void;

/** For callers that do not want to hear. */
export const silentLog: ScanLog = () => {};
