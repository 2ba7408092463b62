import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { endDataExport } from "@plumbline/core/data-export/end-data-export";
import { withExportedData } from "@plumbline/core/data-export/exported-data";
import {
  failDataExport,
  isExportPending,
  recordDataExport,
} from "@plumbline/core/data-export/record-data-export";
import { contextFor, type OrganizationContext, type Services } from "@plumbline/core/platform/context";
import type { Job } from "@plumbline/core/platform/queue";
import { dataArchive } from "@plumbline/documents/data-archive";

/** Packs all of an organization's data and hands it over. An export that was made before is left alone. */
export async function makeDataExport(services: Services, job: Job<"data-export">): Promise<void> {
  const { organizationId, exportId } = job.payload;
  const context = contextFor(services, organizationId);
  if (!(await isExportPending(context, exportId))) {
    services.log.info({ exportId }, "The export has been made already");
    return;
  }
  // Written to disk first: its size is not known before, and it may not fit into memory.
  const folder = join(services.config.home.folder, "data-exports", exportId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const path = join(folder, `${job.attempt}.zip`);
    await writeArchive(context, path, job.signal);
    const isRecorded = await recordDataExport(context, { exportId, path });
    services.log.info({ exportId, isRecorded }, "The export was made");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeArchive(context: OrganizationContext, path: string, signal: AbortSignal): Promise<void> {
  const product = context.config.brand.name;
  await withExportedData(context, (data) =>
    pipeline(dataArchive({ ...data, product }), createWriteStream(path, { mode: 0o600 }), { signal }),
  );
}

/** Ends an export that could not be made within its retries. */
export async function giveUpDataExport(services: Services, job: Job<"data-export">): Promise<void> {
  const { organizationId, exportId } = job.payload;
  const reason = "We could not create the export. Please request it again.";
  const isFailed = await failDataExport(contextFor(services, organizationId), exportId, reason);
  if (isFailed) services.log.error({ exportId }, "The export was given up");
}

/** Deletes an export whose days are over. */
export async function removeDataExport(services: Services, job: Job<"data-export-end">): Promise<void> {
  const { organizationId, exportId } = job.payload;
  const isEnded = await endDataExport(contextFor(services, organizationId), exportId);
  services.log.info({ exportId, isEnded }, "The export's days are over");
}

/** Notes an export whose file could not be deleted within its retries; it can no longer be downloaded. */
export function reportKeptExport(services: Services, job: Job<"data-export-end">): void {
  services.log.error({ exportId: job.payload.exportId }, "The file of an export could not be deleted");
}
