import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of this checkout. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folder for what is installed beside the packages; without the setting it is the checkout's own, wherever one stands. */
export const PLUMBLINE_HOME = resolve(process.env.PLUMBLINE_HOME || join(ROOT, ".plumbline"));
