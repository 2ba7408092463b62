/**
 * A worker whose parent forks it before the database is there: it loads its code at once, and begins with the settings
 * that the parent sends.
 */
import { once } from "node:events";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

const settings = once(process, "message");
const end = () => process.exit();
process.once("disconnect", end);
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/plumbline"));
await Promise.all([
  import("#run-worker.ts"),
  import("#browser-scan.ts"),
  import("#check-texts.ts"),
  import("@plumbline/core/backup/unfinished-restore"),
]);
// Not only at the end, which a killed worker does not come to.
flushCompileCache();
Object.assign(process.env, (await settings)[0]);
process.off("disconnect", end);
await import("#main.ts");
