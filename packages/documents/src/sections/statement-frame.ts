import type { Brand } from "@plumbline/contract/brand";
import type { Baseline } from "@plumbline/contract/statements";
import { dayWords, momentWords } from "@plumbline/contract/time-words";

import { calendarWords } from "#addresses.ts";
import { brandView, NAME_LENGTH } from "#brand-view.ts";
import { breakable, clipped, written } from "#printable.ts";
import { identityView, utcParts } from "#sections/identity.ts";
import type { ConformanceDocument, LetterDocument } from "#statement-input.ts";

/** What stands around a document that an organization issues in its own name: it is the author, not the product. */
export function statementFrame(
  { brand, facts, signature, savedAt }: LetterDocument | ConformanceDocument,
  { kind, vendor, contact }: { kind: string; vendor: string; contact: string },
) {
  const issuer = vendor || facts.organization;
  const isDraft = signature === null;
  const title = `${kind} of ${issuer}`;
  return {
    brand: {
      ...brandView(brand),
      name: breakable(clipped(issuer, NAME_LENGTH)),
      support: contact || brand.supportEmail,
      copyright: `Prepared with ${clipped(brand.name, NAME_LENGTH)}.`,
    },
    isDraft,
    keeper: keeperWords(brand),
    kind,
    title: breakable(clipped(title, NAME_LENGTH)),
    documentTitle: `${isDraft ? "Draft: " : ""}${clipped(title, NAME_LENGTH)}`,
    identity: identityOf(facts, new Date(signature?.signedAt ?? savedAt)),
  };
}

/** Who keeps the evidence that a document rests on. */
export function keeperWords({ name, supportEmail }: Brand): string {
  return `${clipped(name, NAME_LENGTH)} (${supportEmail})`;
}

/** The document's own date is that of its signature, or of its last change. */
function identityOf({ identity, scannedAt, timeZone }: Baseline, at: Date) {
  return { ...identityView({ identity, finishedAt: new Date(scannedAt), timeZone }), date: utcParts(at) };
}

/** Which version this is, and of what day. */
export function versionWords({
  version,
  savedAt,
  savedBy,
  signature,
  facts,
}: LetterDocument | ConformanceDocument) {
  const at = new Date(signature?.signedAt ?? savedAt);
  const by = signature === null ? `, saved by ${written(savedBy)}` : "";
  return `Version ${version} of ${dayWords(at, facts.timeZone)}${by}`;
}

/** Who signed; lines to fill in while nobody has. */
export function signatureView({ signature, facts }: LetterDocument | ConformanceDocument) {
  if (signature === null) {
    const rows = ["Name", "Authority", "Signed on", "Valid until"].map((name) => ({
      name,
      value: "Not signed yet",
    }));
    return { rows, note: "" };
  }
  return {
    rows: [
      { name: "Name", value: written(signature.name) },
      { name: "Authority", value: written(signature.authority) },
      { name: "Signed on", value: momentWords(new Date(signature.signedAt), facts.timeZone) },
      { name: "Valid until", value: calendarWords(signature.expiresOn) },
    ],
    note: "Signed electronically: the person typed name and authority while signed in to the dashboard.",
  };
}
