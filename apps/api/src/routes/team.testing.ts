import { listTeam } from "@plumbline/contract/team";
import type { Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { expect } from "vitest";

import type { TestApi } from "#api.testing.ts";

export const PATH = "/api/client-auth/team";
export const NEW_PASSWORD = "Fresh-Bread-7";
export const DORA = { email: " Dora@Cast.example ", name: "Dora Dale", role: "member" };

/** What people do with a team, through the API. */
export function teamCalls(api: () => TestApi) {
  async function teamOf(person: Person) {
    const { status, body } = await api().send(person, { url: PATH });
    expect(status).toBe(200);
    return listTeam.output.parse(body).data.members;
  }

  function post(person: Person | null, path: string, payload?: object) {
    return api().send(person, { method: "POST", url: `${PATH}${path}`, ...(payload && { payload }) });
  }

  async function invite(person: Person, payload: object = DORA): Promise<string> {
    const { status, body } = await post(person, "/invite", payload);
    expect(status).toBe(200);
    return (body["data"] as { member: { id: string } }).member.id;
  }

  function setRole(person: Person, { userId }: { userId: string }, role: string) {
    return api().send(person, { method: "PUT", url: `${PATH}/${userId}`, payload: { role } });
  }

  function remove(person: Person, { userId }: { userId: string }) {
    return api().send(person, { method: "DELETE", url: `${PATH}/${userId}` });
  }

  /** The newest mail to an address. */
  async function mailOf(email: string): Promise<string> {
    const { rows } = await api().services.db.execute<{ text: string }>(
      sql`select text from mails where recipient = ${email} order by id desc limit 1`,
    );
    return rows[0]!.text;
  }

  /** The token in that mail. */
  async function tokenFor(email: string): Promise<string> {
    return /\/accept-invite#([\w-]{43})\n/u.exec(await mailOf(email))![1]!;
  }

  function look(token: string) {
    return api().send(null, { method: "POST", url: "/api/auth/invite", payload: { token } });
  }

  function accept(token: string, newPassword = NEW_PASSWORD) {
    return api().send(null, {
      method: "POST",
      url: "/api/auth/accept-invite",
      payload: { token, newPassword },
    });
  }

  return { teamOf, post, invite, setRole, remove, mailOf, tokenFor, look, accept };
}
