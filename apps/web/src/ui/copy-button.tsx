import { Check, Copy } from "lucide-react";
import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

/** Puts a text into the clipboard and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const { run } = useAction(async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Not allowed, or no secure connection.
      toast.error("Your browser did not allow copying. Select the text and copy it yourself.");
    }
  });
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button size="sm" icon={<Icon aria-hidden className="size-4" />} onPress={() => void run()}>
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? "Copied" : ""}
      </span>
    </>
  );
}
