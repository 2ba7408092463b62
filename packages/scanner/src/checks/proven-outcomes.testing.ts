/** Ids of the checks of which the present test file proves every outcome. */
const proven = new Set<string>();

/** Notes that a test file proves every outcome of a check. */
export function noteProven(id: string): void {
  proven.add(id);
}

/** Whether the present test file proved every outcome of a check; asked once, at its end. */
export function takeProven(id: string): boolean {
  return proven.delete(id);
}
