import { barrierExtent } from "@plumbline/contract/barrier-extent";
import type { Remedy } from "@plumbline/contract/letters-of-intent";
import type { Barrier } from "@plumbline/contract/statements";

import { DateField } from "#ui/date-field.tsx";
import { SeverityChip } from "#ui/severity-chip.tsx";
import { TextField } from "#ui/text-field.tsx";

interface RemedyFieldsProps {
  barriers: readonly Barrier[];
  remedies: readonly Remedy[];
  today: string;
  onChange: (remedies: Remedy[]) => void;
}

/** For each barrier: who removes it, by when, and what people can use until then. */
export function RemedyFields({ barriers, remedies, today, onChange }: RemedyFieldsProps) {
  if (barriers.length === 0)
    return (
      <p className="text-sm text-muted">
        Automated checks found no failure in what they could check. That does not mean that there is no
        barrier.
      </p>
    );
  const set = (cause: string, part: Partial<Remedy>) =>
    onChange(remedies.map((remedy) => (remedy.cause === cause ? { ...remedy, ...part } : remedy)));
  return (
    <ul className="divide-y divide-line">
      {barriers.map((barrier) => (
        <li key={barrier.cause} className="py-5 first:pt-0 last:pb-0">
          <RemedyOf
            barrier={barrier}
            remedy={remedies.find(({ cause }) => cause === barrier.cause)}
            today={today}
            onChange={(part) => set(barrier.cause, part)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RemedyOfProps {
  barrier: Barrier;
  remedy: Remedy | undefined;
  today: string;
  onChange: (part: Partial<Remedy>) => void;
}

function RemedyOf({ barrier, remedy, today, onChange }: RemedyOfProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="flex flex-wrap items-center gap-2 text-sm font-medium wrap-anywhere">
        {barrier.title}
        <SeverityChip severity={barrier.severity} />
      </legend>
      <p className="mt-1 text-sm text-muted">
        {barrierExtent(barrier)}. WCAG {barrier.criteria.join(", ")}.
      </p>
      <div className="mt-4 grid gap-6 md:grid-cols-[1fr_12rem]">
        <TextField
          label="Owner"
          maxLength={200}
          autoComplete="off"
          value={remedy?.owner ?? ""}
          onChange={(owner) => onChange({ owner })}
        />
        <DateField
          label="Target date"
          min={today}
          value={remedy?.targetDate ?? ""}
          onChange={(day) => onChange({ targetDate: day === "" ? null : day })}
        />
        <div className="md:col-span-2">
          <TextField
            label="What people can use until then (if empty: your contact)"
            maxLength={200}
            autoComplete="off"
            value={remedy?.meanwhile ?? ""}
            onChange={(meanwhile) => onChange({ meanwhile })}
          />
        </div>
      </div>
    </fieldset>
  );
}
