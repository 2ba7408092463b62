/** One call or listener, as sent over the binding. */
export interface DeviceSighting {
  what:
    | "canvas"
    | "canvas-font"
    | "audio"
    | "webgl"
    | "webrtc"
    | "position"
    | "notifications"
    | "camera"
    | "microphone"
    | "listener";
  stack: string;
  event?: string;
  target?: string;
}

type Note = (sighting: Omit<DeviceSighting, "stack">) => void;

const TYPING = new Set(["keydown", "keyup", "keypress", "input", "beforeinput", "change"]);
/** Of each kind; beyond this nothing new is learned, and taking stacks would slow the page down. */
const SIGHTING_LIMIT = 100;
/** Drawings smaller than this cannot tell devices apart; icons and emoji tests are such. */
const SMALLEST_CANVAS_PIXELS = 16 * 16;
const UNMASKED_VENDOR = 0x92_45;
const UNMASKED_RENDERER = 0x92_46;
const { apply, construct } = Reflect;

/**
 * Runs in the page's own world before its scripts: tells the use of functions that can tell devices apart, who asks
 * where the visitor is, may send notifications or record, and who listens to typing. Calls go through unchanged.
 */
export function watchDevice(bindingName: string): void {
  const binding: unknown = Reflect.get(globalThis, bindingName);
  Reflect.deleteProperty(globalThis, bindingName);
  if (typeof binding !== "function") return;
  const note = noteTo(binding);
  watchCanvas(note);
  watchMethod(globalThis.OfflineAudioContext?.prototype, "startRendering", () => note({ what: "audio" }));
  watchGraphics(note);
  watchPeerConnections(note);
  for (const method of ["getCurrentPosition", "watchPosition"])
    watchMethod(globalThis.Geolocation?.prototype, method, () => note({ what: "position" }));
  watchNotifications(note);
  watchMethod(globalThis.MediaDevices?.prototype, "getUserMedia", (_self, wanted) => {
    if (isWanted(wanted, "video")) note({ what: "camera" });
    if (isWanted(wanted, "audio")) note({ what: "microphone" });
  });
  watchMethod(EventTarget.prototype, "addEventListener", (self, event) => {
    if (typeof event !== "string" || !TYPING.has(event)) return;
    const target = self instanceof Node ? self.nodeName.replace("#", "").toLowerCase() : "window";
    note({ what: "listener", event, target });
  });
}

function isWanted(constraints: unknown, kind: "video" | "audio"): boolean {
  return typeof constraints === "object" && constraints !== null && Boolean(Reflect.get(constraints, kind));
}

function noteTo(binding: Function): Note {
  const { stringify } = JSON;
  const counts = new Map<string, number>();
  return (sighting) => {
    const count = (counts.get(sighting.what) ?? 0) + 1;
    counts.set(sighting.what, count);
    if (count > SIGHTING_LIMIT) return;
    const told: DeviceSighting = { ...sighting, stack: new Error("seen").stack ?? "" };
    apply(binding, undefined, [stringify(told)]);
  };
}

function watchMethod(
  owner: object | undefined,
  method: string,
  seen: (self: unknown, firstArgument: unknown) => void,
): void {
  const original: unknown = owner === undefined ? undefined : Reflect.get(owner, method);
  if (owner === undefined || typeof original !== "function") return;
  const watched = {
    [method](this: unknown, ...args: unknown[]): unknown {
      seen(this, args[0]);
      return apply(original, this, args);
    },
  };
  Reflect.defineProperty(owner, method, { value: watched[method], writable: true, configurable: true });
}

function watchCanvas(note: Note): void {
  const drawing = (self: unknown): void => {
    const canvas = self instanceof CanvasRenderingContext2D ? self.canvas : self;
    if (!(canvas instanceof HTMLCanvasElement || canvas instanceof OffscreenCanvas)) return;
    if (canvas.width * canvas.height > SMALLEST_CANVAS_PIXELS) note({ what: "canvas" });
  };
  const context = globalThis.CanvasRenderingContext2D?.prototype;
  watchMethod(globalThis.HTMLCanvasElement?.prototype, "toDataURL", drawing);
  watchMethod(globalThis.HTMLCanvasElement?.prototype, "toBlob", drawing);
  watchMethod(globalThis.OffscreenCanvas?.prototype, "convertToBlob", drawing);
  watchMethod(context, "getImageData", drawing);
  watchMethod(context, "measureText", () => note({ what: "canvas-font" }));
}

/** The names of the graphics card and its driver (WEBGL_debug_renderer_info), and what it draws. */
function watchGraphics(note: Note): void {
  const contexts = [
    globalThis.WebGLRenderingContext?.prototype,
    globalThis.WebGL2RenderingContext?.prototype,
  ];
  for (const context of contexts) {
    watchMethod(context, "getParameter", (_self, parameter) => {
      if (parameter === UNMASKED_VENDOR || parameter === UNMASKED_RENDERER) note({ what: "webgl" });
    });
    watchMethod(context, "readPixels", () => note({ what: "webgl" }));
  }
}

function watchPeerConnections(note: Note): void {
  const Peer: unknown = Reflect.get(globalThis, "RTCPeerConnection");
  if (typeof Peer !== "function") return;
  const watched = new Proxy(Peer, {
    construct(target, args: unknown[], newTarget): object {
      note({ what: "webrtc" });
      return asObject(construct(target, args, newTarget));
    },
  });
  const property = { value: watched, writable: true, configurable: true };
  Reflect.defineProperty(globalThis, "RTCPeerConnection", property);
}

/** `new` yields an object, whatever the declared type says. */
function asObject(made: unknown): object {
  return made as object;
}

/** A browser without windows says that notifications are refused, and many scripts then don't ask; visitors have yet to answer. */
function watchNotifications(note: Note): void {
  const { Notification: asked, PushManager: pushed } = globalThis;
  if (asked !== undefined)
    Reflect.defineProperty(asked, "permission", { get: () => "default", configurable: true });
  watchMethod(asked, "requestPermission", () => note({ what: "notifications" }));
  watchMethod(pushed?.prototype, "subscribe", () => note({ what: "notifications" }));
}
