import { internalHost } from "#checks/security/reading/internal-hosts.ts";

/** Names that people give the host of a test system, in a label of its own in front of the domain. */
const TEST_LABEL =
  /^(?:(?:www|shop|web|app|new|old|my)-?)?(?:staging|stage|stg|dev|devel|develop|development|test|testing|testserver|preview|pre-?prod|preproduction|uat|qa|sandbox)\d*$/;
/** As a part of the domain itself, other words may belong to a name, such as that of a speed test. */
const TEST_PART = /(?:^|-)(?:staging|stg|preprod|uat)(?:-|$)/;
/** Names that templates write until someone enters one. */
const NOT_ENTERED =
  /^(?:www\.)?(?:example\.(?:com|org|net)|(?:your|my)-?(?:domain|site|website)\.\w+|domain\.(?:com|tld))$/;

/** What shows that a host is not meant, in words that follow its name; null where it may be. */
export function mistakenHost(host: string, own: string): string | null {
  if (isTestHost(own)) return null;
  // On a machine of one's own, another port is another site, which may be left over from another time.
  const isOtherMachine = internalHost(`https://${own}/`) === null || portOf(host) !== portOf(own);
  if (isOtherMachine && internalHost(`https://${host}/`) !== null) return "which no visitor can reach";
  if (isTestHost(host)) return "which looks like a test system";
  if (NOT_ENTERED.test(host)) return "a name that a template gives";
  return isSlip(bare(host), bare(own)) ? `which is ${bare(own)} with a slip` : null;
}

function portOf(host: string): string {
  return /:(\d+)$/.exec(host)?.[1] ?? "";
}

function isTestHost(host: string): boolean {
  const labels = bare(host).split(".");
  return (
    labels.slice(0, -2).some((label) => TEST_LABEL.test(label)) ||
    labels.some((label) => TEST_PART.test(label))
  );
}

/** Two neighboring letters swapped, or one that is doubled in only one of the names. */
function isSlip(host: string, own: string): boolean {
  const [shorter, longer] = host.length < own.length ? [host, own] : [own, host];
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  if (longer.length === shorter.length + 1) {
    const isRest = shorter.slice(at) === longer.slice(at + 1);
    return isRest && /[a-z]/.test(longer[at] ?? "") && longer[at] === longer[at - 1];
  }
  if (longer.length !== shorter.length || at >= longer.length - 1) return false;
  const swapped = `${longer[at + 1] ?? ""}${longer[at] ?? ""}${longer.slice(at + 2)}`;
  return /^[a-z]{2}/.test(swapped) && shorter.slice(at) === swapped;
}

function bare(host: string): string {
  return host.replace(/^www\./, "");
}
