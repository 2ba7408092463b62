import type { IssueDetail } from "@plumbline/contract/issues";
import { Check, ClipboardCopy } from "lucide-react";
import { useState } from "react";

import { sharedAddress } from "#session/shared-address.ts";
import { Button } from "#ui/button.tsx";

import { developerNote, type OtherIssues } from "./developer-note.ts";

interface CopyForDeveloperProps {
  issue: IssueDetail;
  /** Where in the app it can be marked as fixed. */
  path: string;
  others?: OtherIssues | undefined;
  isPrimary?: boolean;
  /** Told to someone who hears the button's name alone: what it copies. */
  what?: string;
}

type Copied = "no" | "yes" | "refused";

/** Puts all that a developer needs into the clipboard, and says so; where the browser refuses, shows it to be copied by hand. */
export function CopyForDeveloper({ issue, path, others, isPrimary = false, what }: CopyForDeveloperProps) {
  const [copied, setCopied] = useState<Copied>("no");
  const note = () => developerNote(issue, { address: sharedAddress(path), others });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(note());
      setCopied("yes");
    } catch {
      // Not on a secure address, or the person does not allow it.
      setCopied("refused");
    }
  };
  return (
    <>
      <Button
        variant={isPrimary ? "primary" : "secondary"}
        size="sm"
        icon={
          copied === "yes" ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <ClipboardCopy aria-hidden className="size-4" />
          )
        }
        onPress={() => void copy()}
      >
        Copy for a developer
        {what && <span className="sr-only">: {what}</span>}
      </Button>
      <p role="status" className="order-last w-full text-sm text-green empty:hidden">
        {copied === "yes" && "Copied. Paste it into a ticket, a chat or an email."}
      </p>
      {copied === "refused" && (
        <div className="order-last w-full">
          <p role="alert" className="text-sm">
            Your browser does not allow copying. Select the text and copy it yourself.
          </p>
          <textarea
            readOnly
            aria-label="Note for a developer"
            value={note()}
            rows={10}
            className="mt-2 w-full rounded-md border border-line-strong bg-surface p-3 font-mono text-xs"
          />
        </div>
      )}
    </>
  );
}
