import type { Gap, StatementVersion } from "@plumbline/contract/statements";
import { PenLine } from "lucide-react";

import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

const SHOWN = 8;

interface DraftActionsProps {
  /** What is on screen differs from what was saved last. */
  isChanged: boolean;
  isBusy: boolean;
  gaps: readonly Gap[];
  newest: StatementVersion | undefined;
  onSign: () => void;
}

/** What one can do with what is on screen: save it, and sign what was saved once nothing is missing. */
export function DraftActions({ isChanged, isBusy, gaps, newest, onSign }: DraftActionsProps) {
  const isDraftSaved = newest !== undefined && newest.signature === null && !isChanged;
  return (
    <div className="space-y-4">
      {gaps.length > 0 && <Gaps gaps={gaps} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant={isDraftSaved ? "secondary" : "primary"} isBusy={isBusy}>
          {isBusy ? "Saving draft..." : "Save draft"}
        </Button>
        {isDraftSaved && gaps.length === 0 && (
          <Button variant="primary" icon={<PenLine aria-hidden className="size-4" />} onPress={onSign}>
            Sign version {newest.version}
          </Button>
        )}
        <p className="text-sm text-muted">{wordsFor({ isDraftSaved, newest })}</p>
      </div>
    </div>
  );
}

function wordsFor({ isDraftSaved, newest }: { isDraftSaved: boolean; newest: StatementVersion | undefined }) {
  if (isDraftSaved) return `Version ${newest?.version ?? 1} is saved as you see it.`;
  return `Saving makes version ${(newest?.version ?? 0) + 1}.`;
}

function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  return (
    <Notice tone="info" title="Before you can sign">
      <ul className="list-disc space-y-0.5 pl-5">
        {gaps.slice(0, SHOWN).map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
      {gaps.length > SHOWN && <p>And {gaps.length - SHOWN} more.</p>}
    </Notice>
  );
}
