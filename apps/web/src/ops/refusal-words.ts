/** What mail servers and the way to them say, by how it is told in the log. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/u, "The mail server can't be reached: nothing answers at its address and port."],
  [/ENOTFOUND|EAI_AGAIN|EDNS/u, "The mail server can't be reached: its name has no address."],
  [/ETIMEDOUT|timeout|Greeting never received/iu, "The mail server does not answer in time."],
  [/ECONNRESET|EPIPE|socket close|closed unexpectedly/iu, "The mail server broke the connection off."],
  [/EHOSTUNREACH|ENETUNREACH/u, "The mail server can't be reached over the network."],
  [/EAUTH|Invalid login|\b53[0-5]\b|authentication/iu, "The mail server refuses our user name or password."],
  [/STARTTLS|certificate|self.signed|SSL|TLS/iu, "There is no encrypted connection to the mail server."],
  [/\b55[0-4]\b/u, "The mail server refuses this recipient or message."],
  [/\b4[2-5]\d\b/u, "The mail server takes no mail for now."],
];

/** Why a mail was not delivered, in a sentence; null where what was said has to speak for itself. */
export function refusalWords(said: string): string | null {
  return REFUSALS.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
