import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
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

export const listDataExports = defineEndpoint({
  method: "GET",
  path: "/api/client-auth/data-exports",
  summary: "Exports of all data that are in the making or still kept, newest first",
  auth: "bearer",
  output: dataEnvelope(z.object({ exports: z.array(dataExport) })),
  errors: ["session.missing", "session.expired", "role.forbidden"],
});

export const requestDataExport = defineEndpoint({
  method: "POST",
  path: "/api/client-auth/data-exports",
  summary: "Have all of the organization's data packed, or answer with the export under way",
  auth: "bearer",
  output: dataEnvelope(dataExport),
  errors: ["session.missing", "session.expired", "role.forbidden"],
});

export const downloadDataExport = defineEndpoint({
  method: "GET",
  path: "/api/client-auth/data-exports/:id/download",
  summary: "A finished export as ZIP",
  auth: "bearer",
  params: z.object({ id: z.uuid() }),
  output: "zip",
  errors: [
    "request.invalid",
    "session.missing",
    "session.expired",
    "role.forbidden",
    "data-export.not-found",
  ],
});
