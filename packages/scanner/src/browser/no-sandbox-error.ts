/** Chromium runs here only without its sandbox, which no one has allowed. */
export class NoSandboxError extends Error {
  constructor(cause: unknown) {
    const words =
      "Chromium cannot start its sandbox here, and pages of strangers are not opened without it. Allow user namespaces " +
      "on this machine or for this container, or set PLUMBLINE_UNSANDBOXED_BROWSER=true to scan without the sandbox.";
    super(words, { cause });
    this.name = "NoSandboxError";
  }
}
