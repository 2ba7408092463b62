/** How long a toast stays, by where it belongs (`docs/product.md`, 'Messages in passing'). */
export const TOAST_MS = { login: 5000, shell: 4000 } as const;

export interface ToastMessage {
  kind: "success" | "error" | "info";
  title: string;
  lines?: readonly string[];
  ms: number;
  /** Whether it answers those before it, which then have nothing more to say. */
  replaces?: boolean;
}

type Options = Partial<Pick<ToastMessage, "ms" | "lines" | "replaces">>;

const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

function add(kind: ToastMessage["kind"]) {
  return (title: string, options: Options = {}) => {
    waiting.push({ kind, title, ms: TOAST_MS.shell, ...options });
    for (const listener of listeners) listener();
  };
}

/** Says something in passing. The toaster itself is loaded with the first message. */
export const toast = { success: add("success"), error: add("error"), info: add("info") };

/** Takes the messages nobody has shown yet. */
export function takeToasts(): ToastMessage[] {
  return waiting.splice(0);
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasToasts(): boolean {
  return waiting.length > 0;
}
