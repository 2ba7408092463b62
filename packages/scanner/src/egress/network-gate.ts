import net, { type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A way to the guarding proxy that can be shut. */
export interface NetworkGate {
  /** `http://127.0.0.1:port`, for use as a proxy. */
  url: string;
  readonly isShut: boolean;
  /** From now on nothing passes. What is sent stays unanswered, so that nobody on the other side hears of an end. */
  shut(): void;
  /**
   * Ends what was sent meanwhile, waits until no one tries again, and lets new connections pass.
   *
   * @param askBrowser ends no sooner than the network of the browser has got round to something new: on a busy machine
   *   it may notice late that a connection is gone, and only then try again
   * @returns whether it is open: whoever never stops trying is never let out
   */
  open(askBrowser: () => Promise<unknown>): Promise<boolean>;
  close(): Promise<void>;
}

/** A browser sends once more, at once, what broke off on a connection it had used before. */
const QUIET_MS = 60;
const MOST_ROUNDS = 20;
/** The first answer may be older than the end of the connections. */
const ASKED_TIMES = 2;

/**
 * Opens a gate before a proxy, for one browser context. It stands outside of the browser: whatever sends,
 * window, worker, frame or open socket, passes here or nowhere.
 */
export async function openNetworkGate(proxyUrl: string): Promise<NetworkGate> {
  const { hostname, port } = new URL(proxyUrl);
  const clients = new Map<Socket, Socket | null>();
  let isShut = false;
  let arrivals = 0;
  const server = net.createServer((client) => {
    arrivals += 1;
    const proxy = isShut ? null : net.connect(Number(port), hostname);
    clients.set(client, proxy);
    client.on("error", () => client.destroy());
    client.once("close", () => {
      clients.get(client)?.destroy();
      clients.delete(client);
    });
    if (proxy === null) client.resume();
    else join(client, proxy, () => clients.get(client) === proxy);
  });
  const shut = (): void => {
    isShut = true;
    for (const [client, proxy] of clients) {
      clients.set(client, null);
      client.unpipe();
      proxy?.destroy();
      client.resume();
    }
  };
  const open: NetworkGate["open"] = async (askBrowser) => {
    for (let round = 0; isShut && round < MOST_ROUNDS; round += 1) {
      for (const client of clients.keys()) client.destroy();
      const before = arrivals;
      await sleep(QUIET_MS);
      for (let asked = 0; asked < ASKED_TIMES; asked += 1) await askBrowser();
      // Whoever tried again is at the door by now, and is let in before this goes on.
      await sleep(0);
      isShut = arrivals !== before;
    }
    return !isShut;
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  // A context that was lost with its browser must not keep the process.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get isShut() {
      return isShut;
    },
    shut,
    open,
    close: async () => {
      for (const client of clients.keys()) client.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

/** Joins both ends; the end of the proxy is the client's end while they belong together. */
function join(client: Socket, proxy: Socket, isJoined: () => boolean): void {
  proxy.on("error", () => proxy.destroy());
  proxy.once("close", () => {
    if (isJoined()) client.destroy();
  });
  client.pipe(proxy);
  proxy.pipe(client);
}
