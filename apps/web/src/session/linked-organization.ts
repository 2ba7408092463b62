import { ORGANIZATION_PARAMETER } from "@plumbline/contract/organization-link";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export interface LinkedPlace {
  /** The organization that the link of a mail is about; null where it names none. */
  organizationId: string | null;
  /** The path without its name, with query and section. */
  place: string;
}

/** What a path in the app says about its organization. */
export function linkedOrganization(path: string): LinkedPlace {
  const { pathname, searchParams, hash } = new URL(path, "https://app.invalid");
  const named = searchParams.get(ORGANIZATION_PARAMETER);
  if (named === null) return { organizationId: null, place: path };
  searchParams.delete(ORGANIZATION_PARAMETER);
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return { organizationId: UUID.test(named) ? named : null, place: pathname + query + hash };
}
