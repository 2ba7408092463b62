const { apply } = Reflect;

/**
 * Runs in the page's own world before its scripts. Once the event of that name was heard, what is sent over web
 * sockets goes to the binding instead of to the server.
 */
export function holdSockets(bindingName: string): void {
  const binding: unknown = Reflect.get(globalThis, bindingName);
  Reflect.deleteProperty(globalThis, bindingName);
  const owner = globalThis.WebSocket?.prototype;
  if (typeof binding !== "function" || owner === undefined) return;
  const { stringify } = JSON;
  const send: unknown = Reflect.get(owner, "send");
  if (typeof send !== "function") return;
  let isHeld = false;
  const hold = () => {
    isHeld = true;
  };
  addEventListener(bindingName, hold, { once: true });
  const held = function (this: WebSocket, ...args: unknown[]): unknown {
    if (!isHeld) return apply(send, this, args);
    const body = typeof args[0] === "string" ? args[0] : "";
    apply(binding, undefined, [stringify({ url: this.url, body: body.slice(0, 8192) })]);
    return undefined;
  };
  Reflect.defineProperty(owner, "send", { value: held, writable: true, configurable: true });
}
