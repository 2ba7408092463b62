import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** The address names a cause that does not exist. */
export function UnknownCause({ onClose }: { onClose: () => void }) {
  return (
    <Notice
      tone="warning"
      title="There is no such group of issues"
      actions={
        <Button size="sm" onPress={onClose}>
          Show all issues
        </Button>
      }
    >
      <p>The address may be incomplete, or the group belongs to another organization.</p>
    </Notice>
  );
}
