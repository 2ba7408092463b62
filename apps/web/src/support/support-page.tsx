import { SUPPORT_HOURS } from "@plumbline/contract/support-terms";
import { useSearchParams } from "react-router";

import { brand } from "#brand/brand.ts";
import { useSession } from "#session/session.ts";
import { PageHeader } from "#ui/page-header.tsx";

import { RequestList } from "./request-list.tsx";
import { SupportForm } from "./support-form.tsx";

/** Asking the support team, and what was asked before. */
export function SupportPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const email = session.status === "signed-in" ? session.user.email : "your email address";
  return (
    <div className="space-y-8">
      <PageHeader
        title="Support"
        subtitle={
          <>
            Support hours: {SUPPORT_HOURS}. You can also write to{" "}
            <a className="underline underline-offset-2 hover:text-ink" href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </a>
            .
          </>
        }
      />
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <SupportForm email={email} subject={search.get("subject") ?? ""} />
        <RequestList />
      </div>
    </div>
  );
}
