import type { ReactNode } from "react";

import { Button } from "./button.tsx";
import { ModalDialog } from "./modal-dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  /** What leaves everything as it is. */
  keepLabel?: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that changes much, or that one would rather not do by mistake. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, keepLabel = "Cancel", isBusy, onConfirm, onClose } = props;
  return (
    <ModalDialog title={title} isOpen onClose={onClose}>
      <div className="mt-2 space-y-2 text-sm text-muted wrap-anywhere">{children}</div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="primary" isBusy={isBusy} onPress={onConfirm}>
          {confirmLabel}
        </Button>
        <Button onPress={onClose}>{keepLabel}</Button>
      </div>
    </ModalDialog>
  );
}
