import type { ReactNode } from "react";

import { FormFailure } from "#ui/form-failure.tsx";

interface SignInFormProps {
  /** What the form is for and what to fill in. */
  intro: string;
  /** Why the form was refused, when it was. */
  failure: string | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** The frame of the forms that replace a password. */
export function SignInForm({ intro, failure, onSubmit, children }: SignInFormProps) {
  return (
    <form
      className="mt-2 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className="text-sm wrap-anywhere text-muted">{intro}</p>
      {failure && <FormFailure message={failure} />}
      {children}
    </form>
  );
}
