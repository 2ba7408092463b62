import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** What a release was made from. */
export interface Origin {
  /** Address of the repository, as `https://host/owner/name`. */
  repository: string;
  commit: string;
  tag: string;
  /** Who built it, as an address: a run of hosted CI, or the repository itself. */
  builder: string;
}

/** SHA-256 of a file, in hexadecimal. */
export function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/**
 * A statement of what was made from what, unsigned: hosted CI signs one of its own.
 *
 * @param files paths of what the release holds
 * @see https://slsa.dev/spec/v1.1/provenance
 */
export function provenance(files: readonly string[], { repository, commit, tag, builder }: Origin) {
  const source = { uri: `git+${repository}@refs/tags/${tag}`, digest: { gitCommit: commit } };
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: files.map((file) => ({ name: basename(file), digest: { sha256: digestOf(file) } })),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: `${repository}/blob/${tag}/setup/write-release-files.ts`,
        externalParameters: { tag },
        resolvedDependencies: [
          source,
          { name: "package-lock.json", digest: { sha256: digestOf("package-lock.json") } },
        ],
      },
      runDetails: { builder: { id: builder } },
    },
  };
}
