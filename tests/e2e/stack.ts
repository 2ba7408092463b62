import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { startApi } from "@plumbline/api/server";
import { environmentWith } from "@plumbline/core/platform/config";
import { fakeClock } from "@plumbline/testing/fake-clock";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { workMails } from "@plumbline/worker/mails";
import { workPayments } from "@plumbline/worker/payments";

const CLIENT_FOLDER = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));

/** The product as it runs, on a database of its own: API with the built client, and on request a worker. */
export interface Stack {
  url: string;
  services: TestServices;
  cast: Cast;
  /** Starts a worker process that may scan these test hosts (`host:port`). */
  startWorker(allowedHosts: readonly string[]): void;
  stopWorkers(): Promise<void>;
  close(): Promise<void>;
}

export interface StackOptions {
  /** Further settings of API and worker. */
  environment?: Record<string, string>;
  /** Works on payments in this process, as a worker does, without scanning anything. */
  worksPayments?: boolean;
  /** Sends mails in this process, as a worker does: a worker of its own costs seconds of CPU to start. */
  sendsMails?: boolean;
}

function forkWorker(services: TestServices, environment: Record<string, string>): ChildProcess {
  return fork(fileURLToPath(import.meta.resolve("@plumbline/worker/main")), {
    env: environmentWith({
      DATABASE_URL: services.databaseUrl,
      PLUMBLINE_HOME: services.config.home.folder,
      LOG_LEVEL: "warn",
      ...environment,
    }),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

async function stopWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, "exit");
  worker.kill("SIGTERM");
  await ended;
}

/** Starts the stack on a free port. Close it in `afterAll`. */
export async function startStack({
  environment = {},
  worksPayments = false,
  sendsMails = false,
}: StackOptions = {}): Promise<Stack> {
  // The worker is another process and has the system's time; the API's clock starts at the same.
  const clock = fakeClock(new Date().toISOString());
  const services = await testServices({
    environment: { PORT: "0", ...environment },
    clock,
    isWorker: worksPayments || sendsMails,
  });
  const cast = await createCast(services);
  const api = await startApi(services, { clientFolder: CLIENT_FOLDER });
  if (worksPayments) await workPayments(services);
  const mails = sendsMails ? await workMails(services) : null;
  const workers: ChildProcess[] = [];
  const stopWorkers = async () => {
    await Promise.all(workers.splice(0).map(stopWorker));
  };
  return {
    url: api.url,
    services,
    cast,
    startWorker: (allowedHosts) => {
      const settings = { ...environment, PLUMBLINE_ALLOWED_HOSTS: allowedHosts.join(",") };
      workers.push(forkWorker(services, settings));
    },
    stopWorkers,
    close: async () => {
      await stopWorkers();
      await api.close();
      await services.close();
      mails?.close();
    },
  };
}
