import { contentOf, contentOfMap, type FileContent } from "#checks/security/reading/file-contents.ts";
import type { SiteClient } from "#gather/site/site-client.ts";

const MOST_FILES = 20;
const MOST_MAPS = 5;
const FILE_LIMITS = { timeoutMs: 6000, maxBytes: 16 * 1024 };
const MAP_LIMITS = { timeoutMs: 6000, maxBytes: 1024 * 1024 };
const ALL_LIMIT_MS = 12_000;

/**
 * Opens files as a visitor who follows a link would, one after the other, and keeps what their start shows.
 *
 * @param now milliseconds of a clock that only moves forward
 */
export async function askContents(
  client: SiteClient,
  { files, maps }: { files: readonly string[]; maps: readonly string[] },
  now: () => number,
): Promise<FileContent[]> {
  const deadline = now() + ALL_LIMIT_MS;
  const asked = [
    ...files.slice(0, MOST_FILES).map((url) => ({ url, read: contentOf, limits: FILE_LIMITS })),
    ...maps.slice(0, MOST_MAPS).map((url) => ({ url, read: contentOfMap, limits: MAP_LIMITS })),
  ];
  const found: FileContent[] = [];
  for (const { url, read, limits } of asked) {
    if (now() > deadline) break;
    const answer = await client.bytes(url, limits);
    if (!answer.gathered || answer.value.status !== 200) continue;
    const content = read(url, answer.value.body);
    if (content !== null) found.push(content);
  }
  return found;
}
