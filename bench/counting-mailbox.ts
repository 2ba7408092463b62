import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

import { SMTPServer } from "smtp-server";

/** A port of this machine on which no one listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A mail server that counts what is sent to it. */
export async function countingMailbox(port: number): Promise<{ arrived(): number; close(): Promise<void> }> {
  let arrived = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      stream.resume().once("end", () => {
        arrived += 1;
        done();
      });
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    arrived: () => arrived,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
