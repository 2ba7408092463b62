import { OPS_IDLE_MINUTES, OPS_SESSION_HOURS } from "@plumbline/contract/ops-terms";
import { addOperator, removeOperator, resetOperator } from "@plumbline/core/operators/add-operator";
import { TRIES_PER_ACCOUNT } from "@plumbline/core/sign-in/throttle";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { newOperator, OPERATOR, OPERATOR_PASSWORD, operatorsCode } from "#ops.testing.ts";

const STEP_MS = 30_000;

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ environment: { API_RATE_LIMITED: "false" } });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.db.execute(sql`truncate operators, sign_in_throttles, audit_log cascade`);
});

async function post(path: string, payload: object, from: { token?: string; remoteAddress?: string } = {}) {
  const headers = from.token === undefined ? {} : { authorization: `Bearer ${from.token}` };
  const remoteAddress = from.remoteAddress ?? "192.0.2.1";
  const url = `/api/ops/${path}`;
  const { status, body } = await api.send(null, { method: "POST", url, payload, headers, remoteAddress });
  return { status, code: body["code"], data: body["data"] as Record<string, unknown> };
}

async function me(token: string): Promise<{ status: number; code: unknown }> {
  const headers = { authorization: `Bearer ${token}` };
  const { status, body } = await api.send(null, { url: "/api/ops/me", headers });
  return { status, code: body["code"] };
}

async function acts(): Promise<Record<string, unknown>[]> {
  const { rows } = await api.services.db.execute(
    sql`select action, actor_kind, operator_id, address from audit_log where action like 'operator.%' order by id`,
  );
  return rows;
}

const login = (password: string, remoteAddress?: string) =>
  post("login", { email: OPERATOR.email, password }, remoteAddress === undefined ? {} : { remoteAddress });

describe("an operator who was added", () => {
  it("is in only once a password of their own and a second factor are set up", async () => {
    const added = await addOperator(api.services, OPERATOR);
    const { data } = await login(added!.temporaryPassword);
    expect(data).toEqual({ next: "set-up", session: expect.any(String) });
    const { session } = data;
    expect(await post("complete-second-factor", { session, code: "123456" })).toMatchObject({
      status: 401,
      code: "second-factor.session-invalid",
    });
    const secret = String((await post("begin-set-up", { session })).data["secret"]);
    const wrong = { session, newPassword: OPERATOR_PASSWORD, code: operatorsCode(api.services, secret, 9) };
    expect(await post("complete-set-up", wrong)).toMatchObject({ code: "second-factor.code-invalid" });
    const code = operatorsCode(api.services, secret);
    const same = { session, newPassword: added!.temporaryPassword, code };
    expect((await post("complete-set-up", same)).status).toBe(400);
    const weak = { session, newPassword: "Password1!", code };
    expect(await post("complete-set-up", weak)).toMatchObject({ code: "password.common" });
    const entered = await post("complete-set-up", { session, newPassword: OPERATOR_PASSWORD, code });
    expect(entered.data).toMatchObject({ operator: { ...OPERATOR, recoveryCodesLeft: 10 } });
    expect(await me(String(entered.data["token"]))).toMatchObject({ status: 200 });
    const again = await post("complete-set-up", { session, newPassword: OPERATOR_PASSWORD, code });
    expect(again).toMatchObject({ code: "second-factor.session-invalid" });
  });

  it("cannot use the temporary password after a week, nor once it was replaced", async () => {
    const added = await addOperator(api.services, OPERATOR);
    api.services.clock.advance(8 * 24 * 3_600_000);
    expect(await login(added!.temporaryPassword)).toMatchObject({ code: "operator.password-expired" });
    const reset = await resetOperator(api.services, OPERATOR.email);
    expect((await login(added!.temporaryPassword)).code).toBe("login.failed");
    expect((await login(reset!.temporaryPassword)).data).toMatchObject({ next: "set-up" });
  });

  it("is added once to an address, whatever its case", async () => {
    await addOperator(api.services, OPERATOR);
    expect(await addOperator(api.services, { ...OPERATOR, email: "OLGA@plumbline.example" })).toBeNull();
  });
});

