import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { LIST_DATA_EXPORTS, REQUEST_DATA_EXPORT, DOWNLOAD_DATA_EXPORT } from "#endpoints/data-export.ts";
import { dataEnvelope } from "./envelope.ts";

/** Life of an export of all of an organization's data. */
export const DATA_EXPORT_STATUSES = ["PENDING", "COMPLETED", "FAILED"] as const;

/** How long a finished export is kept. */
export const DATA_EXPORT_DAYS = 7;

export const dataExport = z.object({
  id: z.string(),
  status: z.enum(DATA_EXPORT_STATUSES),
  requestedAt: z.iso.datetime(),
  requestedBy: z.string().nullable().describe("Name of the person"),
  byteLength: z.number().int().nullable(),
  expiresAt: z.iso.datetime().nullable().describe("When the file is deleted"),
  failureReason: z.string().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

export const listDataExports = defineEndpoint(LIST_DATA_EXPORTS, {
  summary: "Exports of all data that are in the making or still kept, newest first",
  output: dataEnvelope(z.object({ exports: z.array(dataExport) })),
  errors: ["role.forbidden"],
});

export const requestDataExport = defineEndpoint(REQUEST_DATA_EXPORT, {
  summary: "Have all of the organization's data packed, or answer with the export under way",
  output: dataEnvelope(dataExport),
  errors: ["role.forbidden", "confirmation.required"],
});

export const downloadDataExport = defineEndpoint(DOWNLOAD_DATA_EXPORT, {
  summary: "A finished export as ZIP",
  params: z.object({ id: z.uuid() }),
  errors: ["request.invalid", "role.forbidden", "confirmation.required", "data-export.not-found"],
});
