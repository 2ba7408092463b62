import { PLAN_DESCRIPTION, STANDARD_PLAN } from "@plumbline/contract/plans";
import { z } from "zod";

import { OBSERVABILITY_SETTINGS } from "#platform/observability-settings.ts";
import {
  certificateFile,
  flag,
  hostList,
  httpUrl,
  loopbackUrl,
  setting,
  wholeNumber,
} from "#platform/setting.ts";

const offeredPlan = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/u, "ids have up to 40 lower-case letters, digits and dashes")
    .refine((id) => id !== STANDARD_PLAN.id, `${STANDARD_PLAN.id} is the standard plan's id`),
  name: z.string().trim().min(1).max(40),
  description: z.string().trim().min(1).max(200).default(PLAN_DESCRIPTION),
  /** US dollars. */
  monthlyPrice: z.number().positive().max(1_000_000).multipleOf(0.01),
  isRecommended: z.boolean().default(false),
  features: z.array(z.string().trim().min(1).max(120)).max(12).default([]),
});

const planList = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue("must be JSON");
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(offeredPlan)
      .max(10)
      .refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, "each id names one plan"),
  );

/** Every setting of the product, by subject. Documented in `docs/reference/settings.md`. */
export const SETTINGS = {
  server: {
    port: setting({
      env: "PORT",
      doc: "Port the API and the web app are served on; 0 takes a free one.",
      schema: wholeNumber(0, 65_535).default(4400),
    }),
    host: setting({
      env: "HOST",
      doc: "Address to listen on. The default is reachable from this machine alone; containers set 0.0.0.0.",
      schema: z.string().min(1).default("127.0.0.1"),
    }),
    publicUrl: setting({
      env: "PUBLIC_URL",
      doc: "Address people reach the app at, used in mails. Default: http://127.0.0.1:{PORT}.",
      schema: httpUrl.optional(),
    }),
    trustedProxies: setting({
      env: "TRUSTED_PROXIES",
      doc: "Number of reverse proxies in front that set X-Forwarded-For.",
      schema: wholeNumber(0, 10).default(0),
    }),
  },
  home: {
    folder: setting({
      env: "PLUMBLINE_HOME",
      doc: "Folder for the embedded database, files and the local outbox.",
      schema: z.string().min(1).default(".plumbline"),
    }),
  },
  security: {
    secretKey: setting({
      env: "PLUMBLINE_SECRET_KEY",
      doc: "Secret of at least 32 characters from which the key is derived that encrypts stored secrets, such as those of authenticator apps; the same on every machine. Without it one is made in PLUMBLINE_HOME/secret.key. Keep a copy: with another key no one can use their authenticator app.",
      schema: z.string().min(32, "must have at least 32 characters").optional(),
    }),
    asksForPreload: setting({
      env: "HSTS_PRELOAD",
      doc: "Whether the service asks for a place on the list of names that browsers open over HTTPS only, all names below it included. Needs an https PUBLIC_URL, and a request at hstspreload.org. It is hard to take back.",
      schema: flag.default(false),
    }),
    allowsCleartext: setting({
      env: "ALLOW_CLEARTEXT",
      doc: "Whether connections to the database, the mail server and S3_ENDPOINT on other machines may go without TLS, or without a check of the server's certificate. Only for a private network that no one else can read.",
      schema: flag.default(false),
    }),
  },
  sessions: {
    idleHours: setting({
      env: "SESSION_IDLE_HOURS",
      doc: "Hours after which someone who makes no call is logged out, even if 'Remember me' keeps them logged in for 30 days.",
      schema: wholeNumber(1, 720).default(168),
    }),
  },
  database: {
    url: setting({
      env: "DATABASE_URL",
      doc: "PostgreSQL 18 to use, on another machine with TLS: postgres://user:password@host/name?sslmode=verify-full. Without it, Plumbline starts an embedded server in PLUMBLINE_HOME.",
      schema: z.url({ protocol: /^postgres(ql)?$/u, error: "must start with postgres://" }).optional(),
    }),
    poolSize: setting({
      env: "DATABASE_POOL_SIZE",
      doc: "Maximum number of connections per process.",
      schema: wholeNumber(2, 100).default(10),
    }),
  },
  log: {
    level: setting({
      env: "LOG_LEVEL",
      doc: "Lowest level of messages to log.",
      schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    }),
  },
  ...OBSERVABILITY_SETTINGS,
  storage: {
    bucket: setting({
      env: "S3_BUCKET",
      doc: "Bucket for reports and evidence. Without it, files are kept in PLUMBLINE_HOME/files.",
      schema: z.string().min(1).optional(),
    }),
    region: setting({
      env: "S3_REGION",
      doc: "Region of the bucket.",
      schema: z.string().min(1).default("us-east-1"),
    }),
    endpoint: setting({
      env: "S3_ENDPOINT",
      doc: "Address of an S3-compatible service other than Amazon's.",
      schema: httpUrl.optional(),
    }),
    accessKeyId: setting({
      env: "S3_ACCESS_KEY_ID",
      doc: "Access key; without it the machine's own role is used.",
      schema: z.string().min(1).optional(),
    }),
    secretAccessKey: setting({
      env: "S3_SECRET_ACCESS_KEY",
      doc: "Secret of the access key.",
      schema: z.string().min(1).optional(),
    }),
  },
  mail: {
    smtpUrl: setting({
      env: "SMTP_URL",
      doc: "Mail server, e.g. smtps://user:password@mail.example.com. With smtp://, a server on another machine has to offer STARTTLS. Without it, emails are written to PLUMBLINE_HOME/outbox.",
      schema: z.url({ protocol: /^smtps?$/u, error: "must start with smtp:// or smtps://" }).optional(),
    }),
    from: setting({
      env: "MAIL_FROM",
      doc: "Sender address of emails. Default: the support address.",
      schema: z.email().optional(),
    }),
    fromName: setting({
      env: "MAIL_FROM_NAME",
      doc: "Sender name of emails. Default: the brand's name.",
      schema: z.string().trim().min(1).max(80).optional(),
    }),
    logoUrl: setting({
      env: "MAIL_LOGO_URL",
      doc: "Full https address of the logo at the top of emails: a PNG, JPEG or GIF, because most mail programs show no SVG. Default: BRAND_LOGO_URL at PUBLIC_URL, if that is https and no SVG. Otherwise, emails show the name as text.",
      schema: z.url({ protocol: /^https$/u, error: "must be a full https address" }).optional(),
    }),
  },
  operator: {
    email: setting({
      env: "OPERATOR_EMAIL",
      doc: "Where we email what needs a person: scans that failed, a payment made twice, emails that could not be delivered. Default: the support address.",
      schema: z.email().optional(),
    }),
  },
  payments: {
    provider: setting({
      env: "PAYMENTS",
      doc: "The payment provider: stripe, or sandbox, which has test cards and moves no money. Default: stripe if STRIPE_SECRET_KEY is set, otherwise sandbox. If PUBLIC_URL is not this machine, you must name the sandbox here to use it.",
      schema: z.enum(["stripe", "sandbox"], { error: "must be stripe or sandbox" }).optional(),
    }),
    sellerName: setting({
      env: "SELLER_NAME",
      doc: "Legal name on invoices and receipts. Default: BRAND_NAME.",
      schema: z.string().trim().min(1).max(120).optional(),
    }),
    sellerAddress: setting({
      env: "SELLER_ADDRESS",
      doc: "Address on invoices and receipts, in one line.",
      schema: z.string().trim().min(1).max(200).optional(),
    }),
    sellerTaxId: setting({
      env: "SELLER_TAX_ID",
      doc: "Tax number on invoices and receipts, with what it is, e.g. EIN 12-3456789.",
      schema: z.string().trim().min(1).max(60).optional(),
    }),
    stripeSecretKey: setting({
      env: "STRIPE_SECRET_KEY",
      doc: "Stripe's secret or restricted key.",
      schema: z
        .string()
        .regex(/^(?:sk|rk)_(?:test|live)_\w+$/u, "must start with sk_test_, sk_live_, rk_test_ or rk_live_")
        .optional(),
    }),
    stripeWebhookSecret: setting({
      env: "STRIPE_WEBHOOK_SECRET",
      doc: "Secret that Stripe signs its events with. Create a webhook endpoint {PUBLIC_URL}/api/stripe/webhook in Stripe's dashboard and copy its signing secret.",
      schema: z
        .string()
        .regex(/^whsec_\S+$/u, "must start with whsec_")
        .optional(),
    }),
    stripePriceMonthly: setting({
      env: "STRIPE_PRICE_MONTHLY",
      doc: "Stripe's id of the standard plan's monthly price. Without it, plumbline doctor --fix creates the price.",
      schema: z
        .string()
        .regex(/^price_\w+$/u, "must start with price_")
        .optional(),
    }),
    stripeAutomaticTax: setting({
      env: "STRIPE_AUTOMATIC_TAX",
      doc: "Whether Stripe Tax adds sales tax. Set it up in Stripe's dashboard first.",
      schema: flag.default(false),
    }),
    stripeApiUrl: setting({
      env: "STRIPE_API_URL",
      doc: "For tests: the http address on this machine of a server that replaces Stripe's API.",
      schema: loopbackUrl.optional(),
    }),
    plans: setting({
      env: "PLANS",
      doc: 'Plans that clients can switch to, besides the standard one, as JSON: [{"id":"plus","name":"Plus","monthlyPrice":797,"features":["Priority support"]}].',
      schema: planList.default([]),
    }),
  },
  brand: {
    name: setting({
      env: "BRAND_NAME",
      doc: "Name of the product in the app, emails and PDFs.",
      schema: z.string().trim().min(1).max(40).default("Plumbline"),
    }),
    accentColor: setting({
      env: "BRAND_ACCENT_COLOR",
      doc: "Accent color as #rrggbb.",
      schema: z
        .string()
        .regex(/^#[0-9a-f]{6}$/iu, "must look like #1f5f99")
        .default("#1f5f99"),
    }),
    supportEmail: setting({
      env: "BRAND_SUPPORT_EMAIL",
      doc: "Where clients write for help.",
      schema: z.email().default("support@plumbline.example"),
    }),
    copyright: setting({
      env: "BRAND_COPYRIGHT",
      doc: "Copyright line. Default: © {this year} {BRAND_NAME}.",
      schema: z.string().max(120).optional(),
    }),
    logoUrl: setting({
      env: "BRAND_LOGO_URL",
      doc: "Path of a logo on the app's own address; without it the name is set in type.",
      schema: z
        .string()
        .regex(/^\/[\w./-]+$/u, "must be a path such as /logo.svg")
        .optional(),
    }),
  },
  scanner: {
    allowedHosts: setting({
      env: "PLUMBLINE_ALLOWED_HOSTS",
      doc: "Test hosts that a scan may reach even though their addresses are not public (host:port, separated by commas).",
      schema: hostList.default([]),
    }),
    extraRoots: setting({
      env: "PLUMBLINE_CA_FILE",
      doc: "PEM file with the certificates of your own authorities. What the scanner itself asks a site, and its judgment of the site's certificate, trust them besides the public ones. The browser that opens the pages does not: it trusts the list that comes with Chromium, and a page whose certificate it refuses is not measured.",
      schema: certificateFile.default([]),
    }),
    browserPath: setting({
      env: "PLUMBLINE_BROWSER",
      doc: "Chromium or Chrome to scan with. Default: the first one found on this machine.",
      schema: z.string().min(1).optional(),
    }),
    allowsUnsandboxed: setting({
      env: "PLUMBLINE_UNSANDBOXED_BROWSER",
      doc: "Whether scans may run Chromium without its sandbox where the kernel allows none, as in some containers. A page that breaks such a browser can do what its user can. Without this setting, no scan runs there.",
      schema: flag.default(false),
    }),
    chromeUxReportKey: setting({
      env: "PLUMBLINE_CRUX_KEY",
      doc: "API key for the Chrome UX Report, which has the speed measured by visitors' own browsers. Without it, scans leave it out.",
      schema: z.string().min(1).optional(),
    }),
    chromeUxReportUrl: setting({
      env: "PLUMBLINE_CRUX_URL",
      doc: "Address of the Chrome UX Report's service, if you reach it through your own gateway.",
      schema: httpUrl.default("https://chromeuxreport.googleapis.com"),
    }),
    concurrency: setting({
      env: "PLUMBLINE_SCANS_AT_ONCE",
      doc: "Number of scans a worker process runs at the same time.",
      schema: wholeNumber(1, 16).default(1),
    }),
    memoryLimitMb: setting({
      env: "PLUMBLINE_SCAN_MEMORY_MB",
      doc: "Memory in megabytes that the browser of one scan may use with all its processes. Above it, the page that uses most is ended, and the report says that it was not measured. Watched on Linux only.",
      schema: wholeNumber(500, 16_000).default(1000),
    }),
  },
  api: {
    validatesOutput: setting({
      env: "API_VALIDATES_OUTPUT",
      doc: "Also check responses against the contract. Meant for development, because it takes time.",
      schema: flag.default(false),
    }),
    isRateLimited: setting({
      env: "API_RATE_LIMITED",
      doc: "Whether each address is held to a number of calls a minute; false only for load tests.",
      schema: flag.default(true),
    }),
  },
} as const;
