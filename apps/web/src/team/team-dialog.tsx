import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import type { FormRefusal } from "#ui/form-refusal.ts";
import { ModalDialog } from "#ui/modal-dialog.tsx";

interface TeamDialogProps {
  title: string;
  /** What will happen. */
  consequence: string;
  confirmLabel: string;
  act: { send: () => Promise<unknown>; isBusy: boolean; refusal: FormRefusal | null };
  onClose: () => void;
}

/** Asks before something that changes what people of the team may do, and says why where it could not be done. */
export function TeamDialog({ title, consequence, confirmLabel, act, onClose }: TeamDialogProps) {
  const { send, isBusy, refusal } = act;
  return (
    <ModalDialog title={title} isOpen onClose={onClose}>
      <p className="mt-2 text-sm text-muted">{consequence}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>Cancel</Button>
        <Button variant="primary" isBusy={isBusy} onPress={() => void send()}>
          {confirmLabel}
        </Button>
      </div>
      {refusal && (
        <div className="mt-4">
          <FormFailure message={refusal.message} />
        </div>
      )}
    </ModalDialog>
  );
}
