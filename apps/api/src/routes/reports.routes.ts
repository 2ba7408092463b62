import {
  downloadDocument,
  downloadReport,
  getReport,
  listReports,
  monthlyPdf,
  weeklyPdf,
} from "@plumbline/contract/reports";
import { dashboardKey, dashboardSubjects } from "@plumbline/core/dashboard/dashboard-subjects";
import type { Services } from "@plumbline/core/platform/context";
import { downloadBrandedPdf } from "@plumbline/core/reports/download-branded-pdf";
import { downloadReport as readPdf } from "@plumbline/core/reports/download-report";
import { listReports as readReports } from "@plumbline/core/reports/list-reports";
import { readReport } from "@plumbline/core/reports/read-report";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";
import { addKeptRoute } from "#server/kept-route.ts";

/** Reports and documents: the list, one report, and their PDFs. */
export function addReportRoutes(server: FastifyInstance, services: Services): void {
  addKeptRoute(server, services, listReports, {
    keyOf: dashboardKey,
    read: async (context, { query }) => ({
      value: success({ data: await readReports(context, query) }),
      subjects: dashboardSubjects(context),
    }),
  });

  addSignedInRoute(server, services, getReport, async ({ context }, { params }) =>
    success({ data: await readReport(context, params) }),
  );

  addSignedInRoute(server, services, downloadReport, ({ context }, { params }) =>
    readPdf(context, { ...params, itemType: "report" }),
  );

  addSignedInRoute(server, services, downloadDocument, ({ context }, { params }) =>
    readPdf(context, { ...params, itemType: "document" }),
  );

  addSignedInRoute(server, services, weeklyPdf, ({ context }, { params }) =>
    downloadBrandedPdf(context, { ...params, kind: "weekly" }),
  );

  addSignedInRoute(server, services, monthlyPdf, ({ context }, { params }) =>
    downloadBrandedPdf(context, { ...params, kind: "monthly" }),
  );
}
