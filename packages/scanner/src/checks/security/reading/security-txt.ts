export interface SecurityTxt {
  contacts: string[];
  /** null when absent, given twice or no date of RFC 3339. */
  expires: Date | null;
}

/** Reads the two fields RFC 9116 requires; comments, signatures and other fields are skipped. */
export function parseSecurityTxt(text: string): SecurityTxt {
  const fields = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .flatMap((line) => {
      const match = /^([A-Za-z][\w-]*):[ \t]+(\S.*?)\s*$/.exec(line);
      return match === null ? [] : [{ name: (match[1] ?? "").toLowerCase(), value: match[2] ?? "" }];
    });
  const dates = fields.filter(({ name }) => name === "expires").map(({ value }) => value);
  const [date] = dates;
  return {
    contacts: fields
      .filter(({ name, value }) => name === "contact" && isContact(value))
      .map(({ value }) => value),
    expires: dates.length === 1 && date !== undefined ? parseDate(date) : null,
  };
}

// A web address must be an encrypted one (RFC 9116 2.5.3).
function isContact(value: string): boolean {
  return /^(?:mailto:\S+@\S+|tel:\+?[\d().-]+|https:\/\/\S+)$/i.test(value);
}

function parseDate(value: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(value)) return null;
  const date = new Date(value.replace(" ", "T"));
  return Number.isNaN(date.getTime()) ? null : date;
}
