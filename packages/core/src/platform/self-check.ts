import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { offeredPlans, termsOf } from "#billing/plans.ts";
import type { Services } from "#platform/context.ts";
import { openFiles } from "#platform/private-files.ts";
import { openMailTransport } from "#platform/mail/open-mail-transport.ts";

/** What was found out about one part the service depends on. */
export interface PartCheck {
  part: string;
  isWell: boolean;
  /** What was found: a version, a place, or what went wrong. */
  finding: string;
  /** What to do where it is not well. */
  advice: string | null;
}

/** A part, how to look at it, and what to do when that fails. */
export interface Examination {
  part: string;
  /** Answers what was found; rejects with what is wrong. */
  examine: () => Promise<string>;
  advice: string;
}

/** A job that no one took up for so long shows that no worker runs, in minutes. */
const OVERDUE_MINUTES = 5;

/** Looks at a part; what goes wrong is the finding. */
export async function checkPart({ part, examine, advice }: Examination): Promise<PartCheck> {
  try {
    return { part, isWell: true, finding: await examine(), advice: null };
  } catch (error) {
    return { part, isWell: false, finding: reasonOf(error), advice };
  }
}

function reasonOf(error: unknown): string {
  // A connection that was refused on several addresses says so in its parts alone.
  if (error instanceof AggregateError && error.message === "") return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}

/** The parts that open services depend on. With `isFixing` what is missing and can be made is made first. */
export function partsOf(services: Services, { isFixing = false } = {}): Examination[] {
  return [
    {
      part: "Database",
      examine: () => examineDatabase(services),
      advice: "Check DATABASE_URL and that the server is PostgreSQL 18 or newer.",
    },
    {
      part: "Queue",
      examine: () => examineQueue(services),
      advice: "Start a worker, or more workers. Their log says why jobs are waiting.",
    },
    {
      part: "Storage",
      examine: () => examineStorage(services),
      advice:
        "Check that PLUMBLINE_HOME is writable, or check the S3_ settings and the permissions of their key.",
    },
    {
      part: "Files",
      examine: () => examineFiles(services, isFixing),
      advice: '"plumbline doctor --fix" closes them to other users of this machine.',
    },
    {
      part: "Mail",
      examine: () => examineMail(services),
      advice: "Check SMTP_URL, and check that this machine can reach the mail server.",
    },
    {
      part: "Payments",
      examine: () => services.payments.examine(offeredPlans(services.config).map(termsOf), { isFixing }),
      advice:
        'Check the STRIPE_ settings; "plumbline doctor --fix" makes the prices that are missing at Stripe.',
    },
  ];
}

async function examineDatabase({ db }: Services): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_setting('server_version') as name`);
  // Whoever opened the services refused an older server, and brought the schema up to date.
  return `PostgreSQL ${rows[0]?.name}, newest schema`;
}

async function examineQueue({ db }: Services): Promise<string> {
  const { rows } = await db.execute<{ waiting: number; running: number; overdue: number }>(sql`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'created' and start_after < now() - make_interval(mins => ${OVERDUE_MINUTES}))::int
        as overdue
    from pgboss.job`);
  const { waiting = 0, running = 0, overdue = 0 } = rows[0] ?? {};
  if (overdue > 0)
    throw new Error(
      `${overdue} jobs have waited for more than ${OVERDUE_MINUTES} minutes, and no worker is picking them up.`,
    );
  return `${waiting} jobs waiting, ${running} running`;
}

async function examineStorage({ storage, config }: Services): Promise<string> {
  const key = `self-check/${randomUUID()}`;
  const content = new TextEncoder().encode(key);
  await storage.put(key, content, "text/plain");
  const read = await storage.get(key);
  await storage.delete(key);
  if (!Buffer.from(read).equals(content))
    throw new Error("A file came back different from what was written.");
  const { bucket } = config.storage;
  return bucket === undefined ? `folder ${config.home.folder}/files` : `bucket ${bucket}`;
}

async function examineFiles({ config }: Services, isFixing: boolean): Promise<string> {
  const { folder } = config.home;
  const [first, ...rest] = await openFiles(folder, { isFixing });
  if (first === undefined) return `closed to other users of this machine`;
  const more = rest.length === 0 ? "" : ` and ${rest.length} more`;
  throw new Error(`Other users of this machine can reach ${first.path} (${first.mode})${more}.`);
}

async function examineMail({ config }: Services): Promise<string> {
  const transport = openMailTransport(config);
  try {
    await transport.check();
  } finally {
    transport.close();
  }
  const { smtpUrl } = config.mail;
  return smtpUrl === undefined
    ? "local outbox; nothing leaves this machine without SMTP_URL"
    : `server ${new URL(smtpUrl).host}`;
}
