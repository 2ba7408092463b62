import { X } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { ReactNode } from "react";

import { IconButton } from "./button.tsx";

interface ModalDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page: traps the focus and gives it back; Escape and a tap beside it close it. */
export function ModalDialog({ title, isOpen, onClose, children }: ModalDialogProps) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-40 grid items-start justify-items-center overflow-y-auto bg-[rgb(8_12_15/0.5)] px-4 py-[max(1rem,10vh)] data-[entering]:animate-[fade-in_150ms]"
    >
      <Modal className="w-full max-w-md rounded-xl border border-line bg-surface shadow-overlay">
        <Dialog className="p-6 outline-none">
          <div className="flex items-start justify-between gap-4">
            <Heading
              slot="title"
              level={2}
              className="pt-1.5 text-lg font-semibold tracking-tight wrap-anywhere"
            >
              {title}
            </Heading>
            <IconButton label="Close" onPress={onClose} className="-mt-1 -mr-2.5">
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
