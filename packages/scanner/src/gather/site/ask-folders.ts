import { readFolderPage } from "#checks/security/reading/folder-page.ts";
import type { FolderAnswer } from "#evidence/site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";

const LIMITS = { timeoutMs: 6000, maxBytes: 64 * 1024 };

/** Opens folders of the site once each, as any visitor could, one after the other. */
export async function askFolders(client: SiteClient, urls: readonly string[]): Promise<FolderAnswer[]> {
  const folders: FolderAnswer[] = [];
  for (const url of urls) {
    const answer = await client.text(url, LIMITS);
    const seen: FolderAnswer["seen"] = answer.gathered
      ? { gathered: true, value: { status: answer.value.status, ...readFolderPage(answer.value.body) } }
      : answer;
    folders.push({ url, seen });
  }
  return folders;
}
