import { X } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { ReactNode } from "react";

import { IconButton } from "./button.tsx";
import { SHEET_SIDE } from "./sheet-side.ts";

const OVERLAY = "fixed inset-0 z-40 bg-[rgb(8_12_15/0.5)] data-[entering]:animate-[fade-in_150ms]";
const SIDES = {
  left: "left-0 border-r w-[min(20rem,calc(100vw-3rem))] data-[entering]:animate-[slide-from-left_200ms_ease-out]",
  right: "right-0 border-l w-[min(34rem,100vw)] data-[entering]:animate-[slide-from-right_200ms_ease-out]",
};

interface SheetProps {
  title: string;
  /** The drawer shows the brand where other sheets show their title. */
  heading?: ReactNode;
  side: keyof typeof SIDES;
  isOpen: boolean;
  onClose: () => void;
  closeLabel?: string;
  children: ReactNode;
}

/** A modal panel from the side: traps the focus and gives it back; Escape and a tap beside it close it. */
export function Sheet({ title, heading, side, isOpen, onClose, closeLabel = "Close", children }: SheetProps) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className={OVERLAY}
    >
      <Modal
        {...{ [SHEET_SIDE]: side }}
        className={`fixed inset-y-0 overflow-y-auto border-line bg-surface shadow-overlay ${SIDES[side]}`}
      >
        <Dialog aria-label={title} className="flex min-h-full flex-col outline-none">
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            {heading ?? (
              <Heading
                slot="title"
                level={2}
                className="pt-2 text-lg font-semibold tracking-tight wrap-anywhere"
              >
                {title}
              </Heading>
            )}
            <IconButton label={closeLabel} onPress={onClose} className="-mr-2">
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
