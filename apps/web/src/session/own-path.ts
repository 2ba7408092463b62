/** Only a path on this site: `//host` and full addresses would lead elsewhere. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/u.test(path);
}
