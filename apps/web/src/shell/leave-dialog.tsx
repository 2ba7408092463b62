import { Suspense } from "react";

import { lazyPart } from "#ui/late-part.tsx";

const ConfirmDialog = lazyPart(async () => (await import("#ui/confirm-dialog.tsx")).ConfirmDialog);

interface LeaveDialogProps {
  confirmLabel: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether what someone has typed may be lost. */
export function LeaveDialog({ confirmLabel, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Suspense>
      <ConfirmDialog
        title="Leave without saving?"
        confirmLabel={confirmLabel}
        keepLabel="Keep editing"
        isBusy={false}
        onConfirm={onLeave}
        onClose={onStay}
      >
        <p>What you typed here is not saved. If you leave now, it is gone.</p>
      </ConfirmDialog>
    </Suspense>
  );
}
