import type { OpsMail } from "@plumbline/contract/ops-mails";
import { Link } from "react-router";

/** Whom something is about, leading to their screen. */
export function ClientLink({ client }: { client: OpsMail["client"] }) {
  if (client === null) return <span className="text-muted">No client</span>;
  return (
    <Link className="font-medium text-accent underline underline-offset-2" to={`/ops/clients/${client.id}`}>
      {client.name}
    </Link>
  );
}
