import { z } from "zod";

/** Longer ones are no addresses: https://www.rfc-editor.org/errata/eid1690 */
const LONGEST = 254;
const NO_ADDRESS = "Enter a valid email address.";

/** An e-mail address as a person types it. A domain beyond ASCII becomes the one by which mail servers know it. */
export const email = z.string().trim().max(LONGEST).overwrite(withAsciiDomain).pipe(z.email(NO_ADDRESS));

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  // ASCII is left as it was typed.
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  return address.slice(0, at) + (URL.parse(`https://${domain}`)?.hostname ?? domain);
}
