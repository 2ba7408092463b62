import { PASSWORD_RULES } from "@plumbline/contract/password-rules";
import { Circle, CircleCheck } from "lucide-react";
import { useId } from "react";

import { strengthOf } from "./password-strength.ts";
import { TextField } from "./text-field.tsx";

interface NewPasswordFieldsProps {
  password: string;
  confirmation: string;
  onPassword: (password: string) => void;
  onConfirmation: (confirmation: string) => void;
}

/** New password with its meter and checklist, and its confirmation. */
export function NewPasswordFields({
  password,
  confirmation,
  onPassword,
  onConfirmation,
}: NewPasswordFieldsProps) {
  const checklist = useId();
  return (
    <>
      <TextField
        label="New Password"
        type="password"
        autoComplete="new-password"
        isRequired
        value={password}
        onChange={onPassword}
        aria-describedby={checklist}
      />
      <StrengthMeter password={password} />
      <Checklist id={checklist} password={password} />
      <TextField
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
        isRequired
        value={confirmation}
        onChange={onConfirmation}
        isInvalid={confirmation !== "" && confirmation !== password}
        errorMessage="Passwords do not match"
      />
    </>
  );
}

/** The words carry the strength; the bar below repeats them for the eye. */
function StrengthMeter({ password }: { password: string }) {
  const { word, percent, isComplete } = strengthOf(password);
  return (
    <div className="space-y-1.5 text-sm">
      <p aria-live="polite" aria-atomic className="flex justify-between">
        <span>Password strength</span>{" "}
        <span className="font-medium tabular-nums">
          {word} ({percent}%)
        </span>
      </p>
      <div aria-hidden className="h-1.5 rounded-xs bg-line">
        <div
          className={`h-full rounded-xs forced:bg-[Highlight] ${isComplete ? "bg-green-fill" : "bg-accent"}`}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}

function Checklist({ id, password }: { id: string; password: string }) {
  return (
    <div id={id} className="space-y-1.5 text-sm">
      <ul className="space-y-1">
        {PASSWORD_RULES.map((rule) => (
          <Rule key={rule.label} label={rule.label} isMet={rule.isMet(password)} />
        ))}
      </ul>
      <p className="text-muted">
        {strengthOf(password).isComplete
          ? "✓ Password meets all requirements"
          : "Please meet all password requirements above"}
      </p>
      <p className="text-muted">
        Common passwords are refused, and those made of your name, your email address or our name.
      </p>
    </div>
  );
}

function Rule({ label, isMet }: { label: string; isMet: boolean }) {
  const Icon = isMet ? CircleCheck : Circle;
  return (
    <li className={`flex items-center gap-2 ${isMet ? "text-green" : "text-muted"}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
      {isMet && <span className="sr-only"> (met)</span>}
    </li>
  );
}
