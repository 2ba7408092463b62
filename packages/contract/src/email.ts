import { z } from "zod";

/** Longer ones are no addresses: https://www.rfc-editor.org/errata/eid1690 */
const LONGEST = 254;
const NO_ADDRESS = "Enter a valid email address.";

/** Few mail servers take such addresses (SMTPUTF8, RFC 6531), so what we send there would be lost without a word. */
const NOT_DELIVERABLE =
  "We can't send email to addresses that have letters such as \u00fc before the @. Enter another address.";

/** An e-mail address as a person types it. A domain beyond ASCII becomes the one by which mail servers know it. */
export const email = z
  .string()
  .trim()
  .max(LONGEST)
  .overwrite(withAsciiDomain)
  .pipe(z.email({ error: refusal }));

/** Whether it would be an address but for its letters is said apart from that it is none. */
function refusal({ input }: { input?: unknown }): string {
  const inAscii = String(input).replaceAll(/[^\p{ASCII}]/gu, (sign) =>
    /[\p{L}\p{M}\p{N}]/u.test(sign) ? "x" : sign,
  );
  return inAscii !== input && z.email().safeParse(inAscii).success ? NOT_DELIVERABLE : NO_ADDRESS;
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  // ASCII is left as it was typed.
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  return address.slice(0, at) + (URL.parse(`https://${domain}`)?.hostname ?? domain);
}
