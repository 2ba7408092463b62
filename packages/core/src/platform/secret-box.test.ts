import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { type Config, loadConfig } from "#platform/config.ts";
import { seal, unseal } from "#platform/secret-box.ts";

const SECRET = "JBSWY3DPEHPK3PXP";
const owner = "user-1";

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "plumbline-secrets-"));
});
afterEach(() => rm(home, { recursive: true, force: true }));

function configWith(secretKey?: string): Config {
  return loadConfig({ PLUMBLINE_HOME: home, ...(secretKey && { PLUMBLINE_SECRET_KEY: secretKey }) });
}

describe("a stored secret", () => {
  it("is read back with the key of the settings, on any machine", async () => {
    const config = configWith("k".repeat(32));
    const sealed = await seal(config, { text: SECRET, owner });
    expect(sealed).not.toContain(SECRET);
    expect(await seal(config, { text: SECRET, owner })).not.toBe(sealed);
    expect(await unseal(configWith("k".repeat(32)), { sealed, owner })).toBe(SECRET);
    expect(await readdir(home)).toEqual([]);
  });

  it("is read back with the key that was made in the home folder, for its owner's eyes alone", async () => {
    const sealed = await seal(configWith(), { text: SECRET, owner });
    expect(await unseal(configWith(), { sealed, owner })).toBe(SECRET);
    expect(await readdir(home)).toEqual(["secret.key"]);
    expect((await stat(join(home, "secret.key"))).mode & 0o777).toBe(0o600);
  });

  it("has one key, even where several processes need the first at once", async () => {
    const config = configWith();
    const sealed = await Promise.all([1, 2, 3, 4].map(() => seal(config, { text: SECRET, owner })));
    const opened = await Promise.all(sealed.map((it) => unseal(config, { sealed: it, owner })));
    expect(opened).toEqual([SECRET, SECRET, SECRET, SECRET]);
    expect(await readdir(home)).toEqual(["secret.key"]);
    expect(await readFile(join(home, "secret.key"), "utf8")).toMatch(/^[\w-]{43}$/u);
  });

  it("cannot be read with another key, in another row, or after it was changed", async () => {
    const sealed = await seal(configWith("k".repeat(32)), { text: SECRET, owner });
    const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
    await expect(unseal(configWith("l".repeat(32)), { sealed, owner })).rejects.toThrow(
      "A stored secret cannot be decrypted.",
    );
    const config = configWith("k".repeat(32));
    await expect(unseal(config, { sealed, owner: "user-2" })).rejects.toThrow("cannot be decrypted");
    await expect(unseal(config, { sealed: changed, owner })).rejects.toThrow("cannot be decrypted");
    await expect(unseal(config, { sealed: "v1.", owner })).rejects.toThrow("cannot be decrypted");
  });

  it("is never encrypted with a short key", () => {
    expect(() => configWith("k".repeat(31))).toThrow(
      /PLUMBLINE_SECRET_KEY: must have at least 32 characters/u,
    );
  });
});
