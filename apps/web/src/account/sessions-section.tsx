import type { OpenSession } from "@plumbline/contract/sessions";
import { useQuery } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";

import { failureMessage } from "#api/api-error.ts";
import { formatMoment } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";
import { sessionsQuery } from "#queries/account.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { endAllOtherSessions, endOneSession } from "./account.api.ts";
import { Loaded, Section } from "./section.tsx";

const TITLE_ID = "sessions";

/** Where one is logged in, and ending that. */
export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  return (
    <Section
      id={TITLE_ID}
      title="Sessions"
      about="Browsers where you are logged in. If you don't recognize one, end it and change your password."
    >
      <Loaded query={query} what="sessions">
        {(sessions) => <SessionList sessions={sessions} />}
      </Loaded>
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const { end, isBusy } = useEnding();
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 first:pt-0">
            <SessionFacts session={session} />
            {!session.isCurrent && (
              <Button
                size="sm"
                isDisabled={isBusy}
                onPress={() =>
                  void end(async () => {
                    await endOneSession(session.id);
                    return "The session was ended";
                  })
                }
              >
                End session
                <span className="sr-only">
                  : {session.device}, last used {formatMoment(session.lastUsedAt)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          isBusy={isBusy}
          onPress={() => void end(async () => `${countOf(await endAllOtherSessions(), "session")} ended`)}
        >
          End all other sessions
        </Button>
      )}
    </div>
  );
}

function SessionFacts({ session }: { session: OpenSession }) {
  return (
    <div className="flex min-w-[min(16rem,100%)] flex-1 items-start gap-3">
      <MonitorSmartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {session.device}
          {session.isCurrent && <Chip tone="green">This session</Chip>}
        </p>
        <p className="text-muted wrap-anywhere">
          {session.address && `${session.address}, `}last used {formatMoment(session.lastUsedAt)}
        </p>
      </div>
    </div>
  );
}

function useEnding() {
  const refresh = useRefresh(sessionsQuery);
  const { run, isBusy } = useAction(async (act: () => Promise<string>) => {
    try {
      toast.success(await act());
    } catch (error) {
      toast.error(failureMessage(error, "Failed to end the session"));
    }
    await refresh();
    // The row left the list together with its button.
    if (document.activeElement === document.body) document.getElementById(TITLE_ID)?.focus();
  });
  return { end: run, isBusy };
}
