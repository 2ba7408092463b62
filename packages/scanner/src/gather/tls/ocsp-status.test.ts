import { describe, expect, it } from "vitest";

import { ocspStatus } from "./ocsp-status.ts";

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 0x80 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);

/** A response about one certificate; `status` is the element that stands for it. */
function responseWith(status: Buffer): Buffer {
  const single = sequence(sequence(Buffer.alloc(200)), status, der(0x18, Buffer.from("20261123120000Z")));
  const data = sequence(
    der(0xa2, Buffer.alloc(22)),
    der(0x18, Buffer.from("20261123120000Z")),
    sequence(single),
  );
  const basic = der(0x04, sequence(data));
  return sequence(der(0x0a, Buffer.from([0])), der(0xa0, sequence(der(0x06, Buffer.from([1])), basic)));
}

describe("the status in an OCSP response", () => {
  it.each([
    ["good", der(0x80)],
    ["revoked", der(0xa1, der(0x18, Buffer.from("20261101120000Z")))],
    ["unknown", der(0x82)],
  ])("is told as %s", (told, status) => {
    expect(ocspStatus(responseWith(status))).toBe(told);
  });

  it("is not known of an error, of another status, and of what is no response", () => {
    expect(ocspStatus(sequence(der(0x0a, Buffer.from([3]))))).toBeNull();
    expect(ocspStatus(responseWith(der(0x85)))).toBeNull();
    expect(ocspStatus(Buffer.alloc(0))).toBeNull();
    expect(ocspStatus(Buffer.from("HTTP/1.1 400 Bad Request"))).toBeNull();
  });

  it("is not known of a response that was cut, wherever", () => {
    const whole = responseWith(der(0x80));
    for (let end = 0; end < whole.length; end += 1) expect(ocspStatus(whole.subarray(0, end))).toBeNull();
  });
});
