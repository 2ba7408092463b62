import type { AuthenticatorSetup } from "@plumbline/contract/two-factor";

import { CopyButton } from "./copy-button.tsx";
import { QrCode } from "./qr-code.tsx";

/** The first step of setting an authenticator app up: its secret as a code to scan, and as a key to type. */
export function AuthenticatorSecret({ setup }: { setup: AuthenticatorSetup }) {
  const grouped = setup.secret.replaceAll(/.{4}(?=.)/gu, "$& ");
  return (
    <div className="space-y-4">
      <p className="text-sm">
        <span className="font-medium">1.</span> Scan this code with your authenticator app, or type the key
        into it.
      </p>
      <div className="flex flex-wrap items-center gap-6">
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
        <div className="min-w-0 space-y-2 text-sm">
          <p className="text-muted">Key</p>
          <p data-testid="authenticator-key" className="font-mono text-base tracking-wide wrap-anywhere">
            {grouped}
          </p>
          <CopyButton text={setup.secret} label="Copy key" />
        </div>
      </div>
    </div>
  );
}
