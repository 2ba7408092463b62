const EMAIL_PROPERTY =
  /["']?\b\w{0,20}e?-?mail\w{0,20}["']?\s*:\s*["']([^"'@\s]{1,64}@[\w.-]+\.\w{2,})["']/gi;
const OTHER_PROPERTY =
  /["']?\b\w{0,20}(?:phone|mobile|telefon|birth|dob|street|address|zip|postcode|strasse|adresse|geburt|telephone|naissance)\w{0,20}["']?\s*:\s*["'][^"']{4,}["']/gi;
const FEWEST_PEOPLE = 3;

/**
 * How many people's records code or data holds: email addresses of several hosts with as many phone numbers, birth dates
 * or postal addresses. Those of one host alone are most often a team's. 0 where there are fewer than three.
 */
export function peopleIn(code: string): number {
  if (code.split("@", FEWEST_PEOPLE + 1).length <= FEWEST_PEOPLE) return 0;
  const emails = new Set([...code.matchAll(EMAIL_PROPERTY)].map(([, email = ""]) => email.toLowerCase()));
  if (emails.size < FEWEST_PEOPLE) return 0;
  const hosts = new Set([...emails].map((email) => email.slice(email.indexOf("@"))));
  const isMade = [...emails].every((email) =>
    /@(?:[\w-]+\.)*(?:example|test|invalid|localhost)\b/.test(email),
  );
  const others = [...code.matchAll(OTHER_PROPERTY)].length;
  return hosts.size > 1 && others >= FEWEST_PEOPLE && !isMade ? emails.size : 0;
}
