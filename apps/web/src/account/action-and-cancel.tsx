import { Button } from "#ui/button.tsx";

interface ActionAndCancelProps {
  label: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The buttons of a step that can be left. */
export function ActionAndCancel({ label, isBusy, onCancel }: ActionAndCancelProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {label}
      </Button>
      <Button onPress={onCancel}>Cancel</Button>
    </div>
  );
}
