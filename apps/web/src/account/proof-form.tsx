import { useState } from "react";

import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { NO_PROOF, type Proof, ProofFields } from "#ui/proof-fields.tsx";
import { useSubmit } from "#ui/use-submit.ts";

interface ProofFormProps {
  /** What will happen. */
  intro: string;
  /** Label of the button that does it. */
  action: string;
  /** What is said when it failed without a word from the server. */
  failure: string;
  send: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for password and code before the second factor is changed. */
export function ProofForm({ intro, action, failure, send, onCancel }: ProofFormProps) {
  const [proof, setProof] = useState(NO_PROOF);
  const { send: submit, isBusy, refusal, correct } = useSubmit(send, failure);
  const change = (typed: Proof) => {
    setProof(typed);
    correct();
  };
  return (
    <Form
      className="max-w-md"
      refusal={refusal}
      onSubmit={() => void submit(proof)}
      actions={<FormButtons label={action} isBusy={isBusy} onCancel={onCancel} />}
    >
      <p className="text-sm">{intro}</p>
      <ProofFields proof={proof} needsCode refusal={refusal} onChange={change} />
    </Form>
  );
}
