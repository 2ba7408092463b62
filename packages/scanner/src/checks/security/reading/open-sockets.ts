const OPENED = /\bnew\s+WebSocket\(\s*["'`](ws:\/\/[\w.-]+(?::\d+)?[^"'`\s$]*)["'`]/gi;

/** Addresses of sockets without encryption that a script opens. */
export function openSocketsIn(code: string): string[] {
  return [...code.matchAll(OPENED)].map(([, address = ""]) => address);
}

/** Whether a script in the markup is kept for the sockets that it opens. */
export function mayOpenSocket(code: string): boolean {
  return /\bWebSocket\(/.test(code) && code.includes("ws://");
}
