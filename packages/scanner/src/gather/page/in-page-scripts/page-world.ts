import { inPage, moduleSource } from "./in-page-module.ts";

/** Name of the isolated world our code runs in; the page cannot reach it. */
export const WORLD_NAME = "plumbline";

const WORLD = inPage(new URL("../in-page/world.ts", import.meta.url), () => import("../in-page/world.ts"));

/**
 * Script that puts a `PageWorld` named `world` into the isolated world of each new document.
 *
 * @throws InPageScriptError when it cannot be made
 */
export function pageWorldSource(): string {
  return `globalThis.world = ${moduleSource(WORLD)}.world;`;
}
