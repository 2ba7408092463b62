import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from "@plumbline/contract/two-factor";
import { Secret, TOTP } from "otpauth";

// What every authenticator app understands; some ignore other values and show wrong codes.
const SCHEME = { algorithm: "SHA1", digits: TOTP_DIGITS, period: TOTP_PERIOD_SECONDS } as const;
/** Time steps a phone's clock may be off, either way: RFC 6238, 5.2. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new shared secret in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export interface AuthenticatorEntry {
  secret: string;
  /** Whose sign-in it is: the product's name. */
  issuer: string;
  /** The person's e-mail address. */
  account: string;
}

/** The `otpauth://` address an app reads from the QR code. */
export function totpUri({ secret, issuer, account }: AuthenticatorEntry): string {
  return new TOTP({ ...SCHEME, secret: Secret.fromBase32(secret), issuer, label: account }).toString();
}

/** The time step a code belongs to; null when it is none of this moment or of the steps beside it. */
export function stepOfCode(code: string, { secret, now }: { secret: string; now: Date }): number | null {
  const timestamp = now.getTime();
  const key = Secret.fromBase32(secret);
  const distance = TOTP.validate({ ...SCHEME, token: code, secret: key, timestamp, window: WINDOW });
  return distance === null ? null : TOTP.counter({ period: SCHEME.period, timestamp }) + distance;
}
