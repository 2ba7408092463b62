import { readableAddress } from "@plumbline/contract/readable-host";

/** A site as a person names it: 'harbor-bakery.example', without scheme and closing slash; the organization without one. */
export function websiteName({ website, name }: { website: string | null; name: string }): string {
  if (!website) return name;
  return readableAddress(website)
    .replace(/^[a-z][a-z0-9+.-]*:\/\//iu, "")
    .replace(/\/$/u, "");
}

/** The address a link needs; sites are often noted down without their scheme. Null for anything but a web address. */
export function websiteAddress(website: string | null): string | null {
  if (!website) return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//iu.test(website) ? website : `https://${website}`;
  const url = URL.parse(address);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}
