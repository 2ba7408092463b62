import { openSync, write, writeSync } from "node:fs";

import type { DestinationStream } from "pino";

const STDOUT = 1;
/** What is kept of the log while it cannot be written, in characters; later lines are dropped. */
const KEPT_LENGTH = 1 << 20;

/**
 * Opens a file for a log, by default standard output. Lines are written while the process goes on with its work, and what
 * is left when it exits. On a full disk they wait for the next line: pino's own destination ends the process, or hangs.
 */
export function openLogFile(path?: string): DestinationStream {
  const file = path === undefined ? STDOUT : openSync(path, "a", 0o600);
  let waiting = "";
  let begun: Buffer = Buffer.alloc(0);
  let isWriting = false;
  let isUsed = false;

  function writeOn(): void {
    if (isWriting) return;
    if (begun.length === 0) [begun, waiting] = [Buffer.from(waiting), ""];
    if (begun.length === 0) return;
    isWriting = true;
    write(file, begun, (error, written) => {
      isWriting = false;
      if (error !== null) return;
      begun = begun.subarray(written);
      writeOn();
    });
  }

  function writeLeft(): void {
    const left = Buffer.concat([isWriting ? Buffer.alloc(0) : begun, Buffer.from(waiting)]);
    try {
      writeSync(file, left);
    } catch {
      // The log was the place to tell of it.
    }
  }

  return {
    write: (line) => {
      if (!isUsed) process.once("exit", writeLeft);
      isUsed = true;
      if (waiting.length < KEPT_LENGTH) waiting += line;
      writeOn();
    },
  };
}
