import { describe, expect, it } from "vitest";

import { toEgressError } from "./egress-error.ts";

describe("words for what Node throws", () => {
  it("say why there is no secure connection, without Node's advice to those who start it", () => {
    const message =
      "self-signed certificate; if the root CA is installed locally, try running Node.js with --use-system-ca";
    const thrown = Object.assign(new Error(message), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
    expect(toEgressError(thrown, "shop.example").message).toBe(
      "No secure connection to shop.example: self-signed certificate.",
    );
  });
});
