import { AREA_NAMES } from "@plumbline/contract/areas";
import { changeWords } from "@plumbline/contract/change-words";
import { areaLabel, coverageSentence, isEarlierScore } from "@plumbline/contract/coverage-words";
import { dayWords } from "@plumbline/contract/time-words";

import { written } from "#printable.ts";
import type { ReportedArea, WeeklyReport } from "#weekly-input.ts";

/** The five areas with their scores, each with what it is made of. */
export function scoresView(report: WeeklyReport) {
  const { areas } = report;
  return {
    coverage: coverageSentence(areas) ?? "",
    areas: areas.map((area) => areaView(area, report)),
    reasons: areas.flatMap(({ area, reason }) =>
      reason === null ? [] : [{ name: AREA_NAMES[area], reason: written(reason) }],
    ),
  };
}

function areaView(area: ReportedArea, { finishedAt, timeZone }: WeeklyReport) {
  const { score, state, measuredAt, change } = area;
  const notes = [
    measuredAt !== null && isEarlierScore(area, finishedAt) ? `From ${dayWords(measuredAt, timeZone)}` : null,
    change === null ? null : `${changeWords(change)} since last scan`,
  ];
  return {
    name: AREA_NAMES[area.area],
    score,
    state: score === null ? "not-measured" : state,
    label: areaLabel(area),
    notes: notes.filter((note) => note !== null),
  };
}
