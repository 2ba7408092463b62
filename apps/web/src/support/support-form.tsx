import { readableHosts } from "@plumbline/contract/readable-host";
import type { SupportRequest } from "@plumbline/contract/support";
import { MESSAGE_MAX_LENGTH, SUBJECT_MAX_LENGTH } from "@plumbline/contract/support-terms";
import { useState } from "react";

import { supportQueries } from "#queries/support.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { type FormRefusal, marksOf } from "#ui/form-refusal.ts";
import { useHeldTyping, useKeptTyping } from "#session/kept-typing.ts";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUnsaved } from "#ui/unsaved.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { firstQuestion } from "./first-question.ts";
import { PRIORITY_CHOICES } from "./priority-words.ts";
import { askSupport, type Question } from "./support.api.ts";

const FORM = "support";

interface SupportFormProps {
  /** Where the answer goes. */
  email: string;
  /** What the subject starts with. */
  subject: string;
}

/** A question to the support team. */
export function SupportForm({ email, subject }: SupportFormProps) {
  const first = useKeptTyping(FORM, () => firstQuestion(subject));
  const [question, setQuestion] = useState(first);
  const { send, isBusy, refusal, sent, correct } = useQuestion(() => setQuestion(firstQuestion("")));
  const isUnsaved = question.message.trim() !== "";
  useUnsaved(isUnsaved);
  useHeldTyping(FORM, question, isUnsaved);
  const change = (part: Partial<Question>) => {
    setQuestion({ ...question, ...part });
    correct();
  };
  return (
    <section
      aria-labelledby="ask"
      className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="ask" className="font-semibold">
        Ask a question
      </h2>
      <p className="mt-1 text-sm text-muted wrap-anywhere">We answer by email to {readableHosts(email)}.</p>
      <Form
        className="mt-5"
        refusal={refusal}
        onSubmit={() => void send(question)}
        actions={
          <>
            <Button type="submit" variant="primary" className="self-start" isBusy={isBusy}>
              {isBusy ? "Sending request..." : "Send request"}
            </Button>
            <div role="status" className="empty:hidden">
              {sent && <Sent request={sent} email={email} />}
            </div>
          </>
        }
      >
        <QuestionFields question={question} refusal={refusal} onChange={change} />
      </Form>
    </section>
  );
}

interface QuestionFieldsProps {
  question: Required<Question>;
  refusal: FormRefusal | null;
  onChange: (part: Partial<Question>) => void;
}

function QuestionFields({ question, refusal, onChange }: QuestionFieldsProps) {
  return (
    <>
      <TextField
        label="Subject"
        isRequired
        maxLength={SUBJECT_MAX_LENGTH}
        value={question.subject}
        onChange={(subject) => onChange({ subject })}
        {...marksOf(refusal, "subject")}
      />
      <TextArea
        label="Message"
        isRequired
        maxLength={MESSAGE_MAX_LENGTH}
        value={question.message}
        onChange={(message) => onChange({ message })}
        {...marksOf(refusal, "message")}
      />
      <Select
        label="Priority"
        items={PRIORITY_CHOICES}
        value={question.priority}
        onChange={(priority) => onChange({ priority })}
      />
    </>
  );
}

function Sent({ request, email }: { request: SupportRequest; email: string }) {
  return (
    <Notice tone="good" title={`Request ${request.reference} received`}>
      <p>We have sent a confirmation to {readableHosts(email)}.</p>
    </Notice>
  );
}

function useQuestion(onSent: () => void) {
  const [sent, setSent] = useState<SupportRequest | null>(null);
  const refresh = useRefresh(supportQueries.all);
  const form = useSubmit(async (question: Question) => {
    setSent(null);
    setSent(await askSupport(question));
    onSent();
    await refresh();
  }, "Failed to send your request");
  return { ...form, sent };
}
