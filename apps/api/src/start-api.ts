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
  const server = await buildServer({ services, clientFolder, validatesOutput });
  const url = await server.listen({ port: config.server.port, host: config.server.host });
  return { url, port: Number(new URL(url).port), close: () => server.close() };
}
