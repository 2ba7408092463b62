import { changeWords } from "@plumbline/contract/change-words";
import { count, integer } from "@plumbline/contract/numbers";
import { type OrganizationAddress, organizationLink } from "@plumbline/contract/organization-link";
import { sinceWords } from "@plumbline/contract/time-words";

import { written } from "#printable.ts";
import type { MovedCause, WeeklyReport } from "#weekly-input.ts";

/** Causes named of each kind of move; the others are counted, and named in the attached files. */
const NAMED = 4;

/** What changed since the scan before; null for the first one. */
export function changesView(report: WeeklyReport) {
  const { changes, finishedAt, timeZone } = report;
  if (!changes) return null;
  const { overall, incomparable, newIssues, verifiedFixed, cameBack, causes } = changes;
  return {
    since: sinceWords(changes.since, finishedAt, timeZone),
    overall:
      overall === null
        ? `can't be compared${incomparable === null ? "" : `. ${incomparable}`}`
        : changeWords(overall),
    kinds: [
      { name: "Came back", value: integer(cameBack), ...named(causes.cameBack, report) },
      { name: "New", value: integer(newIssues), ...named(causes.found, report) },
      {
        name: "Fixed, verified by a scan or re-test",
        value: integer(verifiedFixed),
        ...named(causes.fixed, report),
      },
    ],
  };
}

function named(causes: readonly MovedCause[], address: OrganizationAddress) {
  const hidden = causes.length - Math.min(causes.length, NAMED);
  return {
    causes: causes.slice(0, NAMED).map(({ title, about, path }) => ({
      title: written(title),
      about,
      url: organizationLink(address, path),
    })),
    more: hidden === 0 ? "" : `and ${count(hidden, "more cause")}, in the attached files`,
  };
}
