import { CircleCheck, CircleX, Clock } from "lucide-react";

import { Chip, type ChipTone } from "#ui/chip.tsx";

const STATUSES: Record<string, { tone: ChipTone; word: string; Icon: typeof Clock }> = {
  COMPLETED: { tone: "green", word: "Completed", Icon: CircleCheck },
  PENDING: { tone: "yellow", word: "Pending", Icon: Clock },
  FAILED: { tone: "gray", word: "Failed", Icon: CircleX },
};

/** A status as a person reads it: 'Completed'. */
export function statusWord(status: string): string {
  return STATUSES[status]?.word ?? status;
}

/** A report's status in its word, icon and color (`docs/product.md`, 'Reports and their files'). */
export function ReportStatus({ status }: { status: string }) {
  const { tone, word, Icon } = STATUSES[status] ?? { tone: "gray" as const, word: status, Icon: Clock };
  return (
    <Chip tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
      {word}
    </Chip>
  );
}
