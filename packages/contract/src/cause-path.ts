/** Where in the app the issues of a cause are. */
export function causePath(cause: string): string {
  return `/fix-priority?cause=${encodeURIComponent(cause)}`;
}
