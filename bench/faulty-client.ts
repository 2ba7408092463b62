import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { createPaymentSession } from "@plumbline/core/billing/create-payment-session";
import { readPaymentLink } from "@plumbline/core/billing/read-payment-link";
import { createClient } from "@plumbline/core/organizations/create-client";
import { loadConfig } from "@plumbline/core/platform/config";
import { contextFor } from "@plumbline/core/platform/context";
import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "@plumbline/core/platform/database/embedded-postgres";
import { giveCard } from "@plumbline/core/platform/payments/sandbox/hosted-page";
import { renewNow } from "@plumbline/core/platform/payments/sandbox/operate";
import { type OpenServices, openServices } from "@plumbline/core/platform/services";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { STANDARD_PLAN } from "@plumbline/contract/plans";
import { silentLog } from "@plumbline/testing/log-capture";
import { sql } from "drizzle-orm";

const DAY_MS = 24 * 3_600_000;

/** A client who pays, and whose scans, reports, mails and charges go on while parts of the service are killed. */
export class FaultyClient {
  readonly #home: string;
  readonly #origin: string;
  #organizationId = "";

  constructor({ home, origin }: { home: string; origin: string }) {
    this.#home = home;
    this.#origin = origin;
  }

  /** Makes the client and pays by a test card. The service then hears of it, and queues the first scan. */
  async pay(website: string): Promise<void> {
    await this.#within(async (services) => {
      const terms = {
        plan: STANDARD_PLAN.id,
        monthlyPriceCents: STANDARD_PLAN.monthlyPrice * 100,
        expiresAt: new Date(services.clock.now().getTime() + 30 * DAY_MS),
      };
      const owner = { name: "Alice Archer", email: "alice@harbor.example" };
      const made = await createClient(services, { name: "Harbor Bakery", website, owner, payment: terms });
      this.#organizationId = made.organizationId;
      const context = contextFor(services, made.organizationId, { kind: "operator" });
      const token = await createPaymentLink(context, terms);
      const { plan } = await readPaymentLink(context, token);
      const { sessionId } = await createPaymentSession(context, {
        priceId: plan.stripePriceId,
        organizationId: made.organizationId,
        successUrl: `${this.#origin}/login?payment=success`,
        cancelUrl: `${this.#origin}/pay/${token}`,
        ownOrigins: [this.#origin],
        address: "127.0.0.1",
      });
      await giveCard(services, { sessionId, card: "accepted" });
    });
  }

  /** Charges the next month now. Answers the cents that were paid. */
  async renew(): Promise<number> {
    const renewal = await this.#within((services) => renewNow(services, this.#organizationId));
    if (renewal?.state !== "paid") throw new Error("The test card was declined.");
    return renewal.cents;
  }

  /** Has the site scanned; false where a scan waits or runs already. */
  async scan(): Promise<boolean> {
    return this.#within(async (services) => {
      const context = contextFor(services, this.#organizationId, { kind: "operator" });
      return (await requestScan(context, "manual")).isNew;
    });
  }

  async count(from: string): Promise<number> {
    return Number(await this.ask(`select count(*) from ${from}`));
  }

  /** First value of the first row; null where there is none. */
  async ask(question: string): Promise<unknown> {
    const { rows } = await this.#within(({ db }) => db.execute(sql.raw(question)));
    return Object.values(rows[0] ?? {})[0] ?? null;
  }

  /** Lets go of the database, whose connections have broken, perhaps unheard. */
  async hangUp(): Promise<void> {
    const services = this.#services;
    this.#services = null;
    await services?.close().catch(() => undefined);
  }

  /** Ends the database that was started to ask it. */
  async close(): Promise<void> {
    await this.hangUp();
    await stopEmbeddedPostgres(this.#home);
  }

  #services: OpenServices | null = null;

  async #within<T>(act: (services: OpenServices) => Promise<T>): Promise<T> {
    this.#services ??= await this.#open();
    return act(this.#services);
  }

  async #open(): Promise<OpenServices> {
    const { url } = await startEmbeddedPostgres({ home: this.#home, log: silentLog() });
    const config = loadConfig({
      PLUMBLINE_HOME: this.#home,
      DATABASE_URL: url,
      PAYMENTS: "sandbox",
      PUBLIC_URL: this.#origin,
    });
    return openServices(config, { log: silentLog(), isWorker: false });
  }
}
