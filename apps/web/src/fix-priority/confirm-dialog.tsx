import type { ReactNode } from "react";

import { Button } from "#ui/button.tsx";
import { ModalDialog } from "#ui/modal-dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something changes many issues at once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isBusy, onConfirm, onClose } = props;
  return (
    <ModalDialog title={title} isOpen onClose={onClose}>
      <div className="mt-2 space-y-2 text-sm text-muted wrap-anywhere">{children}</div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="primary" isBusy={isBusy} onPress={onConfirm}>
          {confirmLabel}
        </Button>
        <Button onPress={onClose}>Cancel</Button>
      </div>
    </ModalDialog>
  );
}
