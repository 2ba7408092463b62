import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface ReportReady {
  config: Pick<Config, "brand" | "server">;
  /** Name of the reader. */
  name: string;
  organization: string;
  reportName: string;
  site: string;
  /** 0-100; null when nothing was measured. */
  overall: number | null;
  criticalIssues: number;
}

/** Tells a member that a report can be read. The figures are in the mail, so that it is of use by itself. */
export function reportReadyMail(mail: ReportReady): MailContent {
  const { config, name, organization, reportName, site, overall, criticalIssues } = mail;
  return layOutMail({
    brand: config.brand,
    subject: `${reportName} for ${organization}`,
    heading: `Your ${reportName} is ready`,
    paragraphs: [`Hello ${name},`, `We scanned ${site}. ${verdict(overall, criticalIssues)}`],
    facts: [
      { name: "Overall score", value: overall === null ? "not measured" : `${overall} of 100` },
      { name: "Critical issues", value: String(criticalIssues) },
    ],
    action: { label: "Open Audit History", url: `${config.server.publicUrl}/audit-history` },
    reason: `You receive this because you are a member of ${organization}.`,
  });
}

function verdict(overall: number | null, criticalIssues: number): string {
  if (criticalIssues === 1) return "1 critical issue is open.";
  if (criticalIssues > 1) return `${criticalIssues} critical issues are open.`;
  if (overall === null) return "Nothing could be scored; the report says why.";
  return "The automated checks found no critical issue.";
}
