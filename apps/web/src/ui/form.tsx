import { type ReactNode, type Ref, useState } from "react";

import { FormFailure } from "./form-failure.tsx";
import type { FormRefusal } from "./form-refusal.ts";

interface FormProps {
  ref?: Ref<HTMLFormElement>;
  refusal: FormRefusal | null;
  /** Called with what the form's own fields hold. */
  onSubmit: (data: FormData) => void;
  onFocus?: () => void;
  /** Its buttons, below the fields. */
  actions: ReactNode;
  children?: ReactNode;
  className?: string;
}

/**
 * A form: its fields, its buttons, and below them why it was refused. There it moves nothing that someone may be
 * about to press when it comes or goes.
 */
export function Form({ ref, refusal, onSubmit, onFocus, actions, children, className = "" }: FormProps) {
  // What was refused is no longer what stands in the fields once someone types.
  const [isChanged, setChanged] = useState(false);
  return (
    <form
      ref={ref}
      // Sent before the script has come, it would put its fields into the address; this way nothing is sent.
      method="dialog"
      className={`flex flex-col gap-6 ${className}`}
      onFocus={onFocus}
      onInput={() => setChanged(true)}
      onSubmit={(event) => {
        event.preventDefault();
        setChanged(false);
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <div className="flex flex-col gap-4">
        {actions}
        {refusal && !isChanged && <FormFailure message={refusal.message} />}
      </div>
    </form>
  );
}
