/** What stands above that many things to do first, in mails and on the dashboard. */
export function actionsHeading(actions: number): string {
  if (actions === 0) return "What to do first";
  return actions === 1 ? "Do this first" : `Do these ${actions} things first`;
}