describe("an operator's sign-in", () => {
  it("takes the password and then a code, which works once", async () => {
    const { secret } = await newOperator(api);
    api.services.clock.advance(STEP_MS);
    const code = operatorsCode(api.services, secret);
    const first = (await login(OPERATOR_PASSWORD)).data;
    expect(first).toEqual({ next: "second-factor", session: expect.any(String) });
    const entered = await post("complete-second-factor", { session: first["session"], code });
    expect(await me(String(entered.data["token"]))).toMatchObject({ status: 200 });
    const second = (await login(OPERATOR_PASSWORD)).data;
    expect(await post("complete-second-factor", { session: second["session"], code })).toMatchObject({
      status: 400,
      code: "second-factor.code-invalid",
    });
  });

  it("takes each recovery code once", async () => {
    const { recoveryCodes } = await newOperator(api);
    const enter = async () => {
      const { session } = (await login(OPERATOR_PASSWORD)).data;
      return post("complete-second-factor", { session, code: recoveryCodes[0] });
    };
    expect((await enter()).data).toMatchObject({ operator: { recoveryCodesLeft: 9 } });
    expect((await enter()).code).toBe("second-factor.code-invalid");
  });

  it("is refused alike for a wrong password, an unknown address and a client's account", async () => {
    await newOperator(api);
    const answers = [
      await login("Wrong-Ground-77"),
      await post("login", { email: "nobody@plumbline.example", password: OPERATOR_PASSWORD }),
      await post("login", { email: api.cast.alice.email, password: CAST_PASSWORD }),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      answers.map(() => [401, "login.failed"]),
    );
  });

  it("an operator's password opens nothing at the clients' login", async () => {
    await newOperator(api);
    const payload = { email: OPERATOR.email, password: OPERATOR_PASSWORD };
    const url = "/api/client-auth/login";
    expect((await api.send(null, { method: "POST", url, payload })).status).toBe(401);
  });

  it("is delayed after many wrong passwords, but not where the operator has signed in", async () => {
    await newOperator(api);
    for (let tried = 0; tried < TRIES_PER_ACCOUNT; tried += 1) await login("Wrong-1", "198.51.100.7");
    expect((await login(OPERATOR_PASSWORD, "198.51.100.8")).code).toBe("login.throttled");
    // The network of the set-up, which tests call from.
    expect((await login(OPERATOR_PASSWORD, "127.0.0.1")).data).toMatchObject({ next: "second-factor" });
  });

  it("the second step takes five tries", async () => {
    const { secret } = await newOperator(api);
    api.services.clock.advance(STEP_MS);
    const { session } = (await login(OPERATOR_PASSWORD)).data;
    const wrong = operatorsCode(api.services, secret, 9);
    for (let tried = 0; tried < 5; tried += 1) await post("complete-second-factor", { session, code: wrong });
    const right = operatorsCode(api.services, secret);
    expect((await post("complete-second-factor", { session, code: right })).code).toBe(
      "second-factor.session-invalid",
    );
  });
});

describe("an operator's session", () => {
  it("ends when it is left unused, which polling does not prevent, and after twelve hours in any case", async () => {
    const { token } = await newOperator(api);
    const { clock } = api.services;
    const poll = () =>
      api.send(null, { url: "/api/ops/queue", headers: { authorization: `Bearer ${token}` } });
    clock.advance((OPS_IDLE_MINUTES - 1) * 60_000);
    expect((await poll()).status).toBe(200);
    expect((await me(token)).status).toBe(200);
    clock.advance((OPS_IDLE_MINUTES - 1) * 60_000);
    expect((await poll()).status).toBe(200);
    clock.advance(60_000);
    expect(await me(token)).toEqual({ status: 401, code: "session.idle" });
    await removeOperator(api.services, OPERATOR.email);
    const other = await newOperator(api);
    for (let hours = 0; hours < OPS_SESSION_HOURS * 6; hours += 1) {
      await me(other.token);
      clock.advance(10 * 60_000);
    }
    expect(await me(other.token)).toEqual({ status: 401, code: "session.expired" });
  });

  it("ends at once with a sign-out, a reset and a removal", async () => {
    const { token } = await newOperator(api);
    await post("logout", {}, { token });
    expect((await me(token)).status).toBe(401);
    await removeOperator(api.services, OPERATOR.email);
    const second = await newOperator(api);
    await resetOperator(api.services, OPERATOR.email);
    expect((await me(second.token)).status).toBe(401);
    await removeOperator(api.services, OPERATOR.email);
    const third = await newOperator(api);
    await removeOperator(api.services, OPERATOR.email);
    expect((await me(third.token)).status).toBe(401);
  });

  it("stands in the audit log with its operator and address, as do failed tries", async () => {
    await newOperator(api);
    await login("Wrong-Ground-77", "198.51.100.7");
    const signedIn = { actor_kind: "operator", operator_id: expect.any(String), address: "127.0.0.1" };
    expect(await acts()).toEqual([
      { action: "operator.added", actor_kind: "operator", operator_id: null, address: null },
      { action: "operator.set-up", ...signedIn },
      { action: "operator.signed-in", ...signedIn },
      {
        action: "operator.sign-in-failed",
        actor_kind: "system",
        operator_id: expect.any(String),
        address: "198.51.100.7",
      },
    ]);
  });
});
