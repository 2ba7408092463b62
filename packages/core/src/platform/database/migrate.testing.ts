import { migrateDatabase } from "#platform/database/migrate.ts";

/* A start of an upgraded service, for tests that kill it. Arguments: the database's address. */
const [url = ""] = process.argv.slice(2);
await migrateDatabase(url);
