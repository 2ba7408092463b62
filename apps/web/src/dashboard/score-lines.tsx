import { causePath } from "@plumbline/contract/cause-path";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { Link } from "react-router";

import { formatPoints } from "#format/numbers.ts";

type ScoreLine = NonNullable<DashboardData["areas"]["seo"]>["lines"][number];

/** The ledger of a score: 100, what each failed check took off, and the result. */
export function ScoreLines({ score, lines }: { score: number; lines: readonly ScoreLine[] }) {
  if (lines.length === 0) {
    return (
      <p className="text-sm">
        {score === 100 ? "No check cost points." : "We have no details for this score."}
      </p>
    );
  }
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-left text-muted">
        Every score starts at 100. Failed checks cost points. We round the result to a whole number.
      </caption>
      <thead className="text-left text-xs text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-medium">
            Check
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-medium">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.check} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-3 text-left">
            Score
          </th>
          <td className="py-3 pl-4 text-right tabular-nums">{score}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ line }: { line: ScoreLine }) {
  const about = [line.reach && `On ${line.reach}`, line.note].filter(Boolean).join(". ");
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2.5 text-left font-normal wrap-anywhere">
        {line.cause === null ? (
          line.title
        ) : (
          <Link to={causePath(line.cause)} className="text-accent underline underline-offset-2">
            {line.title}
          </Link>
        )}
        <span className="block text-xs text-muted">{about}</span>
      </th>
      <td className="py-2.5 pl-4 text-right whitespace-nowrap tabular-nums">
        {line.points > 0 ? `−${formatPoints(line.points)}` : "0"}
      </td>
    </tr>
  );
}
