import type { AccountState } from "@plumbline/contract/account-state";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatDate } from "#format/dates.ts";
import { buttonLook } from "#ui/button-look.ts";
import { Notice } from "#ui/notice.tsx";

import { ReactivateButton } from "./reactivate-button.tsx";
import { ResumeButton } from "./resume-button.tsx";
import { UpdateCardButton } from "./update-card-button.tsx";
import { ACCOUNT_NOTICE_ID } from "./use-subscription-act.ts";

interface AccountNoticeProps {
  account: AccountState;
  isOwner: boolean;
  /** Stands in place of the state's own title. */
  heading?: string;
  /** Said first, before the reason. */
  messages?: readonly (string | null)[];
  /** Further ways on. */
  actions?: ReactNode;
}

const TONES = {
  trialing: "info",
  ending: "warning",
  "past-due": "bad",
  "suspended-unpaid": "bad",
  "suspended-disputed": "bad",
  "suspended-by-operator": "bad",
  ended: "bad",
} as const;

/** How the account stands where it is not simply active: since when, why, what happens next, and what one can do. */
export function AccountNotice(props: AccountNoticeProps) {
  const { account, isOwner, messages = [], actions } = props;
  const { kind, title, since, reason, next, remedy } = account;
  if (kind === "none" || kind === "active") return null;
  return (
    <Notice
      id={ACCOUNT_NOTICE_ID}
      tone={TONES[kind]}
      title={props.heading ?? title}
      actions={
        <>
          {isOwner && <Remedy remedy={remedy} />}
          {actions}
        </>
      }
    >
      {messages.map((message) => message && <p key={message}>{message}</p>)}
      {reason && <p>{reason}</p>}
      {next && <p>{next.what}</p>}
      {since && kind !== "trialing" && kind !== "ending" && (
        <p className="text-muted">Since {formatDate(since)}.</p>
      )}
      {!isOwner && remedy !== null && remedy !== "contact-support" && (
        <p>An owner of your organization can change this.</p>
      )}
    </Notice>
  );
}

function Remedy({ remedy }: Pick<AccountState, "remedy">) {
  if (remedy === "resume") return <ResumeButton />;
  if (remedy === "reactivate") return <ReactivateButton size="sm" />;
  if (remedy === "update-card") {
    return (
      <UpdateCardButton variant="primary" size="sm">
        Update Payment Method
      </UpdateCardButton>
    );
  }
  if (remedy !== "contact-support") return null;
  return (
    <Link
      to="/support?subject=Suspended%20account"
      className={buttonLook({ variant: "primary", size: "sm" })}
    >
      Contact support
    </Link>
  );
}
