/** Ends with 0 if what listens on this port of the machine says that it is alive, and with 1 otherwise. */
const [port = ""] = process.argv.slice(2);
try {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.cause : error);
  process.exitCode = 1;
}
