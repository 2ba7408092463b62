import { Button } from "./button.tsx";

interface FormButtonsProps {
  label: string;
  /** What the button says while it is busy; the same unless told. */
  busyLabel?: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The buttons of a form that can be left. */
export function FormButtons({ label, busyLabel = label, isBusy, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
      <Button onPress={onCancel}>Cancel</Button>
    </div>
  );
}
