import { AREA_NAMES, LOSS_WEIGHTS } from "@plumbline/contract/areas";
import { isProvisionalLoss } from "@plumbline/contract/loss-scores";
import { RISK_BELOW_TARGET, type RiskLevel, type RoiAnalysis, type RoiArea } from "@plumbline/contract/roi";
import { RATE_WORDS } from "@plumbline/contract/work";
import { ChevronsUp, ChevronUp, CircleCheck, Equal, type LucideIcon } from "lucide-react";

import { formatDollars, formatPercent } from "#format/numbers.ts";
import { Chip, type ChipTone } from "#ui/chip.tsx";
import { Disclosure } from "#ui/disclosure.tsx";

const RISKS: Record<RiskLevel, { tone: ChipTone; Icon: LucideIcon }> = {
  Low: { tone: "green", Icon: CircleCheck },
  Medium: { tone: "yellow", Icon: Equal },
  High: { tone: "orange", Icon: ChevronUp },
  Critical: { tone: "red", Icon: ChevronsUp },
};

const CELL =
  "px-3 py-2.5 text-right @max-2xl:flex @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:px-0 @max-2xl:py-0.5";
const COLUMNS = ["Score", "Target", "Gap", "Risk", "Weight", "Loss", "Open issues", "Cost to fix"] as const;

/** Each area's part; on a narrow screen every row is a card. */
export function RoiAreas({ analysis: { areas, loss, fixCost } }: { analysis: RoiAnalysis }) {
  return (
    <section className="@container rounded-lg border border-line bg-surface px-2 py-2 shadow-card">
      <table className="w-full text-sm tabular-nums @max-2xl:block @max-2xl:px-3">
        <caption className="px-3 py-2 text-left font-semibold @max-2xl:block @max-2xl:px-0">
          Where it comes from
        </caption>
        <thead className="text-xs text-muted @max-2xl:sr-only">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium">
              Area
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-right font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-2xl:block">
          {areas.map((area) => (
            <AreaRow key={area.area} area={area} />
          ))}
        </tbody>
        <tfoot className="@max-2xl:block">
          <tr className="border-t border-line-strong font-semibold @max-2xl:block @max-2xl:py-3">
            <th scope="row" className="px-3 py-2.5 text-left @max-2xl:block @max-2xl:px-0">
              Total
            </th>
            <td colSpan={5} className="@max-2xl:hidden" />
            <Cell name="Loss">
              <LossAmount amount={loss} isProvisional={isProvisionalLoss(areas)} />
            </Cell>
            <td className="@max-2xl:hidden" />
            <Cell name="Cost to fix">{formatDollars(fixCost)}</Cell>
          </tr>
        </tfoot>
      </table>
      <HowToRead />
    </section>
  );
}

/** The formula and the source of each column. */
function HowToRead() {
  const { performance, privacy, security } = RISK_BELOW_TARGET;
  return (
    <Disclosure title="How we calculate each column" className="px-3">
      <ul className="max-w-[75ch] list-disc space-y-1 pb-3 pl-5 text-sm text-muted">
        <li>Gap is the target minus the score, and 0 from the target up.</li>
        <li>Loss is your revenue × gap ÷ 100 × weight.</li>
        <li>
          Risk says what a gap in this area can lead to, not how large it is. It is {security} in Security,
          where data can be stolen, {privacy} in Accessibility and Privacy, where people can take legal
          action, and {performance} in SEO and Performance, where visitors stay away. It is Low at or above
          the target, even with open issues.
        </li>
        <li>
          Cost to fix is the estimated work on all open issues, the same as in Fix Priority. {RATE_WORDS}
        </li>
        <li>Targets, weights and risks are planning values of ours. They are the same for every client.</li>
      </ul>
    </Disclosure>
  );
}

function AreaRow({ area }: { area: RoiArea }) {
  const { tone, Icon } = RISKS[area.risk];
  return (
    <tr className="border-t border-line @max-2xl:block @max-2xl:py-3">
      <th scope="row" className="px-3 py-2.5 text-left font-medium @max-2xl:block @max-2xl:px-0">
        {AREA_NAMES[area.area]}
      </th>
      <Cell name="Score">
        <ScoreBehind area={area} />
      </Cell>
      <Cell name="Target">{area.target}%</Cell>
      <Cell name="Gap">{area.gap}</Cell>
      <Cell name="Risk">
        <Chip tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
          {area.risk}
        </Chip>
      </Cell>
      <Cell name="Weight">{formatPercent(LOSS_WEIGHTS[area.area] * 100)}</Cell>
      <Cell name="Loss">
        <LossAmount amount={area.loss} isProvisional={isProvisionalLoss([area])} />
      </Cell>
      <Cell name="Open issues">{area.issues}</Cell>
      <Cell name="Cost to fix">{formatDollars(area.fixCost)}</Cell>
    </tr>
  );
}

function ScoreBehind({ area: { score, isAssumed, isProvisional } }: { area: RoiArea }) {
  if (isAssumed) return <AssumedScore score={score} />;
  return (
    <span>
      {score}%{isProvisional && <Provisional />}
    </span>
  );
}

function LossAmount({ amount, isProvisional }: { amount: number; isProvisional: boolean }) {
  return (
    <span>
      {formatDollars(amount)}
      {isProvisional && <Provisional />}
    </span>
  );
}

function Provisional() {
  return <span className="block text-xs font-normal text-muted">provisional</span>;
}

function AssumedScore({ score }: { score: number }) {
  return (
    <span>
      <Chip tone="gray" dashed>
        {score}% est.
      </Chip>
      <span className="block text-xs text-muted">No score was recorded</span>
    </span>
  );
}

function Cell({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <td className={CELL}>
      <span aria-hidden className="font-normal text-muted @2xl:hidden">
        {name}
      </span>
      {children}
    </td>
  );
}
