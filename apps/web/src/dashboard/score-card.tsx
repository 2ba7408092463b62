import type { DashboardData } from "@plumbline/contract/dashboard";
import { ChevronRight } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { TooltipTrigger } from "react-aria-components/Tooltip";

import { formatDate } from "#format/dates.ts";
import { lazyPart } from "#ui/late-part.tsx";
import { TooltipBubble } from "#ui/tooltip.tsx";

import { CardAdvice } from "./card-advice.tsx";
import { ReadingStatus, ReadingValue } from "./reading-status.tsx";
import { readingOf, type Reading } from "./reading.ts";
import type { ScoreCardText } from "./score-cards.ts";
import { ScoreScale } from "./score-scale.tsx";

const ScoreSheet = lazyPart(async () => (await import("./score-sheet.tsx")).ScoreSheet);

type AreaDetail = DashboardData["areas"]["accessibility"];

interface ScoreCardProps {
  text: ScoreCardText;
  score: number | null;
  detail: AreaDetail;
  /** Whether a pointer over the card means it. */
  mayHover: boolean;
}

/** One of the five scores. The whole card opens what it adds up from; hovering it shows what it means for business. */
export function ScoreCard({ text, score, detail, mayHover }: ScoreCardProps) {
  const card = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const reading = readingOf(score, detail);
  const why = reading.state === "not-measured" ? "Why not measured" : "Why this score";
  return (
    <article
      ref={card}
      className="relative flex flex-col gap-2 rounded-lg border border-line bg-surface p-3 shadow-card sm:gap-3 sm:p-4 transition-colors hover:border-line-strong has-[[data-focus-visible]]:border-line-strong"
    >
      <div className="flex flex-col gap-2 sm:gap-3">
        <div>
          <h3 className="text-sm font-semibold">{text.title}</h3>
          <p className="text-xs text-muted max-sm:hidden">{text.description}</p>
        </div>
        <div className="flex items-end sm:min-h-12">
          <ReadingValue reading={reading} />
        </div>
      </div>
      <ScoreScale {...scaleOf(reading)} />
      <div className="flex flex-col gap-2">
        <ReadingStatus reading={reading} />
        <Footnote reading={reading} detail={detail} />
      </div>
      <AdviceTrigger mayHover={mayHover}>
        <AriaButton
          aria-label={`${why}: ${text.title}`}
          onPress={() => setOpen(true)}
          className="mt-auto flex cursor-pointer items-center gap-1 self-start rounded-sm pt-1 text-sm font-medium text-accent after:absolute after:inset-0 after:rounded-lg data-[focus-visible]:outline-none data-[focus-visible]:after:outline-2 data-[focus-visible]:after:outline-offset-2 data-[focus-visible]:after:outline-accent"
        >
          {why}
          <ChevronRight aria-hidden className="size-4" />
        </AriaButton>
        <TooltipBubble triggerRef={card} placement="bottom start">
          <CardAdvice text={text} />
        </TooltipBubble>
      </AdviceTrigger>
      <Suspense>
        {isOpen && (
          <ScoreSheet text={text} reading={reading} detail={detail} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </article>
  );
}

const HOVER_MS = 700;

/** Opens the advice for a pointer that stays, and for the keyboard's focus. */
function AdviceTrigger({ mayHover, children }: { mayHover: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isFocused = useRef(false);
  return (
    <div
      className="contents"
      onFocusCapture={() => {
        isFocused.current = true;
      }}
      onBlurCapture={() => {
        isFocused.current = false;
      }}
    >
      <TooltipTrigger
        delay={HOVER_MS}
        isOpen={isOpen}
        onOpenChange={(wanted) => setOpen(wanted && (mayHover || isFocused.current))}
      >
        {children}
      </TooltipTrigger>
    </div>
  );
}

function scaleOf(reading: Reading) {
  if (reading.state === "not-measured") return { score: null };
  return { score: reading.score, isProvisional: reading.state === "provisional" };
}

function Footnote({ reading, detail }: { reading: Reading; detail: AreaDetail }) {
  const measuredAt = detail?.measuredAt ?? null;
  if (reading.state === "not-measured") {
    const before = detail?.before;
    return (
      <div className="space-y-1.5 text-xs text-muted wrap-anywhere">
        <p>{reading.reason}</p>
        {before && (
          <p>
            Last measured {formatDate(before.measuredAt)}: {before.score}%
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="space-y-1.5 text-xs text-muted">
      {reading.state === "provisional" && <p className="wrap-anywhere">{reading.reason}</p>}
      {measuredAt && <p>Measured {formatDate(measuredAt)}</p>}
    </div>
  );
}
