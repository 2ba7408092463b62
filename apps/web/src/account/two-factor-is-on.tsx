import type { TwoFactor } from "@plumbline/contract/two-factor";
import { CircleCheck } from "lucide-react";
import { useState } from "react";

import { formatDate } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";

import { ProofForm } from "./proof-form.tsx";
import { makeRecoveryCodes, switchOff } from "./two-factor.api.ts";

/** From so few on it is time for new ones. */
const FEW_CODES = 3;

interface TwoFactorIsOnProps {
  twoFactor: TwoFactor;
  /** Whether the organization lets no one in without it. */
  isRequired: boolean;
  onNewCodes: (codes: readonly string[]) => void;
  onDisabled: () => Promise<void>;
}

/** Two-factor sign-in in use: how many recovery codes are left, new ones, and switching it off. */
export function TwoFactorIsOn({ twoFactor, isRequired, onNewCodes, onDisabled }: TwoFactorIsOnProps) {
  const [asked, setAsked] = useState<"nothing" | "codes" | "off">("nothing");
  const cancel = () => setAsked("nothing");
  if (asked === "codes") {
    return (
      <ProofForm
        intro="New recovery codes replace all earlier ones."
        action="Create new codes"
        failure="Failed to make new recovery codes"
        send={async (proof) => onNewCodes(await makeRecoveryCodes(proof))}
        onCancel={cancel}
      />
    );
  }
  if (asked === "off") {
    return (
      <ProofForm
        intro="You will log in with your password only. Your recovery codes will stop working."
        action="Switch off"
        failure="Failed to switch two-factor sign-in off"
        send={async (proof) => {
          await switchOff(proof);
          await onDisabled();
        }}
        onCancel={cancel}
      />
    );
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Chip tone="green" icon={<CircleCheck aria-hidden className="size-3.5" />}>
          On
        </Chip>
        {twoFactor.since && <span className="text-muted">since {formatDate(twoFactor.since)}</span>}
      </div>
      <p className="text-sm">{codesLeft(twoFactor.recoveryCodesLeft)}</p>
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => setAsked("codes")}>Create new recovery codes</Button>
        {!isRequired && <Button onPress={() => setAsked("off")}>Switch off</Button>}
      </div>
      {isRequired && (
        <p className="text-sm text-muted">Your organization requires it, so it can't be switched off.</p>
      )}
    </div>
  );
}

function codesLeft(count: number): string {
  if (count === 0)
    return "You have no recovery codes left. Create new ones so that you can log in without your phone.";
  const left = `${countOf(count, "recovery code")} left`;
  return count <= FEW_CODES ? `${left}. Create new ones soon.` : `${left}.`;
}
