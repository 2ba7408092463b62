import { type ReactNode, useState } from "react";

import { Button } from "./button.tsx";
import { Form } from "./form.tsx";
import type { FormRefusal } from "./form-refusal.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { objectionTo } from "./password-strength.ts";
import { toast, TOAST_MS } from "./toast.ts";

interface NewPasswordFormProps {
  /** Whose password it is: password managers file it under this name. */
  email: string;
  /** Fields above the new password. */
  children?: ReactNode;
  refusal: FormRefusal | null;
  isBusy: boolean;
  /** What the button says, and while it is busy. */
  action: { label: string; busy: string };
  /** Buttons below. */
  otherActions?: ReactNode;
  /** Called with a password that meets all rules and was typed twice. */
  onSubmit: (password: string) => Promise<void>;
  toastMs?: number;
  className?: string;
}

/** A form for a new password: meter, checklist, confirmation, and the button once nothing speaks against it. */
export function NewPasswordForm({
  email,
  children,
  refusal,
  isBusy,
  action,
  ...props
}: NewPasswordFormProps) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const objection = objectionTo(password, confirmation);
  const submit = () => {
    if (objection) toast.error(objection, { ms: props.toastMs ?? TOAST_MS.shell });
    else void props.onSubmit(password);
  };
  return (
    <Form
      className={props.className}
      refusal={refusal}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={objection !== null}>
            {isBusy ? action.busy : action.label}
          </Button>
          {props.otherActions}
        </>
      }
    >
      <input type="hidden" autoComplete="username" value={email} />
      {children}
      <NewPasswordFields
        password={password}
        confirmation={confirmation}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
      />
    </Form>
  );
}
