import type { Gap } from "@plumbline/contract/statements";
import type { ReactNode } from "react";

import { Form } from "#ui/form.tsx";

import { DraftActions } from "./draft-actions.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import type { Writing } from "./use-draft.ts";

interface StatementFormProps {
  /** What is signed, within a sentence: 'letter', 'report'. */
  what: string;
  writing: Writing;
  gaps: readonly Gap[];
  /** What can be written. */
  children: ReactNode;
}

/** A statement as it is written, with what one can do with it: save it as a version, and sign that one. */
export function StatementForm({ what, writing, gaps, children }: StatementFormProps) {
  return (
    <>
      <Form
        refusal={writing.refusal}
        onSubmit={writing.save}
        actions={<DraftActions {...writing} gaps={gaps} onSign={writing.openSigning} />}
      >
        {children}
      </Form>
      {writing.isSigning && (
        <SignDialog
          what={`version ${writing.newest?.version ?? 1} of the ${what}`}
          sign={writing.sign}
          onClose={writing.closeSigning}
        />
      )}
    </>
  );
}
