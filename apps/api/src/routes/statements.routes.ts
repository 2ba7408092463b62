import {
  downloadConformanceReport,
  downloadOpenacr,
  listConformanceReports,
  saveConformanceReport,
  signConformanceReport,
} from "@plumbline/contract/conformance-reports";
import { downloadLetter, listLetters, saveLetter, signLetter } from "@plumbline/contract/letters-of-intent";
import type { Services } from "@plumbline/core/platform/context";
import {
  readConformanceReports,
  saveConformanceReport as keepReport,
} from "@plumbline/core/statements/conformance-reports";
import { readLetters, saveLetter as keepLetter } from "@plumbline/core/statements/letters";
import type { FastifyInstance } from "fastify";

import type { Exporter } from "#exports/make-export.ts";
import { addSignedInRoute, success } from "#server/add-route.ts";
import { downloadStatement, downloadYaml, signStatement } from "#statements/statement-desk.ts";

/** Documents that people of an organization write from what scans found, and sign. */
export function addStatementRoutes(server: FastifyInstance, services: Services, exporter: Exporter): void {
  addLetterRoutes(server, services, exporter);
  addConformanceRoutes(server, services, exporter);
}

function addLetterRoutes(server: FastifyInstance, services: Services, exporter: Exporter): void {
  const kind = "letter-of-intent";

  addSignedInRoute(server, services, listLetters, async (signedIn) =>
    success({ data: await readLetters(signedIn) }),
  );

  addSignedInRoute(server, services, saveLetter, async (signedIn, { body }) =>
    success({ data: await keepLetter(signedIn, body) }),
  );

  addSignedInRoute(server, services, signLetter, async (signedIn, { params, body }) => {
    await signStatement(signedIn.context, exporter, { ...body, ...params, kind });
    return success({ data: await readLetters(signedIn) });
  });

  addSignedInRoute(server, services, downloadLetter, ({ context }, { params }) =>
    downloadStatement(context, exporter, { ...params, kind }),
  );
}

function addConformanceRoutes(server: FastifyInstance, services: Services, exporter: Exporter): void {
  const kind = "conformance-report";

  addSignedInRoute(server, services, listConformanceReports, async (signedIn) =>
    success({ data: await readConformanceReports(signedIn) }),
  );

  addSignedInRoute(server, services, saveConformanceReport, async (signedIn, { body }) =>
    success({ data: await keepReport(signedIn, body) }),
  );

  addSignedInRoute(server, services, signConformanceReport, async (signedIn, { params, body }) => {
    await signStatement(signedIn.context, exporter, { ...body, ...params, kind });
    return success({ data: await readConformanceReports(signedIn) });
  });

  addSignedInRoute(server, services, downloadConformanceReport, ({ context }, { params }) =>
    downloadStatement(context, exporter, { ...params, kind }),
  );

  addSignedInRoute(server, services, downloadOpenacr, ({ context }, { params }) =>
    downloadYaml(context, params.id),
  );
}
