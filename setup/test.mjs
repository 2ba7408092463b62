// `npm test`: installs what is missing, then runs every test under the pinned Node.
import { ensureBrowser } from "./browser.mjs";
import { handOver } from "./hand-over.mjs";
import { ensurePackages } from "./packages.mjs";
import { ensureTlsServers } from "./tls-servers.mjs";

try {
  ensurePackages();
  ensureTlsServers();
  handOver("setup/run-tests.ts", process.argv.slice(2), { PLUMBLINE_BROWSER: ensureBrowser({ light: true }) });
} catch (error) {
  console.error(`plumbline: ${error.message}`);
  process.exitCode = 1;
}
