/** Exit codes of every command. */
export const EXIT = {
  /** Done as asked. */
  done: 0,
  /** Something went wrong on our side. */
  failed: 1,
  /** The input was wrong, or nothing could be measured. */
  badInput: 2,
  /** Measured, and something at least as severe as --fail-on allows was found. */
  foundTooGrave: 3,
  /** A document, or the evidence it stands on, is not as it was. */
  changed: 4,
  /** A document that is none of ours. */
  unknown: 5,
  /** Stopped by Ctrl-C or SIGTERM. */
  interrupted: 130,
  /** Whoever read the output closed it, as `| head` does; what a shell reports for SIGPIPE. */
  closedPipe: 141,
} as const;

/** Wrong input: shown without a stack, ends with exit code 2. */
export class InputError extends Error {
  override name = "InputError";
}

/** The result could not be written, e.g. because the disk is full: shown without a stack, exit code 1. */
export class OutputError extends Error {
  override name = "OutputError";
}

/** The reader of the output has gone: nothing is left to say, exit code 141. */
export class ClosedPipeError extends Error {
  override name = "ClosedPipeError";
}
