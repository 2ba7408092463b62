import { type Area, AREA_NAMES, AREAS } from "@plumbline/contract/areas";
import { CircleCheck, CircleDashed } from "lucide-react";

/** An empty checklist: praise where everything was measured, else what is not known. */
export function NothingToFix({ missing }: { missing: readonly Area[] }) {
  const isUnknown = missing.length === AREAS.length;
  const Icon = isUnknown ? CircleDashed : CircleCheck;
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-line bg-surface p-8 text-center">
      <Icon aria-hidden className={`size-7 ${isUnknown ? "text-muted" : "text-green"}`} />
      <p className="font-medium">
        {isUnknown ? "We don't know yet what to fix" : "Excellent! No Critical Issues Found"}
      </p>
      <p className="max-w-[60ch] text-sm text-muted">{wordsOf(missing)}</p>
    </div>
  );
}

function wordsOf(missing: readonly Area[]): string {
  if (missing.length === AREAS.length)
    return "No area could be measured, so there is nothing on this list. The next scan looks again.";
  const unknown =
    missing.length === 0
      ? ""
      : `Not measured: ${missing.map((area) => AREA_NAMES[area]).join(", ")}. There may be issues we have not seen. `;
  return `${unknown}The last scan found nothing for this list. Automated checks can't find everything, so every scan looks again.`;
}
