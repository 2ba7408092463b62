import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { once } from "node:events";
import http from "node:http";
import net from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { launchBrowser } from "#browser/launch.ts";
import { createEgressPolicy } from "#egress/policy.ts";
import { startGuardingProxy, type GuardingProxy } from "#egress/proxy.ts";
import { serveLoopback } from "#loopback-site.testing.ts";

/** Every road by which a page could reach `secret`; each with a mark of its own. */
function hostilePage(secret: number, udp: number): string {
  const literal = `http://127.0.0.1:${secret}`;
  return `<!doctype html><title>hostile</title>
    <iframe src="${literal}/iframe"></iframe>
    <img src="http://2130706433:${secret}/decimal">
    <img src="http://0x7f000001:${secret}/hex">
    <img src="http://[::ffff:127.0.0.1]:${secret}/mapped">
    <img src="http://inside.test:${secret}/name">
    <img src="/redirect-to-private">
    <iframe src="file:///etc/passwd"></iframe>
    <link rel="prefetch" href="${literal}/prefetch">
    <link rel="preconnect" href="${literal}">
    <link rel="dns-prefetch" href="http://inside.test">
    <video src="${literal}/video" preload="auto"></video>
    <object data="${literal}/object"></object>
    <script>
      const literal = "${literal}";
      const quiet = () => {};
      const tries = [
        fetch(literal + "/fetch", { mode: "no-cors" }),
        fetch(literal + "/post", { method: "POST", mode: "no-cors", body: "x" }),
        new Promise((done) => { const s = new WebSocket("ws://127.0.0.1:${secret}/socket"); s.onerror = s.onopen = done; }),
        new Promise((done) => { const s = new EventSource(literal + "/events"); s.onerror = s.onopen = done; }),
        new Promise((done) => { const w = new Worker(URL.createObjectURL(new Blob(
          ["fetch('" + literal + "/worker', { mode: 'no-cors' }).catch(() => {}).then(() => postMessage(1))"]))); w.onmessage = done; }),
        navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready)
          .then((r) => new Promise((done) => { navigator.serviceWorker.onmessage = done; r.active.postMessage(literal); })),
        new WebTransport("https://127.0.0.1:${udp}/transport").ready,
        (async () => {
          const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${udp}" }] });
          peer.createDataChannel("x");
          const gathered = new Promise((done) => { peer.onicegatheringstatechange = () => peer.iceGatheringState === "complete" && done(); });
          await peer.setLocalDescription();
          await gathered;
        })(),
      ];
      navigator.sendBeacon(literal + "/beacon", "x");
      Promise.allSettled(tries).then(() => { document.title = "done"; });
    </script>`;
}

const SERVICE_WORKER = `onmessage = (event) => {
  fetch(event.data + "/service-worker", { mode: "no-cors" }).catch(() => {}).then(() => event.source.postMessage(1));
};`;

