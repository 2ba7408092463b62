import { readableAddress } from "@plumbline/contract/readable-host";
import { ADHERENCE_NAMES, type Adherence, isFailing } from "@plumbline/contract/adherence";
import type { ConformanceRow, CriterionFacts } from "@plumbline/contract/conformance-reports";
import { levelsOf } from "@plumbline/contract/conformance-levels";
import { rowByHand, rowTitle, rowUrl } from "@plumbline/contract/conformance-tables";
import { CRITERION_STATE_WORDS, failedUseWords, overtakenWords } from "@plumbline/contract/criterion-words";
import { isProvision } from "@plumbline/contract/section-508";

import { countOf } from "#format/numbers.ts";
import { Chip, type ChipTone } from "#ui/chip.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

const TONES: Record<Adherence, ChipTone> = {
  supports: "green",
  "partially-supports": "orange",
  "does-not-support": "red",
  "not-applicable": "blue",
  "not-evaluated": "gray",
};

interface CriterionRowProps {
  row: ConformanceRow;
  seen: CriterionFacts | undefined;
  /** Name that a row gets with its first change by a person. */
  judge: string;
  today: string;
  onChange: (part: Partial<ConformanceRow>) => void;
}

/** One criterion: its level in sight, and what is said of it behind. */
export function CriterionRow(props: CriterionRowProps) {
  const { criterion, adherence, evaluator } = props.row;
  return (
    <li className="py-2">
      <Disclosure
        heading={4}
        title={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
            {rowTitle(criterion)}
            <Chip tone={TONES[adherence]} dashed={evaluator === ""}>
              {ADHERENCE_NAMES[adherence]}
            </Chip>
            {props.seen?.overtaken && <Chip tone="orange">Judge again</Chip>}
          </span>
        }
      >
        <div className="grid gap-6 pt-2 pb-6 pl-5">
          <Seen criterion={criterion} seen={props.seen} />
          <RowFields {...props} />
        </div>
      </Disclosure>
    </li>
  );
}

function Seen({ criterion, seen }: { criterion: string; seen: CriterionFacts | undefined }) {
  const byHand = rowByHand(criterion);
  return (
    <div className="max-w-[75ch] space-y-1 text-sm text-muted wrap-anywhere">
      <p>{seenWords(seen)}</p>
      {seen?.examples.map(({ page, selector, message }) => (
        <p key={`${page} ${selector}`}>
          {readableAddress(page)}
          {selector && `, ${selector}`}: {message}
        </p>
      ))}
      {seen?.overtaken && <Overtaken overtaken={seen.overtaken} />}
      {byHand !== undefined && <p>For a person: {byHand}</p>}
      <p>
        <ExternalLink
          href={rowUrl(criterion)}
          className="inline-flex items-center gap-1 text-accent underline underline-offset-2"
        >
          {isProvision(criterion) ? "Read Section 508" : `Read criterion ${criterion}`}
        </ExternalLink>
      </p>
    </div>
  );
}

/** Says that a person had judged otherwise, with what they wrote, so that nothing of it is lost. */
function Overtaken({ overtaken }: { overtaken: NonNullable<CriterionFacts["overtaken"]> }) {
  const { remarks } = overtaken;
  return (
    <p className="text-ink">
      {overtakenWords(overtaken)} Please judge it again.
      {remarks !== "" && ` The remarks were: ${remarks}`}
    </p>
  );
}

function seenWords(seen: CriterionFacts | undefined): string {
  if (seen?.state !== "failed")
    return `${CRITERION_STATE_WORDS[seen?.state ?? "not-tested"]} ${seen?.lookedAt ?? ""}`.trim();
  if (isProvision(seen.criterion)) return failedUseWords(seen);
  const found = seen.defects.length === 0 ? "" : `: ${seen.defects.join("; ")}`;
  return `Automated checks found it failing at ${countOf(seen.places, "place")} on ${countOf(seen.pages, "page")}${found}.`;
}

function RowFields({ row, judge, today, onChange }: CriterionRowProps) {
  const { criterion, adherence } = row;
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <Select
          label={`Level of ${criterion}`}
          items={levelsOf(criterion).map((id) => ({ id, name: ADHERENCE_NAMES[id] }))}
          value={adherence}
          onChange={(level) => onChange({ adherence: level, evaluator: row.evaluator || judge })}
        />
        <TextField
          label="Judged by (empty: what the scan proposes stands)"
          maxLength={200}
          autoComplete="off"
          value={row.evaluator}
          onChange={(evaluator) => onChange({ evaluator })}
        />
      </div>
      <TextArea
        label="Remarks"
        rows={2}
        maxLength={2000}
        value={row.remarks}
        onChange={(remarks) => onChange({ remarks })}
      />
      {isFailing(adherence) && (
        <div className="grid gap-6 md:grid-cols-[1fr_12rem]">
          <TextField
            label="What people can use until then"
            maxLength={200}
            autoComplete="off"
            value={row.workaround}
            onChange={(workaround) => onChange({ workaround })}
          />
          <DateField
            label="Target date"
            min={today}
            value={row.targetDate ?? ""}
            onChange={(day) => onChange({ targetDate: day === "" ? null : day })}
          />
        </div>
      )}
    </>
  );
}
