import { describe, expect, it } from "vitest";

import { explainNetworkError } from "./navigation-failure.ts";

describe("why the browser could not open a page", () => {
  it("tells a port that browsers refuse from what is no address of a page", () => {
    expect(explainNetworkError("net::ERR_UNSAFE_PORT", "http://shop.example:6000/").words).toBe(
      "Browsers refuse to open shop.example:6000, because its port belongs to another service. Use another port.",
    );
    expect(explainNetworkError("net::ERR_UNKNOWN_URL_SCHEME", "foo://shop").words).toBe(
      "This is not the address of a page.",
    );
  });
});
