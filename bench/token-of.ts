/** Logs in to a running API and answers the session's token. */
export async function tokenOf(url: string, login: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/client-auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...login, rememberMe: true }),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`);
  const { token }: { token: string } = await answer.json();
  return token;
}
