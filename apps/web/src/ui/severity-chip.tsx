import type { Severity } from "@plumbline/contract/areas";
import { ChevronDown, ChevronsUp, ChevronUp, Equal, type LucideIcon } from "lucide-react";

import { Chip, type ChipTone } from "./chip.tsx";

const LOOKS: Record<Severity, { tone: ChipTone; word: string; Icon: LucideIcon }> = {
  critical: { tone: "red", word: "Critical", Icon: ChevronsUp },
  high: { tone: "orange", word: "High", Icon: ChevronUp },
  medium: { tone: "yellow", word: "Medium", Icon: Equal },
  low: { tone: "gray", word: "Low", Icon: ChevronDown },
};

export function severityWord(severity: Severity): string {
  return LOOKS[severity].word;
}

/** How grave an issue is: word, icon and color. */
export function SeverityChip({ severity }: { severity: Severity }) {
  const { tone, word, Icon } = LOOKS[severity];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
      {word}
    </Chip>
  );
}
