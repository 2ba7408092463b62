/** The scripts that run in pages cannot be made, so no page can be measured. `message` says what to do. */
export class InPageScriptError extends Error {
  override readonly name = "InPageScriptError";
}
