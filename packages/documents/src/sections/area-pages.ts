import { type Area, AREA_NAMES } from "@plumbline/contract/areas";
import { count, signed, usDollars } from "@plumbline/contract/numbers";
import { type OrganizationAddress, organizationLink } from "@plumbline/contract/organization-link";
import type { ScoreLine } from "@plumbline/contract/scan-result";
import { explainLine } from "@plumbline/contract/cause-of-line";
import { causePath } from "@plumbline/contract/cause-path";
import { addedUpSentence } from "@plumbline/contract/reason-words";

import type { ComprehensiveReport, ReportedPicture } from "#comprehensive-input.ts";
import { written } from "#printable.ts";
import { pictureView } from "#sections/picture.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";
import type { ReportedArea, ReportedCause } from "#weekly-input.ts";

const LINES = 8;
const CAUSES = 4;

/** Each area with what its score is made of, its first causes, and a picture of one. */
export function areaPagesView(report: ComprehensiveReport) {
  return report.areas.map((area) => areaPage(area, report));
}

/** Name that a picture has for the typesetter. */
export function pictureName({ cause }: ReportedPicture): string {
  return `${cause}.webp`;
}

function areaPage(area: ReportedArea, report: ComprehensiveReport) {
  const causes = report.causes.filter((cause) => cause.area === area.area);
  const hidden = Math.max(0, causes.length - CAUSES);
  return {
    name: AREA_NAMES[area.area],
    score: area.score === null ? "Not measured" : `${area.score} of 100`,
    state: area.state,
    points: `Points of ${AREA_NAMES[area.area]}`,
    reason: area.reason === null ? "" : written(area.reason),
    arithmetic: area.score === null ? [] : arithmetic(area.score, area.area, report),
    causes: causes.slice(0, CAUSES).map((cause) => causeRow(cause, report)),
    none: noneWords(area.score),
    more:
      hidden === 0
        ? ""
        : `${count(hidden, "more cause")} ${hidden === 1 ? "is" : "are"} in the fix plan or the attached files.`,
    gain: gainWords(area.area, causes),
    picture: pictureOf(area.area, report),
  };
}

function noneWords(score: number | null): string {
  return score === null
    ? "We know of no issues, as we could not look."
    : "The automated checks found nothing to fix.";
}

/** From 100 down to the score. Small costs are one line; what is left over comes of limits and of rounding. */
function arithmetic(score: number, area: Area, report: ComprehensiveReport) {
  const lines = report.lines[area] ?? [];
  const costly = lines.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  const rest = costly.slice(LINES);
  const total = costly.reduce((sum, { points }) => sum + points, 0);
  const remainder = Math.round((100 - score - total) * 10) / 10;
  return [
    { name: "Start", points: "100" },
    ...costly.slice(0, LINES).map((line) => lineView(line, area, report)),
    ...(rest.length === 0
      ? []
      : [
          {
            name: count(rest.length, "smaller cost"),
            points: signed(-rest.reduce((sum, { points }) => sum + points, 0)),
          },
        ]),
    ...(remainder === 0 ? [] : [{ name: "Limits and rounding", points: signed(-remainder) }]),
    { name: "Score", points: String(score) },
  ];
}

/** A line with the way to its issues, or why there are none. */
function lineView(line: ScoreLine, area: Area, report: ComprehensiveReport) {
  const { cause, note } = explainLine(
    line,
    area,
    report.causes.map((known) => ({ ...known, id: known.cause })),
  );
  return {
    name: written(line.title),
    points: signed(-line.points),
    ...(note === undefined ? {} : { why: written(note) }),
    ...(cause === null ? {} : { url: organizationLink(report, causePath(cause)) }),
  };
}

function causeRow(cause: ReportedCause, address: OrganizationAddress) {
  return {
    title: { text: written(cause.title), url: organizationLink(address, causePath(cause.cause)) },
    severity: cause.severity,
    severityName: SEVERITY_NAMES[cause.severity],
    addedUp: written(addedUpSentence(cause)),
    where: `${count(cause.issues, "issue")} on ${cause.reach}`,
    work: cause.work,
    cost: cause.cost === null ? "Not estimated" : usDollars(cause.cost),
    points: cause.points === null ? "Not scored" : count(cause.points, "point"),
  };
}

/** What the first causes take from the score now. */
function gainWords(area: Area, causes: readonly ReportedCause[]): string {
  const points = causes.slice(0, CAUSES).reduce((sum, cause) => sum + (cause.points ?? 0), 0);
  return points === 0
    ? ""
    : `Together these causes take ${count(points, "point")} from ${AREA_NAMES[area]} now.`;
}

function pictureOf(area: Area, { pictures, causes }: ComprehensiveReport) {
  const picture = pictures.find(({ cause }) =>
    causes.some((own) => own.cause === cause && own.area === area),
  );
  if (picture === undefined) return null;
  const title = causes.find(({ cause }) => cause === picture.cause)?.title ?? "";
  return pictureView({ ...picture, name: pictureName(picture), title, caption: title });
}
