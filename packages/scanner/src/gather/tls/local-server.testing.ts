import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

import type { ServerIdentity } from "./certificates.testing.ts";

export interface LocalServer {
  port: number;
  dial: () => Promise<Socket>;
  stop: () => Promise<void>;
}

/** Whether a command is installed on this machine. */
export function isInstalled(command: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;
}

/** `openssl s_server` with these options, on a free loopback port. */
export async function openSslServer(
  identity: ServerIdentity,
  options: readonly string[],
): Promise<LocalServer> {
  const port = await freePort();
  const above = identity.above === null ? [] : ["-cert_chain", identity.above];
  const files = ["-cert", identity.leaf, ...above, "-key", identity.key];
  return await started(
    "openssl",
    ["s_server", "-accept", `127.0.0.1:${port}`, "-www", ...files, ...options],
    port,
  );
}

/** `gnutls-serv` with this priority string, on a free loopback port. */
export async function gnuTlsServer(identity: ServerIdentity, priority: string): Promise<LocalServer> {
  const port = await freePort();
  const files = ["--x509certfile", identity.chain, "--x509keyfile", identity.key];
  return await started(
    "gnutls-serv",
    ["--http", "--quiet", "--port", String(port), "--priority", priority, ...files],
    port,
  );
}

/** A server that answers each connection's first bytes with these, like one of an age no tool can play. */
export async function scriptedServer(
  answer: (hello: Buffer) => Buffer | "close" | "silence",
): Promise<LocalServer> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", (hello) => {
      const reply = answer(Buffer.from(hello));
      if (reply === "close") socket.destroy();
      else if (reply !== "silence") socket.write(reply);
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const port = portOf(server.address());
  return {
    port,
    dial: () => dialLoopback(port),
    stop: () => new Promise((done) => void server.close(() => done())),
  };
}

/** A port no one listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server.address());
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return port;
}

export function dialLoopback(port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect(port, "127.0.0.1");
  socket.once("error", reject);
  socket.once("connect", () => {
    socket.off("error", reject);
    resolve(socket);
  });
  return promise;
}

async function started(command: string, args: readonly string[], port: number): Promise<LocalServer> {
  const child = spawn(command, args, { stdio: ["pipe", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${complaints}`);
    const socket = await dialLoopback(port).catch(() => null);
    if (socket !== null) {
      socket.destroy();
      return { port, dial: () => dialLoopback(port), stop: () => stopped(child) };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error(`${command} did not listen: ${complaints}`);
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve());
  child.kill("SIGKILL");
  await promise;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("not listening on a port");
  return address.port;
}
