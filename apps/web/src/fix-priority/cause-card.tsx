import { AREA_NAMES } from "@plumbline/contract/areas";
import type { IssueCause } from "@plumbline/contract/issue-groups";
import { ChevronRight, Loader2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button as AriaButton } from "react-aria-components/Button";

import { checksWords } from "#format/check-words.ts";
import { Chip } from "#ui/chip.tsx";

import { CauseBody } from "./cause-body.tsx";
import { costWords, extentWords } from "./cause-words.ts";
import { causeButtonId } from "./lost-focus.ts";
import { SeverityChip } from "#ui/severity-chip.tsx";
import type { IssueControl } from "./use-issue-view.ts";

interface CauseCardProps {
  cause: IssueCause;
  control: IssueControl;
}

/** One cause: why it matters, what it costs and takes. It opens into its issues. */
export function CauseCard({ cause, control }: CauseCardProps) {
  const isOpen = control.view.cause === cause.id;
  const panel = useId();
  const { card, onPress } = useOpening(cause.id, isOpen, control);
  return (
    <li ref={card}>
      <div
        className={`relative flex gap-3 px-4 py-4 hover:bg-sunken/60 sm:gap-4 sm:px-5 ${isOpen ? "bg-sunken/60" : ""}`}
      >
        <Rank rank={cause.rank} />
        <div className="min-w-0 flex-1 lg:flex lg:gap-8">
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 className="font-semibold">
                <AriaButton
                  id={causeButtonId(cause.id)}
                  aria-expanded={isOpen}
                  aria-controls={panel}
                  onPress={onPress}
                  // The whole head opens the cause.
                  className="cursor-pointer rounded-sm text-left wrap-anywhere after:absolute after:inset-0"
                >
                  {cause.title}
                </AriaButton>
              </h3>
              {cause.rank === 1 && <StartHere />}
            </div>
            {cause.why && (
              <p className="mt-1 line-clamp-2 max-w-[75ch] text-sm text-muted wrap-anywhere">{cause.why}</p>
            )}
            <Extent cause={cause} />
          </div>
          <Worth cause={cause} />
        </div>
        <ChevronRight
          aria-hidden
          className={`mt-0.5 size-5 shrink-0 text-muted ${isOpen ? "rotate-90" : ""}`}
        />
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <CauseBody cause={cause} control={control} />}
      </div>
    </li>
  );
}

/** Marks the one cause to begin with. */
function StartHere() {
  return (
    <span className="rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-on-accent">
      Start here
    </span>
  );
}

/** Its place in the order in which the site is best fixed. */
function Rank({ rank }: Pick<IssueCause, "rank">) {
  if (rank === null) {
    return <span aria-hidden className="mt-2.5 size-1.5 shrink-0 rounded-full bg-line-strong sm:mx-2.75" />;
  }
  const look = rank <= 3 ? "bg-accent text-on-accent" : "border border-line-strong/60 text-muted";
  return (
    <span
      className={`grid h-6 min-w-6 shrink-0 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums sm:h-7 sm:min-w-7 ${look}`}
    >
      <span className="sr-only">Priority </span>
      {rank}
    </span>
  );
}

function Extent({ cause }: { cause: IssueCause }) {
  const checks = checksWords(cause);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm">
      <span className="tabular-nums">{extentWords(cause)}</span>
      <SeverityChip severity={cause.severity} />
      <Chip tone="blue">{AREA_NAMES[cause.area]}</Chip>
      {cause.needsReview && (
        <Chip tone="gray" dashed>
          Needs review
        </Chip>
      )}
      {checks && (
        <span role="status" className="flex items-center gap-1.5 text-muted">
          {cause.beingChecked > 0 && <Loader2 aria-hidden className="size-3.5 animate-spin" />}
          {checks}
        </span>
      )}
    </div>
  );
}

/** What it costs now against the work: why it stands where it does. */
function Worth({ cause }: { cause: IssueCause }) {
  return (
    <p className="mt-2 text-sm tabular-nums lg:mt-0 lg:w-56 lg:shrink-0 lg:text-right">
      <span className="font-semibold lg:block">{cause.reason}</span>
      {costWords(cause) && (
        <span className="text-muted">
          <span className="lg:hidden"> · </span>
          {costWords(cause)}
        </span>
      )}
    </p>
  );
}

/**
 * Brings a cause that opens into view: one that was pressed as far as needed, one that the address names to the top,
 * with the focus, as nothing else there has it.
 */
function useOpening(id: string, isOpen: boolean, control: IssueControl) {
  const card = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  const onPress = () => {
    isPressed.current = true;
    if (isOpen) control.closeCause();
    else control.openCause(id);
  };
  useEffect(() => {
    const wasPressed = isPressed.current;
    isPressed.current = false;
    if (!isOpen) return undefined;
    // After the page has moved the focus to its content, and restored where it was scrolled to.
    const frame = requestAnimationFrame(() => {
      if (wasPressed) return showHead(card.current);
      card.current?.scrollIntoView();
      if (document.querySelector("[role=dialog]") === null)
        document.getElementById(causeButtonId(id))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, isOpen]);
  return { card, onPress };
}

/** The card above may have closed, and pushed this one's head out of view. */
function showHead(card: HTMLElement | null): void {
  const top = card?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight * 0.8) card?.scrollIntoView();
}
