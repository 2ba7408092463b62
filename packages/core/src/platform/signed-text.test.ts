import { describe, expect, it } from "vitest";

import { loadConfig } from "#platform/config.ts";
import { secretKey } from "#platform/secret-key.ts";
import { signed, verified } from "#platform/signed-text.ts";

const config = loadConfig({ PLUMBLINE_SECRET_KEY: "a secret of this installation alone" });

describe("a signed text", () => {
  it("is read back by the installation that signed it", async () => {
    const token = await signed(config, "user-1 all");
    expect(token).toMatch(/^[\w-]+\.[\w-]{22}$/u);
    expect(await verified(config, token)).toBe("user-1 all");
  });

  it("is refused once a letter of it is another one", async () => {
    const [text, signature] = (await signed(config, "user-1 all")).split(".");
    const other = Buffer.from("user-2 all").toString("base64url");
    for (const forged of [
      `${other}.${signature}`,
      `${text}.`,
      `${text}.AAAA`,
      `${text}`,
      "",
      "...",
      `${text}.${signature}.x`,
    ])
      expect(await verified(config, forged)).toBeNull();
  });

  it("of another installation is refused", async () => {
    const foreign = loadConfig({ PLUMBLINE_SECRET_KEY: "the secret of some other installation" });
    expect(await verified(config, await signed(foreign, "user-1 all"))).toBeNull();
  });

  it("has a key of its own, which is good for nothing else", async () => {
    const purposes = ["stored secrets", "signed links", "test checkouts", "outbox", "backups"] as const;
    const keys = await Promise.all(purposes.map((purpose) => secretKey(config, purpose)));
    expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(purposes.length);
    expect(keys.map((key) => key.length)).toEqual(purposes.map(() => 32));
  });
});
