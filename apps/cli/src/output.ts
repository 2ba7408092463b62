import {
  accessSync,
  closeSync,
  constants,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";

import { codeOf, fileTrouble } from "@plumbline/core/platform/file-error";

import { ClosedPipeError, EXIT, InputError, OutputError } from "./exit.ts";

/** Where results go: the terminal, or a file that only appears once it is whole. */
export interface Output {
  write(text: string): Promise<void>;
  /** Puts the file in its place. */
  finish(): void;
  /** Takes away what was begun. */
  discard(): void;
}

/**
 * Writes to standard output and waits until it has been taken.
 *
 * @throws ClosedPipeError when its reader has gone
 * @throws OutputError when it cannot be written, e.g. to a full disk
 */
export function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error) reject(toOutputError(error, "standard output"));
      else resolve();
    });
  });
}

/** Keeps a stream whose reader has gone from ending the process with a stack; the writer gets an error. */
export function tolerateClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      process.exitCode = codeOf(error) === "EPIPE" ? EXIT.closedPipe : EXIT.failed;
    });
  }
}

/**
 * Opens the output before the work starts, so that a wrong path costs no scan.
 *
 * @throws InputError when it could not be written there
 */
export function openOutput(path: string | undefined): Output {
  if (path === undefined || path === "-") return STDOUT;
  try {
    return openFile(path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`Cannot write ${path}: ${fileTrouble(error)}.`);
  }
}

/**
 * Opens several outputs, or none of them.
 *
 * @throws InputError as `openOutput` does
 */
export function openOutputs(paths: readonly (string | undefined)[]): Output[] {
  requireOwnPlaces(paths);
  const opened: Output[] = [];
  try {
    for (const path of paths) opened.push(openOutput(path));
    return opened;
  } catch (error) {
    for (const output of opened) output.discard();
    throw error;
  }
}

/** Two results in one file would leave only one of them. */
function requireOwnPlaces(paths: readonly (string | undefined)[]): void {
  const files = paths.flatMap((path) => (path === undefined || path === "" || path === "-" ? [] : path));
  const places = files.map(placeOf);
  const again = files.find((_, index) => places.indexOf(places[index] ?? "") < index);
  if (again !== undefined)
    throw new InputError(`${again} is named twice. Write each result to its own file.`);
}

/** The file itself; a device takes as many results as it is given. */
function placeOf(path: string): string | symbol {
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing === undefined) return resolve(path);
  return existing.isFile() ? realpathSync(path) : Symbol(path);
}

const STDOUT: Output = { write: print, finish: () => undefined, discard: () => undefined };

function openFile(path: string): Output {
  if (path === "") throw new InputError("--out needs the name of a file.");
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing?.isDirectory()) throw new InputError(`Cannot write ${path}: it is a directory.`);
  if (existing?.isBlockDevice()) throw new InputError(`Cannot write ${path}: it is a whole disk.`);
  if (existing !== undefined) accessSync(path, constants.W_OK);
  // Devices and pipes cannot be put in place afterward.
  if (existing !== undefined && !existing.isFile()) return intoDevice(path);
  return intoFile(existing === undefined ? path : realpathSync(path));
}

function intoDevice(path: string): Output {
  // A pipe that nobody reads would hold up the whole process as soon as it is opened.
  const asked = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  const file = openSync(path, "w");
  closeSync(asked);
  const close = () => closeSync(file);
  return { write: (text) => writeTo(file, path, text), finish: close, discard: close };
}

function intoFile(path: string): Output {
  const partial = `${path}.${process.pid}.partial`;
  const file = openSync(partial, "wx");
  // A process that ends at once leaves nothing half-written behind.
  const remove = () => rmSync(partial, { force: true });
  process.once("exit", remove);
  return {
    write: (text) => writeTo(file, path, text),
    finish() {
      closeSync(file);
      renameSync(partial, path);
      process.off("exit", remove);
    },
    discard() {
      closeSync(file);
      remove();
      process.off("exit", remove);
    },
  };
}

async function writeTo(file: number, path: string, text: string): Promise<void> {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw toOutputError(error, path);
  }
}

function toOutputError(error: unknown, where: string): Error {
  if (codeOf(error) === "EPIPE") return new ClosedPipeError(`The reader of ${where} has gone.`);
  return new OutputError(`Cannot write ${where}: ${fileTrouble(error)}.`, { cause: error });
}
