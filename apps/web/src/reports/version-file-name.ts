import { organizationFileName } from "@plumbline/contract/file-name";

interface NamedVersion {
  name: string;
  version: number;
  isSigned: boolean;
  ending: string;
}

/** File name of a version, e.g. `Harbor-Bakery-letter-of-intent-v2-draft.pdf`. */
export function versionFileName(
  organization: string,
  { name, version, isSigned, ending }: NamedVersion,
): string {
  const owner = organizationFileName(organization);
  return `${owner}-${name}-v${version}${isSigned ? "" : "-draft"}.${ending}`;
}
