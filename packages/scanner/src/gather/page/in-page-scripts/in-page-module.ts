import { fileURLToPath } from "node:url";

import { bundle, declareScript } from "./bundle.ts";

/** A module that runs in pages, as the rest of the scanner knows it. */
export interface InPageModule<Exports> {
  file: string;
  /** Never called: it gives the exports their types, and shows tools which tests a change of the module concerns. */
  load: () => Promise<Exports>;
}

/**
 * Names a module that runs in pages.
 *
 * @param url its file
 * @param load imports the same file
 */
export function inPage<Exports>(url: URL, load: () => Promise<Exports>): InPageModule<Exports> {
  const module = { file: fileURLToPath(url), load };
  declareScript(entryOf(module));
  return module;
}

/**
 * Expression that evaluates to all a module exports.
 *
 * @throws InPageScriptError when it cannot be made
 */
export function moduleSource(module: InPageModule<unknown>): string {
  return bundle(entryOf(module));
}

function entryOf({ file }: InPageModule<unknown>): string {
  return `export * from ${JSON.stringify(file)};`;
}

/** Expression that calls one of a module's functions with texts; evaluates to what it returns. */
export function callSource<Exports>(
  module: InPageModule<Exports>,
  functionName: keyof Exports & string,
  ...args: readonly string[]
): string {
  const list = args.map((argument) => JSON.stringify(argument)).join(",");
  return `${moduleSource(module)}.${functionName}(${list})`;
}
