import { Download } from "lucide-react";
import { useEffect, useRef } from "react";

import { brand } from "#brand/brand.ts";
import { saveFile } from "#reports/save-file.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

import { CopyButton } from "./copy-button.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, the one time they are shown. They take the focus: the form that had it is gone. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join("\n");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [codes]);
  return (
    <div ref={box} tabIndex={-1} className="space-y-5 outline-none">
      <Notice tone="warning" title="Keep these recovery codes now">
        <p>
          We show them only once. Each code works once, for example if you lose your phone. Keep them
          somewhere you can reach without your phone.
        </p>
      </Notice>
      <ul aria-label="Recovery codes" className="grid max-w-2xl gap-x-8 gap-y-2 font-mono md:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy codes" />
        <Button
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          onPress={() =>
            saveFile(new Blob([`${text}\n`], { type: "text/plain" }), `${brand.slug}-recovery-codes.txt`)
          }
        >
          Download codes
        </Button>
      </div>
      <Button variant="primary" onPress={onDone}>
        I saved them
      </Button>
    </div>
  );
}
