import Bowser from "bowser";

const UNKNOWN = "Unknown device";

/** Browser and system of a `User-Agent` header as a person knows them: 'Chrome on Windows'. */
export function deviceWords(userAgent: string | null): string {
  if (userAgent === null || userAgent.trim() === "") return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return names.length === 0 ? UNKNOWN : names.join(" on ");
}
