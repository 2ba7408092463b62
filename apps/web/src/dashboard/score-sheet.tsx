import type { DashboardData } from "@plumbline/contract/dashboard";
import { LAW_NAMES } from "@plumbline/contract/laws";
import { rangeWords } from "@plumbline/contract/score-interval";

import { formatMoment } from "#format/dates.ts";
import { Sheet } from "#ui/sheet.tsx";
import { useReturnedFocus } from "#ui/use-returned-focus.ts";

import { CardAdvice } from "./card-advice.tsx";
import { ReadingStatus, ReadingValue } from "./reading-status.tsx";
import type { Reading } from "./reading.ts";
import type { ScoreCardText } from "./score-cards.ts";
import { ScoreLines } from "./score-lines.tsx";

interface ScoreSheetProps {
  text: ScoreCardText;
  reading: Reading;
  detail: DashboardData["areas"]["accessibility"];
  onClose: () => void;
}

/** How a score came about: from 100 down, line by line. */
export function ScoreSheet({ text, reading, detail, onClose }: ScoreSheetProps) {
  useReturnedFocus("scores");
  const range = detail === undefined ? null : rangeWords(detail);
  const why = reading.state === "not-measured" ? "why not measured" : "why this score";
  return (
    <Sheet title={`${text.title}: ${why}`} side="right" isOpen onClose={onClose}>
      <div className="space-y-8 px-5 pt-4 pb-8">
        <div className="space-y-2">
          <ReadingValue reading={reading} />
          <ReadingStatus reading={reading} />
          {reading.state !== "measured" && <p className="text-sm wrap-anywhere">{reading.reason}</p>}
          {reading.state === "measured" && range !== null && (
            <p className="text-sm">
              {reading.score}, {range}: the range for 9 out of 10 scans of other pages or at another time.
            </p>
          )}
          {detail?.laws && (
            <p className="text-sm">
              Judged by these laws: {detail.laws.map((law) => LAW_NAMES[law]).join("; ")}.
            </p>
          )}
          {detail?.measuredAt && (
            <p className="text-sm text-muted">Measured {formatMoment(detail.measuredAt)}</p>
          )}
        </div>
        {reading.state !== "not-measured" && <ScoreLines score={reading.score} lines={detail?.lines ?? []} />}
        <section aria-label="What it means for business" className="border-t border-line pt-5">
          <CardAdvice text={text} />
        </section>
      </div>
    </Sheet>
  );
}
