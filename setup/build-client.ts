import { buildClient } from "../apps/cli/src/serve/build-client.ts";

await buildClient();
