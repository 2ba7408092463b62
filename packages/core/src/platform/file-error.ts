const WORDS: Record<string, string> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "a part of its path is not a folder",
  EISDIR: "it is a directory",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "its name is too long",
  ENXIO: "nothing takes what is written there",
};

/** Code of an error of the operating system, e.g. `ENOENT`; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Why a file could not be read or written, in words. */
export function fileTrouble(error: unknown): string {
  const known = WORDS[codeOf(error) ?? ""];
  return known ?? (error instanceof Error ? error.message : String(error));
}

/** Why a folder could not be made or written to, in words. */
export function folderTrouble(error: unknown): string {
  if (codeOf(error) === "ENOENT") return "nothing can be written there";
  if (codeOf(error) === "EEXIST") return "something other than a folder has that name";
  return fileTrouble(error);
}
