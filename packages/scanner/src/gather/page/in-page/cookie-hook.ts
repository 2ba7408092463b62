/** One `document.cookie` or `cookieStore` write, as sent over the binding. */
export interface ScriptCookieWrite {
  raw: string;
  /** Stack of the write, to tell which script made it. */
  stack: string;
  /** Address of the document. */
  page: string;
}

/**
 * Runs in the page's own world before its scripts: tells every cookie a script writes and lets it through unchanged.
 * The binding is taken off the window at once, so that the page does not see it.
 */
export function hookCookieWrites(bindingName: string): void {
  const binding: unknown = Reflect.get(globalThis, bindingName);
  Reflect.deleteProperty(globalThis, bindingName);
  if (typeof binding !== "function") return;
  const { stringify } = JSON;
  const { apply } = Reflect;

  function tell(raw: string): void {
    const write: ScriptCookieWrite = {
      raw: raw.slice(0, 8192),
      stack: new Error().stack ?? "",
      page: location.href,
    };
    apply(binding as () => void, undefined, [stringify(write)]);
  }

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  // oxlint-disable-next-line typescript/unbound-method -- taken off its prototype on purpose
  const set = cookie?.set;
  if (set) {
    Object.defineProperty(Document.prototype, "cookie", {
      ...cookie,
      set(this: Document, ...values: string[]) {
        // Whatever the page gives becomes a text here, once: making it may have side effects.
        const raw = values.map(String).join("");
        tell(raw);
        apply(set, this, [raw]);
      },
    });
  }
  // `cookieStore` exists on https pages only.
  if (typeof CookieStore !== "undefined") {
    // oxlint-disable-next-line typescript/unbound-method -- taken off its prototype on purpose
    const store = CookieStore.prototype.set;
    CookieStore.prototype.set = function (this: CookieStore, ...options: [string, string] | [CookieInit]) {
      tell(headerTextOf(options));
      return apply(store, this, options);
    };
  }
}

/** What `cookieStore.set` would be as a `document.cookie` write. */
function headerTextOf([first, second]: [string, string] | [CookieInit]): string {
  const cookie = typeof first === "string" ? { name: first, value: second ?? "" } : first;
  const { name, value, domain, path = "/", expires, sameSite } = { ...EMPTY_COOKIE, ...cookie };
  const parts = [`${name}=${value}`, `Path=${path ?? "/"}`];
  if (domain) parts.push(`Domain=${domain}`);
  if (typeof expires === "number") parts.push(`Expires=${new Date(expires).toUTCString()}`);
  if (sameSite) parts.push(`SameSite=${sameSite}`);
  return `${parts.join("; ")}; Secure`;
}

const EMPTY_COOKIE: CookieInit = { name: "", value: "" };
