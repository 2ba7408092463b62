import { WEBHOOK_PATH } from "@plumbline/core/billing/events/webhook-path";
import { serveMetrics } from "@plumbline/core/platform/metrics/serve-metrics";
import { setWebhookUrl } from "@plumbline/core/platform/payments/sandbox/webhook-settings";
import type { OpenServices } from "@plumbline/core/platform/services";

import { buildServer } from "#server/build-server.ts";

export interface StartApiOptions {
  /** Folder the client was built into; null serves the API alone. */
  clientFolder: string | null;
}

/** A listening server. */
export interface RunningApi {
  /** Address it listens on, with the real port. */
  url: string;
  port: number;
  /** Takes no more calls and finishes those in progress. The services stay open. */
  close(): Promise<void>;
}

/** Serves the API, and the built client if there is one, where the settings say. */
export async function startApi(
  services: OpenServices,
  { clientFolder }: StartApiOptions,
): Promise<RunningApi> {
  const { config } = services;
  const { validatesOutput } = config.api;
  await using closing = new AsyncDisposableStack();
  const metrics = await serveMetrics(services, config.metrics.apiPort);
  closing.defer(() => metrics.close());
  const server = await buildServer({ services, clientFolder, validatesOutput });
  closing.defer(() => server.close());
  const url = await server.listen({ port: config.server.port, host: config.server.host });
  await receiveSandboxEvents(services, url);
  const opened = closing.move();
  return { url, port: Number(new URL(url).port), close: () => opened.disposeAsync() };
}

/** Tells the sandbox where its events are taken in, as one does in Stripe's dashboard. */
async function receiveSandboxEvents(services: OpenServices, url: string): Promise<void> {
  const { payments, server } = services.config;
  if (payments.provider !== "sandbox") return;
  // On one machine the address that is listened on; elsewhere workers may run on other machines.
  const base = payments.hasMovableClock ? url : server.publicUrl;
  await setWebhookUrl(services, base + WEBHOOK_PATH);
}
