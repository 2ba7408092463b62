import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";

import { seal } from "#platform/secret-box.ts";
import { newTotpSecret } from "#two-factor/totp.ts";
import { confirmAuthenticator, storeUnconfirmed } from "#two-factor/two-factor.queries.ts";
import { useCode } from "#two-factor/use-code.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

it("takes the code a phone shows now, though the sandbox's clock is months ahead", async () => {
  const { userId } = (await createCast(services)).alice;
  const outside = services.clock.now();
  const plain = newTotpSecret();
  const secret = await seal(services.config, { text: plain, owner: userId });
  await storeUnconfirmed(services.db, { userId, secret, now: outside });
  await confirmAuthenticator(services.db, { userId, secret, step: 0, now: outside });
  const moved = new Date(outside.getTime() + 60 * 24 * 60 * 60 * 1000);
  const ahead = { ...services, clock: { now: () => moved, unmoved: () => outside } };
  const shownAt = (moment: Date) =>
    TOTP.generate({ secret: Secret.fromBase32(plain), timestamp: moment.getTime() });
  expect(await useCode(ahead, { userId, code: shownAt(moved) })).toBeNull();
  expect(await useCode(ahead, { userId, code: shownAt(outside) })).toBe("authenticator");
});
