/** What receivers are to do with mail that fails; null where the record is not valid. */
export type DmarcPolicy = "none" | "quarantine" | "reject";

/**
 * Reads the policy of a DMARC record (RFC 7489 6.3): `v=DMARC1` must come first. null when receivers must
 * ignore it: a wrong version, no valid `p`.
 */
export function dmarcPolicy(record: string): DmarcPolicy | null {
  const tags = record.split(";").map((part) => part.trim().split(/\s*=\s*/, 2));
  const [version] = tags;
  if (version?.[0]?.toLowerCase() !== "v" || version[1] !== "DMARC1") return null;
  const policy = tags.find(([name]) => name?.toLowerCase() === "p")?.[1]?.toLowerCase();
  return policy === "none" || policy === "quarantine" || policy === "reject" ? policy : null;
}

/** Share of failing mail the policy is asked to be applied to, 0-100. */
export function dmarcPercent(record: string): number {
  const match = /(?:^|;)\s*pct\s*=\s*(\d{1,3})\s*(?:;|$)/i.exec(record);
  return match === null ? 100 : Math.min(100, Number(match[1]));
}
