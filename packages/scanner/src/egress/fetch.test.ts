import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import net from "node:net";
import { gzipSync } from "node:zlib";

import { afterEach, describe, expect, it } from "vitest";

import { guardedFetch, guardedFetchText } from "#egress/fetch.ts";
import { createEgressPolicy, type Resolver } from "#egress/policy.ts";

const running: (http.Server | net.Server)[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) {
    if (server instanceof http.Server) server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
});

async function listen(server: http.Server | net.Server): Promise<number> {
  running.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function serve(listener: RequestListener): Promise<number> {
  return await listen(http.createServer(listener));
}

function optionsFor(allowed: string[], resolve?: Resolver) {
  const ports = new Set(allowed.map((entry) => Number(entry.split(":").at(-1))));
  const policy = createEgressPolicy(allowed, resolve ? { resolve, ports } : { ports });
  return { policy, userAgent: "PlumblineBot/1.0" };
}

describe("the guarded HTTP client", () => {
  it("brings status, repeated headers and decoded text", async () => {
    const port = await serve((_request, response) => {
      response.writeHead(
        404,
        [
          ["Set-Cookie", "a=1"],
          ["Set-Cookie", "b=2"],
          ["Content-Type", "text/plain; charset=iso-8859-1"],
          ["Content-Encoding", "gzip"],
        ].flat(),
      );
      response.end(gzipSync(Buffer.from("gr\xfcn", "latin1")));
    });
    const answer = await guardedFetchText(`http://127.0.0.1:${port}/`, optionsFor([`127.0.0.1:${port}`]));
    expect(answer).toMatchObject({ status: 404, body: "grün", truncated: false, redirects: [] });
    expect(answer.headers.filter(([name]) => name === "set-cookie")).toEqual([
      ["set-cookie", "a=1"],
      ["set-cookie", "b=2"],
    ]);
  });

  it("follows redirects and tells each hop", async () => {
    const port = await serve((request, response) => {
      if (request.url === "/a") response.writeHead(301, { location: "/b" }).end();
      else response.end(request.url);
    });
    const answer = await guardedFetchText(`http://127.0.0.1:${port}/a`, optionsFor([`127.0.0.1:${port}`]));
    expect(answer.body).toBe("/b");
    expect(answer.redirects).toEqual([
      { url: `http://127.0.0.1:${port}/a`, status: 301, location: `http://127.0.0.1:${port}/b` },
    ]);
  });

  it("refuses a redirect to a private address without asking it", async () => {
    let asked = 0;
    const secret = await serve((_request, response) => response.end(String(++asked)));
    const site = await serve((_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${secret}/` }).end();
    });
    const options = optionsFor([`127.0.0.1:${site}`]);
    const policy = { ...options.policy, ports: new Set([secret]) };
    await expect(guardedFetch(`http://127.0.0.1:${site}/`, { ...options, policy })).rejects.toMatchObject({
      code: "private-address",
    });
    expect(asked).toBe(0);
  });

  it.each(["file:///etc/passwd", "data:text/html,x"])("refuses a redirect to %s", async (location) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(
      guardedFetch(`http://127.0.0.1:${port}/`, optionsFor([`127.0.0.1:${port}`])),
    ).rejects.toMatchObject({ code: "forbidden-scheme" });
  });

  it("refuses a name that resolves to a private address", async () => {
    let asked = 0;
    const port = await serve((_request, response) => response.end(String(++asked)));
    const policy = createEgressPolicy([], { resolve: async () => ["127.0.0.1"], ports: new Set([port]) });
    await expect(
      guardedFetch(`http://inside.example:${port}/`, { policy, userAgent: "x" }),
    ).rejects.toMatchObject({ code: "private-address" });
    expect(asked).toBe(0);
  });

  it("resolves a name once for a connection, so what is dialed is what was checked", async () => {
    let resolved = 0;
    const port = await serve((_request, response) => response.end("hello"));
    const resolve: Resolver = async () => (resolved++ === 0 ? ["127.0.0.1"] : ["127.0.0.2"]);
    const options = optionsFor([`site.example:${port}`], resolve);
    const answer = await guardedFetchText(`http://site.example:${port}/`, options);
    expect([answer.body, resolved]).toEqual(["hello", 1]);
  });

  it("names a redirect loop and a redirect without end", async () => {
    const port = await serve((request, response) => {
      const step = Number(request.url?.slice(1));
      const location = request.url === "/loop" ? "/loop" : `/${step + 1}`;
      response.writeHead(302, { location }).end();
    });
    const options = optionsFor([`127.0.0.1:${port}`]);
    await expect(guardedFetch(`http://127.0.0.1:${port}/loop`, options)).rejects.toMatchObject({
      code: "redirect-loop",
    });
    await expect(guardedFetch(`http://127.0.0.1:${port}/1`, options)).rejects.toMatchObject({
      code: "too-many-redirects",
    });
  });

  it("cuts an endless body and a decompression bomb at the limit", async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024));
    const port = await serve((request, response) => {
      if (request.url === "/bomb") {
        response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
        return;
      }
      const more = (): void => {
        while (!response.destroyed && response.write("x".repeat(10_000)));
      };
      response.on("drain", more);
      more();
    });
    for (const path of ["/endless", "/bomb"]) {
      const answer = await guardedFetch(`http://127.0.0.1:${port}${path}`, {
        ...optionsFor([`127.0.0.1:${port}`]),
        maxBytes: 50_000,
      });
      expect([answer.body.length, answer.truncated]).toEqual([50_000, true]);
    }
  });

  it("gives up on a host that does not answer", async () => {
    const port = await serve(() => {});
    await expect(
      guardedFetch(`http://127.0.0.1:${port}/`, { ...optionsFor([`127.0.0.1:${port}`]), timeoutMs: 50 }),
    ).rejects.toMatchObject({ code: "timeout" });
  });

  it("stops when the scan is stopped", async () => {
    const stop = new AbortController();
    const port = await serve(() => stop.abort());
    await expect(
      guardedFetch(`http://127.0.0.1:${port}/`, {
        ...optionsFor([`127.0.0.1:${port}`]),
        signal: stop.signal,
      }),
    ).rejects.toMatchObject({ code: "aborted" });
  });

  it("names a closed port, a peer without TLS and one that speaks no HTTP", async () => {
    const gone = await serve(() => {});
    const closed = running.pop();
    closed?.close();
    const plain = await listen(
      net.createServer((socket) =>
        socket
          .on("error", () => {})
          .resume()
          .end("hello\r\n"),
      ),
    );
    const options = optionsFor([`127.0.0.1:${gone}`, `127.0.0.1:${plain}`]);
    await expect(guardedFetch(`http://127.0.0.1:${gone}/`, options)).rejects.toMatchObject({
      code: "connection-refused",
    });
    await expect(guardedFetch(`https://127.0.0.1:${plain}/`, options)).rejects.toMatchObject({
      code: "tls-failure",
    });
    await expect(guardedFetch(`http://127.0.0.1:${plain}/`, options)).rejects.toMatchObject({
      code: "bad-answer",
    });
  });
});
