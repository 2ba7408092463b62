import { tolerateClosedPipes } from "../apps/cli/src/output.ts";

// For scripts, which import this file: `npm run licenses | head` ends as every command of a shell does.
tolerateClosedPipes();