describe("the guarding proxy", () => {
  let asked: string[];
  let secret: http.Server;
  let udp: UdpSocket;
  let site: http.Server;
  let proxy: GuardingProxy | null;

  beforeEach(async () => {
    asked = [];
    proxy = null;
    secret = http.createServer((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(200, { "access-control-allow-origin": "*" }).end("secret");
    });
    secret.on("upgrade", (request, socket) => {
      asked.push(request.url ?? "");
      socket.destroy();
    });
    udp = createSocket("udp4").on("message", () => asked.push("udp"));
    udp.bind(0, "127.0.0.1");
    site = http.createServer((request, response) => {
      if (request.url === "/redirect-to-private") {
        response.writeHead(302, { location: `http://127.0.0.1:${portOf(secret)}/redirected` }).end();
      } else if (request.url === "/worker.js") {
        response.writeHead(200, { "content-type": "text/javascript" }).end(SERVICE_WORKER);
      } else {
        response.writeHead(200, { "content-type": "text/html" });
        response.end(hostilePage(portOf(secret), udp.address().port));
      }
    });
    secret.listen(0, "127.0.0.1");
    site.listen(0, "127.0.0.1");
    await Promise.all([once(secret, "listening"), once(site, "listening"), once(udp, "listening")]);
  });

  afterEach(async () => {
    await proxy?.close();
    udp.close();
    for (const server of [secret, site]) {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    }
  });

  /** Ports are opened, so that the address alone decides. */
  async function startProxy(allowed: string[]): Promise<GuardingProxy> {
    const resolve = async (): Promise<string[]> => ["127.0.0.1"];
    proxy = await startGuardingProxy(
      createEgressPolicy(allowed, { resolve, ports: new Set([portOf(secret), udp.address().port]) }),
    );
    return proxy;
  }

  async function openHostilePage(proxyUrl: string): Promise<void> {
    const browser = await launchBrowser({ proxyUrl });
    try {
      const page = await browser.puppeteer.newPage();
      await page.goto(`http://localhost:${portOf(site)}/`);
      await page.waitForFunction(() => document.title === "done");
    } finally {
      await browser.close();
    }
  }

  it("lets no road of a page reach a private address", async () => {
    const guard = await startProxy([`localhost:${portOf(site)}`]);
    await openHostilePage(guard.url);
    expect(asked).toEqual([]);
    expect(guard.failureOf(`http://127.0.0.1:${portOf(secret)}/`)?.code).toBe("private-address");
    expect(guard.failureOf(`http://inside.test:${portOf(secret)}/`)?.code).toBe("private-address");
  });

  it("would see each of these roads, were the address allowed", async () => {
    const port = portOf(secret);
    const guard = await startProxy([
      `localhost:${portOf(site)}`,
      `127.0.0.1:${port}`,
      `inside.test:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
    ]);
    await openHostilePage(guard.url);
    const roads = ["iframe", "decimal", "hex", "name", "redirected", "fetch", "post", "socket", "events"];
    roads.push("worker", "service-worker", "beacon", "video", "object");
    expect(asked).toEqual(expect.arrayContaining(roads.map((road) => `/${road}`)));
  });

  it("tells an unknown host from a dead one, and forgets both once they answer", async () => {
    const answers: string[][] = [];
    const policy = createEgressPolicy([`gone.test:${portOf(site)}`], {
      resolve: async () =>
        answers.shift() ?? Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" })),
    });
    proxy = await startGuardingProxy(policy);
    const address = `http://gone.test:${portOf(site)}/`;
    await expect(viaProxy(proxy.url, address)).rejects.toThrow(/hang up|reset/);
    expect(proxy.failureOf(address)?.code).toBe("unknown-host");
    answers.push(["127.0.0.1"]);
    await expect(viaProxy(proxy.url, address)).resolves.toBe(200);
    expect(proxy.failureOf(address)).toBeNull();
  });

  it("keeps apart why two addresses of one host gave nothing", async () => {
    const odd = await serveLoopback((request, response) => {
      if (request.url === "/garbage") response.socket?.end("HELLO\r\n\r\n");
      else if (request.url === "/reset") response.destroy();
      else response.end("fine");
    });
    proxy = await startProxy([odd.host]);
    for (const path of ["/reset", "/garbage"]) {
      await expect(viaProxy(proxy.url, odd.origin + path)).rejects.toThrow(/hang up|reset/);
    }
    expect(proxy.failureOf(`${odd.origin}/reset`)?.code).toBe("connection-failed");
    expect(proxy.failureOf(`${odd.origin}/garbage`)?.code).toBe("bad-answer");
    expect(proxy.failureOf(`${odd.origin}/fine`)).toBeNull();
    await odd.close();
  });

  it.each([
    ["no HTTP", "\x00\x01\x02\x03\r\n\r\n"],
    ["a relative address", "GET /relative HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["CONNECT to no host", "CONNECT : HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["CONNECT to a path", "CONNECT /etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["CONNECT to a far port", "CONNECT example.org:99999 HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a user in the host", "CONNECT a@127.0.0.1:80 HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a huge header", `GET http://x/ HTTP/1.1\r\nX: ${"y".repeat(200_000)}\r\n\r\n`],
    ["another scheme", "GET file:///etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("survives %s", async (_what, bytes) => {
    const guard = await startProxy([`localhost:${portOf(site)}`]);
    const socket = net.connect(Number(new URL(guard.url).port), "127.0.0.1");
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => {});
    socket.resume().write(bytes);
    await closed;
    await expect(viaProxy(guard.url, `http://localhost:${portOf(site)}/`)).resolves.toBe(200);
  });
});

function portOf(server: http.Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Status of a GET that asks the proxy. */
async function viaProxy(proxyUrl: string, address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = http.get(proxyUrl, { path: address, agent: false }, (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  request.on("error", reject);
  return await promise;
}
