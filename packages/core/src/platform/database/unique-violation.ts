/** The name of the unique constraint that refused a row, or null when the error is another one. */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !("code" in cause) || cause.code !== "23505") return null;
  return "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : "";
}
