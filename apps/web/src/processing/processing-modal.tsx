import type { LiveScan } from "@plumbline/contract/live";
import { Minimize2 } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";

import { formatCount } from "#format/numbers.ts";
import { Button } from "#ui/button.tsx";

import { ProgressLine } from "./progress-line.tsx";
import { type ProcessingState, processingState, timeLeft } from "./processing-state.ts";
import { ProcessingSteps } from "./processing-steps.tsx";

interface ProcessingModalProps {
  scan: LiveScan;
  onMinimize: () => void;
}

/** The first analysis as it goes, over the whole screen; Escape makes it small. */
export function ProcessingModal({ scan, onMinimize }: ProcessingModalProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable={false}
      onOpenChange={(open) => !open && onMinimize()}
      className="fixed inset-0 z-40 overflow-y-auto bg-page data-[entering]:animate-[fade-in_150ms]"
    >
      {/* On a phone, toasts have the strip above it. */}
      <Modal className="mx-auto grid min-h-full w-full max-w-2xl content-center p-4 max-sm:pt-20 sm:p-8">
        <Dialog className="rounded-xl border border-line bg-surface p-5 shadow-overlay outline-none sm:p-8">
          <div className="flex items-start justify-between gap-4 max-sm:flex-col">
            <Heading slot="title" level={2} className="text-xl font-semibold tracking-tight">
              Processing Comprehensive Compliance Analysis
            </Heading>
            <Button
              size="sm"
              className="shrink-0"
              icon={<Minimize2 aria-hidden className="size-4" />}
              onPress={onMinimize}
            >
              Minimize
            </Button>
          </div>
          <Progress scan={scan} />
          <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
            This takes minutes for most sites and longer for large ones. Your report is ready within 24 hours.
            You&apos;ll receive an email notification when ready.
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What is said before the scan tells what it does. */
const STATUS_WORDS: Partial<Record<ProcessingState["stage"], string>> = {
  waiting: "Waiting to start. It starts automatically, and its figures will appear here.",
  start: "The analysis has started. Its figures will appear here.",
};

function Progress({ scan }: { scan: LiveScan }) {
  const state = processingState(scan);
  const left = timeLeft(scan.secondsLeft);
  const isTold = state.stage === "under-way";
  return (
    <>
      <p role="status" className="mt-2 text-muted wrap-anywhere">
        {STATUS_WORDS[state.stage] ?? scan.phase}
      </p>
      {state.stage !== "waiting" && (
        <div className="mt-5 space-y-4">
          <ProgressLine label="Overall progress" percent={state.overallPercent} />
          <ProgressLine label="Step progress" percent={state.stepPercent} />
          {left && <p className="text-sm text-muted">{left}</p>}
        </div>
      )}
      <ProcessingSteps states={state.states} />
      <dl className="mt-6 grid grid-cols-3 gap-3">
        <Figure name="pages analyzed" count={isTold ? scan.pagesDone : null} />
        <Figure name="issues identified" count={isTold ? scan.issuesFound : null} />
        <Figure name="modules active" count={isTold ? scan.modules : null} />
      </dl>
    </>
  );
}

/** A figure of the scan; a dash while it has told none. */
function Figure({ name, count }: { name: string; count: number | null }) {
  return (
    <div className="flex flex-col-reverse rounded-lg bg-sunken px-3 py-2.5 text-center">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-2xl font-semibold tracking-tight tabular-nums">
        {count === null ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">not known yet</span>
          </>
        ) : (
          formatCount(count)
        )}
      </dd>
    </div>
  );
}
