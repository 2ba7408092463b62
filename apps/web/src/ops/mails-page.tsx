import type { OpsMail } from "@plumbline/contract/ops-mails";
import { MAIL_STATES } from "@plumbline/contract/ops-terms";
import { useQuery } from "@tanstack/react-query";

import { formatMoment } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";
import { Chip } from "#ui/chip.tsx";
import { Choice } from "#ui/choice.tsx";
import { DelayedSearch } from "#ui/delayed-search.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { ClientLink } from "./client-link.tsx";
import { DataTable } from "./data-table.tsx";
import { Loaded } from "./loaded.tsx";
import { mailsQuery } from "./ops-queries.ts";
import { MAIL_LOOKS } from "./ops-words.ts";
import { emptyWords, PageSteps, useListAddress } from "./page-steps.tsx";
import { refusalWords } from "./refusal-words.ts";
import { RetryButton } from "./retry-button.tsx";

const OPTIONS = [
  { value: "all", name: "All" },
  ...MAIL_STATES.map((value) => ({ value, name: MAIL_LOOKS[value].words })),
];

/** Emails, newest first: waiting, sent, given up. */
export function MailsPage() {
  const { params, page, set, setPage } = useListAddress();
  const search = params.get("search") ?? "";
  const state = MAIL_STATES.find((name) => name === params.get("state"));
  const mails = useQuery(mailsQuery({ search, state, page }));
  return (
    <div className="space-y-5">
      <PageHeader title="Emails" subtitle="Newest first. Their text isn't shown." />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <DelayedSearch
          label="Search emails"
          placeholder="Recipient begins with"
          value={search}
          onSearch={(text) => set("search", text)}
        />
        <Choice
          label="State"
          options={OPTIONS}
          value={state ?? "all"}
          onChange={(value) => set("state", value === "all" ? "" : value)}
        />
      </div>
      <Loaded query={mails} what="the emails">
        {({ mails: shown, ...pages }) => (
          <>
            <DataTable
              caption="Emails, newest first"
              columns={["Email", "Client", "State", "Written"]}
              rows={shown.map((mail) => ({ key: mail.id, cells: cellsOf(mail) }))}
              empty={emptyWords(
                page,
                search === "" && state === undefined ? "No emails yet." : "No emails match.",
              )}
            />
            <PageSteps {...pages} things="emails" onPage={setPage} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function cellsOf(mail: OpsMail) {
  const { id, subject, recipient, client, state, attempts, lastError, createdAt, canRetry } = mail;
  return [
    <div key="mail">
      <p className="font-medium">{subject}</p>
      <p className="text-muted">{recipient}</p>
    </div>,
    <ClientLink key="client" client={client} />,
    <div key="state" className="space-y-1">
      <Chip tone={MAIL_LOOKS[state].tone}>{MAIL_LOOKS[state].words}</Chip>
      {state !== "SENT" && lastError !== null && (
        <p className="text-muted">
          {refusalWords(lastError) ?? lastError} ({countOf(attempts, "try", "tries")})
          {refusalWords(lastError) !== null && <span className="block text-xs">{lastError}</span>}
        </p>
      )}
      {state === "FAILED" && <RetryButton kind="mail" id={id} what={subject} canRetry={canRetry} />}
    </div>,
    formatMoment(createdAt),
  ];
}
